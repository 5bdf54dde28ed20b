/** What loading costs: contexts and their figures. */
import type { Path } from './path';
import type { TokenCounter } from './settings';

/** Tokens: at most `ideal` is good, at most `limit` acceptable. */
export interface Budget {
  ideal: number;
  limit: number;
}

/** Everything one session (phase, module, runner) reads at once, in order. */
export interface Context {
  /** `load`, `discovery skills`, `leaf skills/tide`, … */
  name: string;
  /** One plain sentence: when this is read. */
  when: string;
  /** `always` counts at each start, the rest on demand. */
  loads: 'always' | 'on-demand';
  /** `text` is exactly what is read; `start` is its offset in the file's text where it is a verbatim part of it. */
  texts: readonly { path: Path; text: string; start?: number }[];
  /** What the texts are joined with: the figure is that of the joined text. */
  joiner?: string;
  budget?: Budget;
}

export interface ContextFigure {
  name: string;
  tokens: number;
  budget?: Budget;
  paths: Path[];
}

export interface TokenReport {
  /** The tokenizer's name, or `estimate`. */
  encoding: string;
  files: Readonly<Record<Path, number>>;
  contexts: readonly ContextFigure[];
}

/** The exact text a context puts before the agent. */
export const contextText = (context: Context): string =>
  context.texts.map((part) => part.text).join(context.joiner ?? '\n\n');

/** A context's figure is the count of its own joined text. */
export function figureOf(context: Context, counter: TokenCounter): ContextFigure {
  const figure = {
    name: context.name,
    tokens: counter.count(contextText(context)),
    paths: [...new Set(context.texts.map((part) => part.path))],
  };
  return context.budget ? { ...figure, budget: context.budget } : figure;
}
