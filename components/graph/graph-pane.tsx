import { List, Search, Waypoints } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import { foldedGraph } from '@/lib/core/folding';
import type { Node } from '@/lib/core/graph';
import { countOf } from '@/lib/studio/words';
import styles from './graph.module.css';
import { GraphCanvas } from './graph-canvas';
import { GraphList } from './graph-list';
import { Inspector } from './inspector';

/** At most so many nodes are drawn at once; what is folded is said. */
const most = 160;

export function GraphPane() {
  const { studio } = useSession();
  const graph = useStudio((state) => state.report.graph);
  const node = useStudio((state) => state.view.node);
  const active = useStudio((state) => state.view.active);
  const [asList, setAsList] = useState(false);
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());

  const found = useMemo(() => {
    const words = query.trim().toLowerCase();
    return words === ''
      ? []
      : graph.nodes.filter((one) => `${one.label} ${one.kind} ${one.path ?? ''}`.toLowerCase().includes(words));
  }, [graph, query]);
  const revealed = useMemo(() => found.slice(0, 30).map((one) => one.id), [found]);
  const current = node ?? graph.nodes.find((one) => one.path === active)?.id;
  const shown = useMemo(() => {
    const wanted = current === undefined ? revealed : [...revealed, current];
    return foldedGraph(graph, { most, opened, folded, revealed: wanted });
  }, [graph, opened, folded, revealed, current]);
  const chosen = graph.nodes.find((one) => one.id === current);

  const choose = (id: string): void => {
    const one = graph.nodes.find((other) => other.id === id);
    if (!one) return;
    studio.setView({ node: id });
    if (one.path !== undefined) studio.show(one.path, { line: one.line ?? 1, focus: false });
  };
  const fold = (id: string): void => {
    const next = new Set(folded);
    const more = new Set(opened);
    if (!next.delete(id) && !more.has(id)) next.add(id);
    more.delete(id);
    setFolded(next);
    setOpened(more);
  };
  const open = (id: string): void => {
    setOpened(new Set([...opened, id]));
    setFolded(new Set([...folded].filter((one) => one !== id)));
  };

  if (graph.nodes.length === 0) {
    return (
      <Empty title="No graph yet.">
        <p>Once a format recognises the harness, its routes are drawn here.</p>
      </Empty>
    );
  }
  return (
    <div className={styles.pane}>
      <div className={styles.bar}>
        <label className={styles.search}>
          <Search size={14} aria-hidden />
          <input
            type="search"
            placeholder="Find in the graph"
            aria-label="Find in the graph"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <span className={styles.faint}>
          {query.trim() === '' ? countOf(graph.nodes.length, 'node') : countOf(found.length, 'match', 'matches')}
          {shown.hidden > 0 && `, ${shown.hidden} folded`}
        </span>
        <Button
          tone="plain"
          size="small"
          aria-pressed={asList}
          title={asList ? 'Show it as a drawing' : 'Show it as a list'}
          onClick={() => setAsList(!asList)}
        >
          {asList ? <Waypoints size={14} aria-hidden /> : <List size={14} aria-hidden />}
          {asList ? 'Drawing' : 'List'}
        </Button>
      </div>
      <div className={styles.body}>
        {asList ? (
          <GraphList graph={shown} current={current} onChoose={choose} onOpen={open} />
        ) : (
          <GraphCanvas graph={shown} current={current} found={revealed} onChoose={choose} onOpen={open} onFold={fold} />
        )}
      </div>
      {chosen && <Inspector node={chosen as Node} graph={graph} onChoose={choose} />}
    </div>
  );
}
