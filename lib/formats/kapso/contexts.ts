/** What one session reads at once: each module at its start, each skill and delegate on demand. */
import type { Context } from '../../core/tokens';
import type { Model } from './model';
import { type ModuleName, moduleNames, pagePathOf } from './names';
import { sessionViewOf } from './sessions';

export const guidanceHeading = 'Domain guidance';

export function contextsOf(model: Model): Context[] {
  return [
    ...moduleNames.map((module) => moduleContext(model, module)),
    ...[...model.skills.values()].flatMap((skill): Context[] => {
      const { file } = skill;
      if (!file) return [];
      const when = `When a session takes up the skill \`${skill.name}\` because its description fits.`;
      return [{ name: `skill ${skill.name}`, when, loads: 'on-demand', texts: [bodyOf(file)] }];
    }),
    ...[...model.agents.entries()].map(([name, agent]): Context => {
      const when = `When a session hands a piece of work to the delegate \`${name}\`; it also gets the pages of that session's module.`;
      return { name: `agent ${name}`, when, loads: 'on-demand', texts: [bodyOf(agent)] };
    }),
  ];
}

const bodyOf = (file: { path: string; text: string; bodyStart: number }) => ({
  path: file.path,
  text: file.text.slice(file.bodyStart),
  start: file.bodyStart,
});

function moduleContext(model: Model, module: ModuleName): Context {
  const view = sessionViewOf(model, module);
  const pages = view.pages.map((path) => ({ path, text: model.pages.get(path)?.text ?? '', start: 0 }));
  const descriptions = view.skills.flatMap((name) => {
    const file = model.skills.get(name)?.file;
    return file?.description ? [{ path: file.path, text: `${name}: ${file.description.text}` }] : [];
  });
  const heading =
    pages.length > 0 ? [{ path: pages[0]?.path ?? pagePathOf(module), text: `# ${guidanceHeading}` }] : [];
  const when = view.runs
    ? `When a session of \`${module}\` starts; the paths of the task statement and of the prepared resources follow.`
    : `Never now: \`${module}\` has neither a page nor an attachment, so no session of it is held.`;
  return { name: module, when, loads: view.runs ? 'always' : 'never', texts: [...heading, ...pages, ...descriptions] };
}
