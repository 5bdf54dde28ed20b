/** What an archive declares, judged before a byte of it is inflated. */
import { sizeText, type ZipCaps } from './caps';
import { flags } from './layout';
import type { Named } from './named';
import { shown } from './names';
import { ZipRefusal } from './refusal';

/** Deflate cannot shrink beyond this: a larger ratio is a lie. */
const deflateLimit = 1032;

/** Refuses encryption, methods other than stored and deflated, and sizes beyond the caps. */
export function refuseDeclared(named: readonly Named[], archiveSize: number, caps: ZipCaps): void {
  let total = 0;
  let packed = 0;
  for (const one of named) {
    refuseUnreadable(one);
    const { listed, name } = one;
    total += listed.size;
    packed += listed.packedSize;
    if (total > caps.total) {
      throw new ZipRefusal(`With ${shown(name)} the archive unpacks to more than ${sizeText(caps.total)}.`, name);
    }
    // One byte of grace: nothing at all also packs into a byte or two.
    if (listed.size > (listed.packedSize + 1) * deflateLimit || tooDense(listed.size, listed.packedSize, caps)) {
      const ratio = Math.round(listed.size / Math.max(1, listed.packedSize));
      throw new ZipRefusal(`${shown(name)} declares ${ratio} times its packed size; that is a zip bomb.`, name);
    }
  }
  if (packed > archiveSize) {
    throw new ZipRefusal('Several entries share the same data, which no archiver writes; that is a zip bomb.');
  }
  if (tooDense(total, archiveSize, caps)) {
    const size = sizeText(total);
    throw new ZipRefusal(
      `The archive unpacks to ${size}, more than ${caps.ratio} times its own size; that is a zip bomb.`,
    );
  }
}

function refuseUnreadable({ listed, name }: Named): void {
  if (listed.flags & (flags.encrypted | flags.strongEncryption | flags.masked)) {
    throw new ZipRefusal(`${shown(name)} is encrypted; only archives without a password are opened.`, name);
  }
  if (listed.method !== 0 && listed.method !== 8) {
    throw new ZipRefusal(`${shown(name)} is packed by method ${listed.method}; stored and deflated are read.`, name);
  }
}

const tooDense = (size: number, packed: number, caps: ZipCaps): boolean =>
  size > caps.ratioFrom && size > packed * caps.ratio;
