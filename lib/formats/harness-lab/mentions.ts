/** Where a bundle's files speak of its components, so that editors can lead there and rename them. */
import type { Path } from '../../core/path';
import { isWithin } from '../../core/path';
import { spanInFile } from '../common/hooks';
import { commandsOf } from './hook-place';
import type { Model } from './model';
import { simulationOf } from './simulation';
import { fieldsOf, spanOf } from './yaml-view';

/** A piece of text that spells the path of a component, or of a file below it. */
export interface Mention {
  path: Path;
  start: number;
  end: number;
  /** The path it spells. */
  spells: Path;
}

/** In `fake.yaml` by component, in `hooks.json` by file. */
export function mentionsIn(model: Model): Mention[] {
  const file = model.byPath.get('fake.yaml');
  const simulation = file && simulationOf(file);
  const named = (simulation?.components ?? []).map(({ name, node }): Mention => {
    const { start, end } = node;
    const text = simulation?.file.text.slice(start, end) ?? '';
    const at = Math.max(0, text.indexOf(name));
    return { path: 'fake.yaml', start: start + at, end: start + at + name.length, spells: name };
  });
  const run = commandsOf(model).flatMap(({ text, node, reading }) =>
    reading.reaches.flatMap(({ base, word, path }): Mention[] => {
      const at = word.raw.indexOf(path);
      if (base !== 'root' || at < 0) return [];
      const span = { start: word.start + at, end: word.start + at + path.length };
      return [{ path: 'hooks.json', ...spanInFile(text, word.node ?? node, span), spells: path }];
    }),
  );
  return [...named, ...run];
}

/** The component a path lies in: a skill's directory or an agent's file. */
export function componentAt(model: Model, path: Path): Path | undefined {
  const role = model.byPath.get(path)?.role;
  if (role === 'skill' || role === 'support') return path.split('/').slice(0, 2).join('/');
  return role === 'agent' ? path : undefined;
}

/** The value of `name` in a skill or agent, with its place. */
export function nameIn(model: Model, path: Path): { start: number; end: number } | undefined {
  const content = model.byPath.get(path)?.content;
  if ((content?.kind !== 'skill' && content?.kind !== 'agent') || !content.view) return undefined;
  const field = fieldsOf(content.view).get('name');
  return field && spanOf(field.value);
}

/** The file that stands for what a text spells: a skill's `SKILL.md`, else the file itself. */
export function fileFor(model: Model, spells: Path): Path | undefined {
  if (model.byPath.has(spells)) return spells;
  const skill = `${spells}/SKILL.md`;
  return model.byPath.has(skill) ? skill : model.files.find(({ path }) => isWithin(path, spells))?.path;
}
