/** Sends edits to the worker: at most one question is on its way and at most one waits, the newest. */
import { type Edit, editsBetween, type Harness } from '../core/harness';
import type { Settings } from '../core/settings';
import type { Answer, CheckerApi, Question } from './protocol';

export interface Work {
  harness: Harness;
  settings: Settings;
  formatId?: string;
  /** The asker knows nothing any more, as when another harness was opened: everything is said again. */
  anew?: boolean;
  /** Called when this work is the one whose answer comes next. */
  sent?(): void;
}

export interface Checker {
  /** Asks for a report on this; an older one that still waits is forgotten. */
  ask(work: Work): void;
  /** Ends a worker that does not answer and asks a new one. */
  restart(): void;
  /** The worker itself, for everything that is not a check. */
  api(): CheckerApi;
  close(): void;
}

/** A worker and the way to end it. `lost` settles when it dies of itself. */
export interface Connection {
  api: CheckerApi;
  close(): void;
  lost: Promise<unknown>;
}

export interface CheckerEvents {
  answer(answer: Answer, fresh: boolean): void;
  /** `checking` when a question leaves, `idle` when nothing is left to ask, `failed` after three deaths in a row. */
  state(state: CheckState, reason?: string): void;
}

export type CheckState = 'idle' | 'checking' | 'restarted' | 'failed';

const nothing: Harness = new Map();
const patience = 3;
const longestSilence = 60_000;

export function createChecker(connect: () => Connection, events: CheckerEvents): Checker {
  let connection: Connection | undefined;
  let sent: Harness = nothing;
  let fresh = true;
  let waiting: Work | undefined;
  let last: Work | undefined;
  let busy = false;
  let deaths = 0;
  let closed = false;
  let abort: () => void = () => undefined;

  const open = (): Connection => {
    connection ??= connect();
    return connection;
  };

  const drop = (): void => {
    connection?.close();
    connection = undefined;
    sent = nothing;
    fresh = true;
  };

  /** The question's answer, or a rejection as soon as the worker dies, is ended, or has been silent for too long. */
  const orLost = <Value>(answer: Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      const silence = setTimeout(() => giveUp('The checker did not answer for a minute.'), longestSilence);
      const giveUp = (reason: unknown): void => reject(reason instanceof Error ? reason : new Error(String(reason)));
      abort = () => giveUp('The checker was started anew.');
      void open().lost.then(giveUp);
      answer.then(resolve, reject).finally(() => clearTimeout(silence));
    });

  const run = async (): Promise<void> => {
    busy = true;
    let figured = true;
    while (!closed && (waiting || !figured)) {
      const work = waiting;
      waiting = undefined;
      if (work) last = work;
      try {
        if (work) {
          if (work.anew) {
            sent = nothing;
            fresh = true;
          }
          const edits: Edit[] = editsBetween(sent, work.harness);
          const question: Question = { fresh, edits, settings: work.settings };
          if (work.formatId !== undefined) question.formatId = work.formatId;
          events.state('checking');
          const answer = await orLost(open().api.check(question));
          sent = work.harness;
          work.sent?.();
          events.answer(answer, fresh);
          fresh = false;
          figured = false;
        } else {
          events.answer(await orLost(open().api.figures()), false);
          figured = true;
        }
        deaths = 0;
      } catch (error) {
        drop();
        deaths++;
        // The new worker knows nothing: whatever failed, the whole harness goes first.
        waiting ??= last;
        if (deaths >= patience || closed) {
          if (!closed) events.state('failed', error instanceof Error ? error.message : String(error));
          waiting = undefined;
          busy = false;
          return;
        }
        events.state('restarted');
      }
    }
    busy = false;
    if (!closed) events.state('idle');
  };

  return {
    ask(work) {
      if (deaths >= patience) deaths = 0;
      waiting = waiting?.anew ? { ...work, anew: true } : work;
      if (!busy) void run();
    },
    restart() {
      if (busy) abort();
      else {
        drop();
        waiting ??= last;
        void run();
      }
    },
    api: () => open().api,
    close() {
      closed = true;
      drop();
    },
  };
}
