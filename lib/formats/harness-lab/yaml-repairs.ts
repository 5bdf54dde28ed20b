/** Repairs of a YAML text that the loader refuses: offered only where it then accepts the whole. */
import type { Fix } from '../../core/diagnostic';
import { spliced } from '../../core/fixes';
import type { Path } from '../../core/path';
import type { Splice } from '../../core/splice';
import type { YamlFault } from '../../core/yaml';
import { quoteFaultyValue, replaceTabs, spaceAfterColon } from '../../core/yaml/repair';
import { viewOf } from './yaml-view';

interface Broken {
  path: Path;
  /** The file's text, and the part of it that is YAML. */
  text: string;
  start: number;
  end: number;
  fault: YamlFault;
}

export function yamlRepairs({ path, text, start, end, fault }: Broken): Fix[] {
  const repairs = (splices: readonly Splice[]): boolean => {
    if (splices.length === 0) return false;
    const growth = splices.reduce((sum, splice) => sum + splice.text.length - (splice.end - splice.start), 0);
    const view = viewOf(spliced(text, splices), start, end + growth);
    return view.fault === undefined && !view.notMapping;
  };
  const block = { start, end };
  const offers = [
    { title: 'Quote the value', splices: quoteFaultyValue(text, fault, 'pyyaml', block) },
    { title: 'Replace tabs by blanks', splices: replaceTabs(text, 'pyyaml', block) },
    { title: 'Insert a blank after the colon', splices: fault.code === 'missing-space' ? spaceAfterColon(fault) : [] },
  ];
  return offers
    .filter(({ splices }) => repairs(splices))
    .map(({ title, splices }) => ({ title, edits: splices.map((splice) => ({ path, ...splice })) }));
}
