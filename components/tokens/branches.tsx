import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { RoleIcon } from '@/components/files/role-icon';
import { useStudio } from '@/components/shell/session';
import { type TokenBranch, tokenBranches } from '@/lib/core/tokens';
import { deltaMark, deltaWords } from '@/lib/studio/token-words';
import { branchAt, tilesOf } from '@/lib/studio/treemap';
import { countOf } from '@/lib/studio/words';
import looks from './branches.module.css';
import { Counted } from './counted';
import styles from './tokens.module.css';
import type { Deltas } from './use-baseline';

const mostRows = 40;

/** What all files cost, branch by branch: rectangles to see it, a table to read it. Both show the same branch. */
export function Branches({ deltas }: { deltas: Deltas | undefined }) {
  const fileTokens = useStudio((state) => state.report.fileTokens);
  const contexts = useStudio((state) => state.report.contexts);
  const [at, setAt] = useState('');
  const root = useMemo(() => tokenBranches(recordOf(fileTokens)), [fileTokens]);
  const branch = branchAt(root, at);
  const loads = useMemo(() => {
    const found = new Map<string, 'always' | 'on-demand'>();
    for (const { loads: when, paths } of contexts) {
      if (when === 'never') continue;
      for (const path of paths)
        if (found.get(path) !== 'always') found.set(path, when === 'always' ? when : 'on-demand');
    }
    return found;
  }, [contexts]);
  const changeOf = (path: string): [number, number] => {
    let [base, head] = [0, 0];
    for (const [name, delta] of deltas?.files ?? []) {
      if (name !== path && !name.startsWith(`${path}/`)) continue;
      base += delta.base;
      head += delta.head;
    }
    return [base, head];
  };
  if (root.tokens === 0) return null;
  return (
    <section className={styles.group}>
      <h3>
        All files <span className={styles.note}>{countOf(root.tokens, 'token')}</span>
      </h3>
      <Crumbs branch={branch} onGo={setAt} />
      <Treemap branch={branch} loads={loads} onGo={setAt} />
      <p className={looks.keys} aria-hidden>
        <span data-loads="always" /> at each start <span data-loads="on-demand" /> on demand <span data-loads="none" />{' '}
        by no context
      </p>
      <table className={looks.table}>
        <caption className="sr-only">Tokens of what lies in {branch.path || 'the harness'}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Tokens</th>
            <th scope="col">Share</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {branch.children.slice(0, mostRows).map((child) => {
            const [base, head] = changeOf(child.path);
            return (
              <tr key={child.path}>
                <th scope="row">
                  <Name child={child} onGo={setAt} />
                </th>
                <td>
                  {child.children.length > 0 ? (
                    child.tokens.toLocaleString('en')
                  ) : (
                    <Counted what={{ path: child.path }} name={`${child.name}, ${countOf(child.tokens, 'token')}`}>
                      {child.tokens.toLocaleString('en')}
                    </Counted>
                  )}
                </td>
                <td>{percent(child.tokens, root.tokens)}</td>
                <td>
                  <span title={deltas && `${deltaWords(base, head)} since ${deltas.since}`}>
                    {deltaMark(base, head)}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {branch.children.length > mostRows && (
        <p className={styles.note}>and {branch.children.length - mostRows} more, each smaller than these</p>
      )}
    </section>
  );
}

const percent = (part: number, whole: number): string => {
  const share = (100 * part) / whole;
  return share > 0 && share < 1 ? '< 1 %' : `${Math.round(share)} %`;
};

/** A file may be called `__proto__`. */
function recordOf(figures: ReadonlyMap<string, number>): Record<string, number> {
  const record: Record<string, number> = Object.create(null);
  for (const [path, tokens] of figures) record[path] = tokens;
  return record;
}

function Name({ child, onGo }: { child: TokenBranch; onGo(path: string): void }) {
  const kind = useStudio((state) => state.report.roles.get(child.path)?.kind);
  if (child.children.length === 0) {
    return (
      <span className={looks.file}>
        <RoleIcon kind={kind} path={child.path} /> {child.name}
      </span>
    );
  }
  return (
    <button type="button" className={looks.file} onClick={() => onGo(child.path)}>
      <RoleIcon kind="folder" /> {child.name}/
    </button>
  );
}

function Crumbs({ branch, onGo }: { branch: TokenBranch; onGo(path: string): void }) {
  const parts = branch.path === '' ? [] : branch.path.split('/');
  return (
    <nav className={looks.crumbs} aria-label="Branch">
      <button type="button" aria-current={parts.length === 0} onClick={() => onGo('')}>
        All
      </button>
      {parts.map((part, index) => {
        const path = parts.slice(0, index + 1).join('/');
        return (
          <span key={path}>
            <ChevronRight size={12} aria-hidden />
            <button type="button" aria-current={index === parts.length - 1} onClick={() => onGo(path)}>
              {part}
            </button>
          </span>
        );
      })}
    </nav>
  );
}

/** How a file, or the most read file of a branch, is loaded. */
function loadOf(branch: TokenBranch, loads: TreemapProps['loads']): 'always' | 'on-demand' | 'none' {
  if (branch.children.length === 0) return loads.get(branch.path) ?? 'none';
  const below = branch.children.map((child) => loadOf(child, loads));
  return below.includes('always') ? 'always' : below.includes('on-demand') ? 'on-demand' : 'none';
}

interface TreemapProps {
  branch: TokenBranch;
  loads: ReadonlyMap<string, 'always' | 'on-demand'>;
  onGo(path: string): void;
}

function Treemap({ branch, loads, onGo }: TreemapProps) {
  const tiles = useMemo(() => tilesOf(branch), [branch]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the table below has a button for each branch; this is its picture.
    <div
      className={looks.treemap}
      role="img"
      aria-label={`Treemap of ${branch.path || 'the harness'}. The table below says the same.`}
      onClick={(event) => {
        const path = event.target instanceof HTMLElement ? event.target.dataset.path : undefined;
        if (path !== undefined) onGo(path);
      }}
    >
      {tiles.map((tile) => (
        <span
          key={tile.branch.path}
          className={looks.tile}
          data-depth={tile.depth}
          data-loads={tile.depth === 1 && tile.branch.children.length > 0 ? 'branch' : loadOf(tile.branch, loads)}
          data-path={tile.branch.children.length > 0 ? tile.branch.path : undefined}
          title={`${tile.branch.path}\n${countOf(tile.branch.tokens, 'token')}`}
          style={{ left: `${tile.left}%`, top: `${tile.top}%`, width: `${tile.width}%`, height: `${tile.height}%` }}
        >
          {tile.branch.name}
        </span>
      ))}
    </div>
  );
}
