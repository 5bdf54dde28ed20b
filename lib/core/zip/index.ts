/** Zip in and out: the one door of this folder. */
export { defaultCaps, type ZipCaps } from './caps';
export type { ZipNotice } from './notice';
export { packZip } from './pack';
export { ZipRefusal } from './refusal';
export { type Refused, type Unpacked, type UnpackOptions, unpackZip } from './unpack';
