/** Token figures in sentences. */
import { type Loads, standing } from '../core/tokens';
import type { ContextLine } from './protocol';
import { countOf } from './words';

export type Standing = 'ideal' | 'acceptable' | 'over';

export const standingTitles: Readonly<Record<Standing, string>> = {
  ideal: 'good',
  acceptable: 'above the ideal',
  over: 'over the limit',
};

/** Groups of contexts in the order they are shown in: what each is called, why it is read, and how a file lies in one. */
export const loadings: readonly { loads: Loads; title: string; about: string; lies: string }[] = [
  { loads: 'always', title: 'At each start', about: 'read before any task', lies: 'always in' },
  { loads: 'on-demand', title: 'On demand', about: 'read when a task leads there', lies: 'on demand in' },
  {
    loads: 'instead',
    title: 'In place of the start',
    about: 'where a host works so',
    lies: 'in place of the start in',
  },
  { loads: 'never', title: 'Not read now', about: 'no such session is held', lies: 'not now in' },
];

/** The worst standing of some contexts; undefined where none has a budget. */
export function worstStanding(contexts: readonly ContextLine[]): Standing | undefined {
  const all = contexts.map(standing);
  return (['over', 'acceptable', 'ideal'] as const).find((one) => all.includes(one));
}

/** The one sentence that the tokens pane opens with. */
export function startAnswer(always: readonly ContextLine[]): string {
  const [first] = always;
  if (!first) return 'No session starts with anything.';
  const figures = always.map((one) => one.tokens);
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  if (least !== most) {
    return `Sessions start with ${least.toLocaleString('en')} to ${countOf(most, 'token')}, by what they are for.`;
  }
  const words = `Sessions start with ${countOf(first.tokens, 'token')}`;
  if (!first.budget) return `${words}.`;
  const { ideal, limit } = first.budget;
  if (first.tokens > limit)
    return `${words}, ${(first.tokens - limit).toLocaleString('en')} over the limit of ${limit.toLocaleString('en')}.`;
  if (first.tokens > ideal)
    return `${words}: above the ideal ${ideal.toLocaleString('en')}, within the limit of ${limit.toLocaleString('en')}.`;
  return `${words}, within the ideal ${ideal.toLocaleString('en')}.`;
}

/** `▲ 228`, `▼ 12`; empty where nothing changed. */
export function deltaMark(base: number, head: number): string {
  if (head === base) return '';
  return `${head > base ? '▲' : '▼'} ${Math.abs(head - base).toLocaleString('en')}`;
}

export function deltaWords(base: number, head: number): string {
  if (head === base) return 'as before';
  return `${countOf(Math.abs(head - base), 'token')} ${head > base ? 'more' : 'fewer'}`;
}
