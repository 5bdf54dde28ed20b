import type { Limit } from '../../core/format';

/** The engine's `page_warning_lines`: it lives in the person's configuration, not in the harness. */
export const pageLines: Limit = { id: 'kapso/page-lines', title: 'Lines of a page', value: 40 };
