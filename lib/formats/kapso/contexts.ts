/** What one session reads at once: each module at its start, each skill and delegate on demand. */
import type { Context } from '../../core/tokens';
import { besideOf } from './beside';
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
      return [{ name: `skill ${skill.name}`, ...loadsOf(model, 'skills', skill.name, when), texts: [bodyOf(file)] }];
    }),
    ...[...model.agents.entries()].map(([name, agent]): Context => {
      const when = `When a session hands a piece of work to the delegate \`${name}\`; it also gets the pages of that session's module.`;
      return { name: `agent ${name}`, ...loadsOf(model, 'agents', name, when), texts: [bodyOf(agent)] };
    }),
  ];
}

/** What no module lists reaches no session: its figure says what it would cost. */
function loadsOf(model: Model, list: 'skills' | 'agents', name: string, when: string): Pick<Context, 'when' | 'loads'> {
  const { manifest } = model;
  if (!manifest || manifest.listsUnreadable || model.listingsOf(list, name).length > 0)
    return { when, loads: 'on-demand' };
  const thing = list === 'skills' ? 'skill' : 'delegate';
  return { when: `Never now: no module lists the ${thing} \`${name}\`.`, loads: 'never' };
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
  const texts = [...heading, ...pages, ...descriptions];
  if (!view.runs) return { name: module, when, loads: 'never', texts };
  return { name: module, when, loads: 'always', texts, beside: () => besideOf(model, module) };
}
