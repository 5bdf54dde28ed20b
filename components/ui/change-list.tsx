import styles from './change-list.module.css';

interface ChangeListProps {
  files: readonly { path: string; lines: readonly { kind: 'same' | 'added' | 'removed'; text: string }[] }[];
}

const signs = { added: '+ ', removed: '− ', same: '  ' };

/** Lines taken away and added, file by file: told by sign as well as by colour. */
export function ChangeList({ files }: ChangeListProps) {
  return files.map(({ path, lines }) => (
    <div key={path} className={styles.file}>
      <p>{path}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={styles.lines} tabIndex={0} aria-label={`Changes of ${path}`}>
        <pre>
          {lines.map(({ kind, text }, index) => (
            <span key={`${index.toString()}${text}`} data-kind={kind} className={styles.line}>
              {signs[kind]}
              {text}
              {'\n'}
            </span>
          ))}
        </pre>
      </section>
    </div>
  ));
}
