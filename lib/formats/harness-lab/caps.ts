/** Harness bundle, "Rules": the caps, and the share of each at which the studio speaks up. */

export const maxFiles = 64;
export const maxFileBytes = 64_000;
export const maxBundleBytes = 512_000;

/** From here on a cap is near: 52 files, 51,200 bytes, 409,600 bytes. */
export const near = (value: number, limit: number): boolean => value >= limit * 0.8 && value <= limit;
