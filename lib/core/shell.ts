/** Splits a command line into words as Python's `shlex.split` does: POSIX quoting, no comments, nothing expanded. */
import { shown } from './shown';

/** One word. Offsets are UTF-16 units of the command as given, quotes included. */
export interface ShellWord {
  /** Without quotes and escapes. */
  text: string;
  start: number;
  end: number;
}

/** What `shlex.split` would raise `ValueError` for, and where. */
export interface ShellFault {
  code: 'unclosed-quote' | 'trailing-backslash';
  message: string;
  start: number;
  end: number;
}

/** With a fault, `words` are those before it. */
export interface ShellWords {
  words: ShellWord[];
  fault?: ShellFault;
}

const isBlank = (char: string): boolean => char === ' ' || char === '\t' || char === '\r' || char === '\n';

/** Total: the words up to the end, or up to the first fault. */
export function shellWords(command: string): ShellWords {
  const words: ShellWord[] = [];
  let at = 0;
  while (at < command.length) {
    if (isBlank(command.charAt(at))) at++;
    else {
      const word = wordAt(command, at);
      if ('code' in word) return { words, fault: word };
      words.push(word);
      at = word.end;
    }
  }
  return { words };
}

function wordAt(command: string, start: number): ShellWord | ShellFault {
  let text = '';
  let at = start;
  while (at < command.length && !isBlank(command.charAt(at))) {
    const char = command.charAt(at);
    if (char === "'" || char === '"') {
      const part = quotedAt(command, at);
      if ('code' in part) return part;
      text += part.text;
      at = part.end;
    } else if (char === '\\') {
      if (at + 1 >= command.length) return trailingBackslash(command, at);
      text += command.charAt(at + 1);
      at += 2;
    } else {
      text += char;
      at++;
    }
  }
  return { text, start, end: at };
}

function quotedAt(command: string, start: number): ShellWord | ShellFault {
  const quote = command.charAt(start);
  let text = '';
  for (let at = start + 1; at < command.length; at++) {
    const char = command.charAt(at);
    if (char === quote) return { text, start, end: at + 1 };
    if (char === '\\' && quote === '"') {
      if (at + 1 >= command.length) return trailingBackslash(command, at);
      at++;
      const escaped = command.charAt(at);
      text += escaped === '"' || escaped === '\\' ? escaped : `\\${escaped}`;
    } else text += char;
  }
  const message = `The quote in ${shown(command.slice(start))} is never closed.`;
  return { code: 'unclosed-quote', message, start, end: command.length };
}

function trailingBackslash(command: string, at: number): ShellFault {
  const message = `${shown(command)} ends with a backslash that escapes nothing.`;
  return { code: 'trailing-backslash', message, start: at, end: at + 1 };
}
