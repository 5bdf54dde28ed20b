/** Packing and unpacking, in the worker: exports as one file to download, zips as harnesses. */
import { fileHashes, sha256 } from '../core/digest';
import { harnessOf } from '../core/files';
import type { Export } from '../core/format';
import type { Entry, Harness } from '../core/harness';
import { baseName, type Path } from '../core/path';
import { packZip, unpackZip } from '../core/zip';
import { detect } from '../formats';
import type { ExportMade, Unpacked } from './protocol';

/** An export's bytes: its one file, or a zip of its files. Without an offer it is the harness itself, as a zip. */
export async function exportOf(
  harness: Harness,
  offer: Export | undefined,
  options: Readonly<Record<string, string>>,
  name: string,
): Promise<ExportMade> {
  const blocked = offer?.blocked?.();
  if (blocked !== undefined) throw new Error(blocked);
  const made = offer ? harnessOf(await offer.files(options)) : harness;
  const files = await fileHashes(made);
  const [only] = made;
  const single = made.size === 1 && only && offer && !offer.archive ? singleFile(only) : undefined;
  const bytes = single?.bytes ?? packZip(made);
  const fileName = single ? `${safeName(name)}-${baseName(single.path)}` : `${safeName(name)}.zip`;
  return { fileName, bytes, sha256: await sha256([bytes]), files };
}

const singleFile = ([path, entry]: [Path, Entry]): { path: Path; bytes: Uint8Array<ArrayBuffer> } | undefined =>
  entry.kind === 'file' ? { path, bytes: entry.bytes.slice() } : undefined;

/** A name that every file system takes. */
const safeName = (name: string): string =>
  name.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '') || 'harness';

export const packAll = (harness: Harness): Uint8Array<ArrayBuffer> => packZip(harness);

/** A zip as a harness. A single folder that holds everything is taken off unless what it holds is no harness without it. */
export function unpack(bytes: Uint8Array): Unpacked {
  const likelihood = (harness: Harness): number => detect(harness)[0]?.detection.likelihood ?? 0;
  const unpacked = unpackZip(bytes, { likelihood });
  if ('refused' in unpacked) return { fault: unpacked.refused.message };
  return { harness: owned(unpacked.harness), notes: unpacked.notices.map((notice) => notice.message) };
}

/** Storage and messages copy whole buffers: each file gets one of its own. */
function owned(harness: Harness): Harness {
  const copies = new Map<Path, Entry>();
  for (const [path, entry] of harness) {
    const shared = entry.kind === 'file' && entry.bytes.byteLength !== entry.bytes.buffer.byteLength;
    copies.set(path, shared ? { ...entry, bytes: entry.bytes.slice() } : entry);
  }
  return copies;
}
