/** Editor help for bundles: what can stand somewhere, what a place means, and renaming skills and agents. */
import type { Language } from '../../core/format';
import type { Path } from '../../core/path';
import { isWithin } from '../../core/path';
import { referencesOf } from '../../core/references';
import type { Settings } from '../../core/settings';
import { rangeOf, textOf } from '../../core/text';
import { finderIn, hookDetails, hookSentence } from '../common/hooks';
import { complete } from './complete';
import { setIn } from './hook-place';
import { componentAt, fileFor, mentionsIn, nameIn } from './mentions';
import type { Model } from './model';
import { pluginPaths } from './plugin';
import { renameFix } from './rename';

interface Span {
  start: number;
  end: number;
}

export function languageOf(model: Model, { suite }: Settings): Language {
  const textAt = (path: Path): string => {
    const file = model.byPath.get(path);
    return file ? textOf(file.entry) : '';
  };
  return {
    complete: (path, offset) => complete(model, path, textAt(path), offset, suite),
    hover: (path, offset) => hover(model, path, offset),
    definition(path, offset) {
      const target = targetAt(model, path, offset);
      return target === undefined ? undefined : { path: target, line: 1 };
    },
    references(path, offset) {
      const component = namedAt(model, path, offset);
      if (component === undefined) return [];
      return mentionsIn(model).flatMap(({ path: place, start, end, spells }) => {
        if (!isWithin(spells, component)) return [];
        const { line, column, endColumn } = rangeOf(textAt(place), start, end);
        return [{ path: place, line, column, endColumn }];
      });
    },
    rename(path, offset, to) {
      const named = namedAt(model, path, offset);
      const file = named === undefined ? undefined : fileFor(model, named);
      return file === undefined ? undefined : renameFix(model, file, to);
    },
  };
}

const holds = ({ start, end }: Span, offset: number): boolean => start <= offset && offset <= end;

/** The component that the name at a place names, or that a text there spells. */
function namedAt(model: Model, path: Path, offset: number): Path | undefined {
  const name = nameIn(model, path);
  if (name && holds(name, offset)) return componentAt(model, path);
  const mention = mentionsIn(model).find((each) => each.path === path && holds(each, offset));
  const file = mention && fileFor(model, mention.spells);
  return file === undefined ? undefined : componentAt(model, file);
}

/** The file that a place leads to. */
function targetAt(model: Model, path: Path, offset: number): Path | undefined {
  const mention = mentionsIn(model).find((each) => each.path === path && holds(each, offset));
  if (mention) return fileFor(model, mention.spells);
  const file = model.byPath.get(path);
  if (file?.content?.kind !== 'skill' && file?.content?.kind !== 'agent') return undefined;
  const references = referencesOf(model.harness, path, file.entry, file.content.body.start);
  const target = references.find((each) => holds(each, offset))?.target;
  return target === undefined ? undefined : fileFor(model, target);
}

/** Events and commands of `hooks.json` in words. */
function hover(model: Model, path: Path, offset: number) {
  const file = model.byPath.get(path);
  const placed = file && setIn(file);
  if (!placed) return undefined;
  const event = placed.set.events.find(({ key }) => holds(key, offset));
  if (event) {
    const { start, end } = event.key;
    const markdown = event.known
      ? `\`${event.name}\`: ${event.known.when}.`
      : `Claude Code has no event \`${event.name}\`${event.meant === undefined ? '' : `; \`${event.meant}\` is near`}.`;
    return { start, end, markdown };
  }
  const hook = placed.set.hooks.find(({ command }) => command && holds(command.node, offset));
  if (!hook?.command) return undefined;
  const { isolation, files, hints } = hookDetails(hook, finderIn(pluginPaths(model)));
  const facts = [isolation, files, hints].flatMap((fact) => (fact === undefined ? [] : [`- ${fact}`]));
  const { start, end } = hook.command.node;
  return { start, end, markdown: [hookSentence(hook), ...facts].join('\n') };
}
