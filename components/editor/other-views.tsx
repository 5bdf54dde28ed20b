import { useEffect, useState } from 'react';
import type { Entry, FileEntry } from '@/lib/core/harness';
import { extensionOf, type Path } from '@/lib/core/path';
import { sizeWords } from '@/lib/studio/words';
import styles from './editor.module.css';

const imageTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

export const isImage = (path: Path): boolean => extensionOf(path) in imageTypes;

/** Everything that is no text, shown as what it is. */
export function OtherView({ path, entry }: { path: Path; entry: Entry }) {
  if (entry.kind === 'directory') return <Plain>An empty folder.</Plain>;
  if (entry.kind === 'symlink') {
    return (
      <Plain>
        A link to <code>{entry.target}</code>. It is kept and exported as it is, and never followed outside of the
        harness.
      </Plain>
    );
  }
  return isImage(path) ? <ImageView path={path} entry={entry} /> : <HexView entry={entry} />;
}

function Plain({ children }: { children: React.ReactNode }) {
  return (
    <div className={styles.plain}>
      <p className={styles.note}>{children}</p>
    </div>
  );
}

function ImageView({ path, entry }: { path: Path; entry: FileEntry }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const type = imageTypes[extensionOf(path)] ?? '';
    const made = URL.createObjectURL(new Blob([entry.bytes as Uint8Array<ArrayBuffer>], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [path, entry]);
  return (
    <div className={styles.plain}>
      <p className={styles.note}>{sizeWords(entry.bytes.length)}</p>
      {url !== undefined && (
        // biome-ignore lint/performance/noImgElement: a picture of the person's own, from memory.
        <img className={styles.image} src={url} alt={`Content of ${path}`} />
      )}
    </div>
  );
}

const shownBytes = 16 * 1024;

/** Bytes in rows of sixteen, as they will be exported. */
function HexView({ entry }: { entry: FileEntry }) {
  const { bytes } = entry;
  const rows: string[] = [];
  for (let at = 0; at < Math.min(bytes.length, shownBytes); at += 16) {
    const row = [...bytes.subarray(at, at + 16)];
    const hex = row.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const text = row.map((byte) => (byte >= 32 && byte < 127 ? String.fromCharCode(byte) : '·')).join('');
    rows.push(`${at.toString(16).padStart(8, '0')}  ${hex.padEnd(47)}  ${text}`);
  }
  return (
    <div className={styles.plain} tabIndex={-1}>
      <p className={styles.note}>
        {sizeWords(bytes.length)} that are no UTF-8 text: shown as bytes, read-only, and exported unchanged.
        {bytes.length > shownBytes && ` The first ${sizeWords(shownBytes)} are shown.`}
      </p>
      <pre className={styles.hex}>{rows.join('\n')}</pre>
    </div>
  );
}
