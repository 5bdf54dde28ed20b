import type { Figure } from '../../core/format';
import { pageLines } from './limits';
import type { Model } from './model';

/** Each page beside the number of lines that draws no warning. */
export const figuresOf = (model: Model): Figure[] =>
  [...model.pages.values()].map(({ path, lines }) => ({
    id: `lines ${path}`,
    title: `Lines of ${path.replace('instructions/', '')}`,
    value: lines,
    limit: pageLines.value,
    unit: 'lines',
    path,
  }));
