/** Harness bundle, "Rules": the caps, and the share of each at which the studio speaks up. */
import type { Figure } from '../../core/format';
import type { Model } from './model';

export const maxFiles = 64;
export const maxFileBytes = 64_000;
export const maxBundleBytes = 512_000;

/** From here on a cap is near: 52 files, 51,200 bytes, 409,600 bytes. */
export const near = (value: number, limit: number): boolean => value >= limit * 0.8 && value <= limit;

/** The bundle's own figures and that of its largest file. */
export function figures(model: Model): Figure[] {
  const all: Figure[] = [
    { id: 'files', title: 'Files', value: model.files.length, limit: maxFiles, unit: 'files' },
    { id: 'bundle-bytes', title: 'Bytes in all', value: model.bytes, limit: maxBundleBytes, unit: 'bytes' },
  ];
  const largest = model.files.reduce<Model['files'][number] | undefined>(
    (best, file) => (best && best.size >= file.size ? best : file),
    undefined,
  );
  if (!largest) return all;
  const { path, size } = largest;
  return [...all, { id: 'file-bytes', title: 'Largest file', value: size, limit: maxFileBytes, unit: 'bytes', path }];
}
