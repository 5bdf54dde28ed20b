import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claudeEvents, claudeHandlerTypes, claudeTools } from './claude';
import { readCommand } from './command';
import type { HookHost } from './host';
import { lex } from './lexer';
import { readMatcher } from './matcher';

const host: HookHost = {
  events: claudeEvents,
  tools: claudeTools,
  handlerTypes: claudeHandlerTypes,
  rootVariables: ['CLAUDE_PLUGIN_ROOT'],
};
const pieces = [
  '"',
  "'",
  '\\',
  '`',
  '$(',
  ')',
  '$' + '{',
  '}',
  ' ',
  '|',
  '&&',
  '>',
  '2>',
  '<',
  '#',
  '\n',
  'python3',
  '-I',
  '-m',
  'a',
  'A=1',
  '$' + '{CLAUDE_PLUGIN_ROOT}/x',
];
const line = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 20 }).map((parts) => parts.join('')),
);

test('tokens stand in order, spell the line and hold no blank outside quotes', () => {
  fc.assert(
    fc.property(line, (text) => {
      let at = 0;
      for (const token of lex(text).tokens) {
        expect(token.start).toBeGreaterThanOrEqual(at);
        expect(token.end).toBeGreaterThan(token.start);
        if (token.kind === 'word') expect(token.raw).toBe(text.slice(token.start, token.end));
        at = token.end;
      }
      expect(at).toBeLessThanOrEqual(text.length);
    }),
  );
});

test('any line is read, and what is said of it lies in it', () => {
  fc.assert(
    fc.property(line, (text) => {
      const { reaches, hints, unquotedRoots } = readCommand(text, host);
      for (const { start, end } of [...reaches.map(({ word }) => word), ...hints, ...unquotedRoots]) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(start).toBeLessThan(end);
      }
      for (const { path } of reaches) expect(path).not.toMatch(/^\/|(?:^|\/)\.\.?(?:\/|$)|\/\//);
    }),
  );
});

test('a quoted text is one word that says what was quoted', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      const quoted = `'${text.replaceAll("'", "'\\''")}'`;
      expect(lex(`x ${quoted} y`).tokens.map((token) => token.kind === 'word' && token.text)).toEqual(['x', text, 'y']);
    }),
  );
});

test('any matcher is read in no time', () => {
  const hostile = fc.array(fc.constantFrom('(', ')', '+', '*', '.', '|', 'a', '[', ']', '?', '\\w', '{2,}', '^', '$'), {
    maxLength: 24,
  });
  fc.assert(
    fc.property(
      fc.oneof(
        hostile.map((parts) => parts.join('')),
        fc.string(),
      ),
      (text) => {
        // A matcher that backtracks would never end: the runner's own time limit is the judge.
        expect(() => readMatcher(text, claudeEvents[0], host)).not.toThrow();
      },
    ),
  );
});
