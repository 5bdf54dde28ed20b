/** How much of its caps a bundle uses. */
import type { Figure } from '../../core/format';
import { maxBundleBytes, maxFileBytes, maxFiles } from './caps';
import type { Model } from './model';

/** The bundle's own figures and that of its largest file. */
export function figuresOf(model: Model): Figure[] {
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
