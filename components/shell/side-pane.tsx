import { Bot, Eye, Route, Sigma, Waypoints } from 'lucide-react';
import dynamic from 'next/dynamic';
import { AgentPane } from '@/components/agent/agent-pane';
import { PreviewPane } from '@/components/preview/preview-pane';
import { RoutesPane } from '@/components/routes/routes-pane';
import { TokensPane } from '@/components/tokens/tokens-pane';
import { Tabs } from '@/components/ui/tabs';
import { useSession, useStudio } from './session';
import styles from './shell.module.css';

const GraphPane = dynamic(() => import('@/components/graph/graph-pane').then((module) => module.GraphPane), {
  ssr: false,
});

const tabs = [
  { id: 'graph', title: 'Graph', icon: <Waypoints size={14} aria-hidden /> },
  { id: 'agent', title: 'Agent sees', icon: <Bot size={14} aria-hidden /> },
  { id: 'tokens', title: 'Tokens', icon: <Sigma size={14} aria-hidden /> },
  { id: 'routes', title: 'Try a task', icon: <Route size={14} aria-hidden /> },
  { id: 'preview', title: 'Preview', icon: <Eye size={14} aria-hidden /> },
] as const;

/** What the harness means, beside its text. */
export function SidePane() {
  const { studio } = useSession();
  const side = useStudio((state) => state.view.side);
  return (
    <section className={styles.side} id="pane-side" aria-label="What it means" tabIndex={-1}>
      <Tabs label="Views" name="side" tabs={tabs} active={side} onChange={(id) => studio.setView({ side: id })} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className={styles.sideBody} role="tabpanel" id="side-panel" aria-labelledby={`side-${side}`} tabIndex={0}>
        {side === 'graph' && <GraphPane />}
        {side === 'agent' && <AgentPane />}
        {side === 'tokens' && <TokensPane />}
        {side === 'routes' && <RoutesPane />}
        {side === 'preview' && <PreviewPane />}
      </div>
    </section>
  );
}
