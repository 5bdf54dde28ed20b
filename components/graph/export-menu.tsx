import { Download } from 'lucide-react';
import { useSession, useStudio } from '@/components/shell/session';
import { Button } from '@/components/ui/button';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { type GraphExport, graphExports } from '@/lib/core/graph-export';
import type { Drawing, DrawingAsk } from '@/lib/studio/graph/drawing';
import { saveAs } from '@/lib/studio/session';
import { countOf } from '@/lib/studio/words';
import { pngOf } from './png';

const docs = new Map(graphExports.map((one) => [one.id, one]));

/** The graph as a file: what is drawn now, and where that is less than all, the whole of it too. */
export function ExportMenu({ drawing, ask }: { drawing: Drawing | undefined; ask: DrawingAsk }) {
  const { studio } = useSession();
  const name = useStudio((state) => state.name || 'harness');
  const total = useStudio((state) => state.report.graph.nodes.length);
  const { api } = studio.checker;
  const text = (as: GraphExport, asked: DrawingAsk | undefined) => api().graphFile(as, name, asked);

  const save = async (as: GraphExport, asked: DrawingAsk | undefined): Promise<void> => {
    const { extension, mediaType } = docs.get(as) ?? { extension: as, mediaType: 'text/plain' };
    saveAs(`${name}-graph.${extension}`, await text(as, asked), mediaType);
    studio.setView({ said: `Saved the graph as ${as}` });
  };
  const savePng = async (): Promise<void> => {
    const picture = await pngOf(await text('svg', ask));
    if (picture) saveAs(`${name}-graph.png`, picture, 'image/png');
    studio.setView({ said: picture ? 'Saved the graph as PNG' : 'This browser cannot draw a picture this large' });
  };
  const items = (asked: DrawingAsk | undefined): MenuItem[] =>
    graphExports.map(({ id, title }) => ({
      id: `${asked ? 'drawn' : 'all'}-${id}`,
      title: asked ? title : `${title}, whole`,
      run: () => void save(id, asked),
    }));

  const drawn = drawing ? drawing.graph.nodes.length : 0;
  const isWhole = drawing !== undefined && drawing.graph.hidden === 0 && drawing.kept === drawing.total;
  const [svg, ...rest] = items(ask);
  const png: MenuItem = { id: 'png', title: 'PNG', run: () => void savePng() };
  return (
    <Menu
      align="end"
      groups={[
        {
          title: isWhole ? 'Save the graph as' : `What is drawn (${countOf(drawn, 'node')})`,
          items: svg ? [svg, png, ...rest] : [],
        },
        { title: `All of it (${countOf(total, 'node')})`, items: isWhole ? [] : items(undefined) },
      ]}
    >
      <Button tone="plain" size="small-icon" aria-label="Save the graph" title="Save the graph">
        <Download size={14} aria-hidden />
      </Button>
    </Menu>
  );
}
