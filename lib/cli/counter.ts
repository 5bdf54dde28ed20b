/** The token counter, loaded only where a figure is asked for or a budget could be passed. */
import type { Opened } from '../core/format';
import type { Settings, TokenCounter } from '../core/settings';
import { bytesOf } from '../core/text';
import { contextText } from '../core/tokens';
import { Failure } from './failure';
import type { Io } from './io';

/** The settings with their counter. */
export async function withCounter(settings: Settings, io: Io): Promise<Settings & { counter: TokenCounter }> {
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
