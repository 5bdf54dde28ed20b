/** A small harness inside a link: `#s1.<check>.<data>`. It lies in the fragment, which no server ever sees. */
import { sha256 } from '../core/digest';
import { fromBase64, toBase64 } from '../core/files';
import type { Harness } from '../core/harness';
import { packZip } from '../core/zip';
import { unpack } from './parcel';
import type { Unpacked } from './protocol';

const version = 's1';
const checkLength = 8;

export async function fragmentOf(harness: Harness): Promise<string> {
  const bytes = packZip(harness);
  const data = toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `#${version}.${(await sha256([bytes])).slice(0, checkLength)}.${data}`;
}

/** Reads a link. Total: a damaged one is explained. */
export async function harnessOfFragment(fragment: string): Promise<Unpacked> {
  const [found, check = '', data = ''] = fragment.slice(1).split('.');
  if (found !== version) {
    return {
      fault: `The link is of version \`${found}\`, which this studio does not know: reload it to have the newest.`,
    };
  }
  const bytes = fromBase64(data.replaceAll('-', '+').replaceAll('_', '/'));
  if ((await sha256([bytes])).slice(0, checkLength) !== check) {
    return { fault: 'The link is damaged: a part of it is missing or changed. Ask for it again, or for a zip.' };
  }
  return unpack(bytes);
}
