/** The token counter, loaded only where a figure is asked for or a budget could be passed. */
import type { Opened } from '../core/format';
import type { Settings, TokenCounter } from '../core/settings';
import { bytesOf } from '../core/text';
import { contextText } from '../core/tokens';
import { Failure } from './failure';
import type { Io } from './io';

type Counting = Settings & { counter: TokenCounter };

const counting = new WeakMap<Settings, Promise<Counting>>();

/** The settings with their counter; the same object for the same settings, so that what hangs on it is found again. */
export function withCounter(settings: Settings, io: Io): Promise<Counting> {
  let made = counting.get(settings);
  if (!made) {
    made = load(settings, io);
    counting.set(settings, made);
  }
  return made;
}

async function load(settings: Settings, io: Io): Promise<Counting> {
  const { loadCounter } = await import('../core/tokenizer');
  try {
    return { ...settings, counter: await loadCounter(settings.tokenizer, io.tokenizerData) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(`The data of \`${settings.tokenizer}\` cannot be read: ${reason}`);
  }
}

/** A text of n bytes has at most n tokens: where no context has more bytes than its budget allows, none need be counted. */
export const couldPassBudget = (opened: Opened): boolean =>
  opened.contexts().some((context) => {
    if (!context.budget) return false;
    const text = contextText(context);
    return text.length > context.budget.ideal || bytesOf(text).length > context.budget.ideal;
  });
