import { commandHook, withHook } from '../examples';
import { sourceOffsets } from '../json-file';
import { at, fix, type KapsoRule, offered, quoted, replace } from '../kit';

export const unquotedRoot: KapsoRule = {
  name: 'unquoted-root',
  severity: 'warning',
  source: 'advice',
  confidence: 'likely',
  summary: 'A path below `${' + 'PLUGIN_ROOT}` stands in quotes inside a command.',
  why: `The variable becomes the harness's directory. Where that has a blank in its name, an unquoted path falls into two words and the hook fails. Quote the path alone, and leave the options outside.`,
  bad: withHook(commandHook('SessionStart', '$' + '{PLUGIN_ROOT}/hooks/keep-log/run.sh --quiet')),
  good: withHook(commandHook('SessionStart')),
  *file(facts) {
    if (facts.kind !== 'hook') return;
    for (const { hook } of facts.handlers) {
      if (!hook.command) continue;
      const { node, reading } = hook.command;
      const offset = sourceOffsets(facts.text, node);
      for (const word of reading.unquotedRoots) {
        const span = { start: offset(word.start), end: offset(word.end) };
        const simple = /^[^'"\\`\s]+$/.test(word.raw);
        // Of an assignment only the value is quoted.
        const [, name = '', value = word.raw] = /^([A-Za-z_]\w*=)?(.*)$/s.exec(word.raw) ?? [];
        yield {
          ...at(facts, span),
          message: `${quoted(word.raw)} falls into two words where the harness's directory has a blank in its name.`,
          fixes: offered(
            simple ? fix('Put the path in quotes', [replace(facts, span, `${name}\\"${value}\\"`)], true) : undefined,
          ),
        };
      }
    }
  },
};
