/** What a runner applies beside the prompt, and what it passes over: Harness Lab, "How runners apply a bundle". */
import type { Beside } from '../../core/tokens';
import { hookSentence } from '../common/hooks';
import { setIn } from './hook-place';
import type { BundleFile, Model } from './model';
import { hasPlugin, pluginPath } from './plugin';
import { passedOver, type RunnerId, simulated } from './runners';

type Items = Beside['items'];

export function besideOf(model: Model, runner: RunnerId): Beside[] {
  const groups: Beside[] = [
    ...(runner === 'claude' && hasPlugin(model) ? pluginGroups(model) : []),
    ...(runner === 'fake' ? [{ title: 'Simulated', items: simulationItems(model) }] : []),
    passedGroup(model, runner),
  ];
  return groups.filter(({ items }) => items.length > 0);
}

const pluginGroups = (model: Model): Beside[] => [
  { title: 'Plugin: skills', items: pluginItems(model, ['skill', 'support']) },
  { title: 'Plugin: agents', items: pluginItems(model, ['agent']) },
  { title: 'Plugin: hooks', items: model.files.flatMap(hookItems) },
];

const pluginItems = (model: Model, roles: readonly BundleFile['role'][]): Items =>
  model.files
    .filter(({ role }) => roles.includes(role))
    .map((file) => ({ name: pluginPath(file) ?? file.path, path: file.path, lines: [linesOf[file.role] ?? ''] }));

const linesOf: Partial<Record<BundleFile['role'], string>> = {
  skill: 'Listed by name and description; its body is read when the agent chooses it.',
  support: 'Opened where a skill says so.',
  agent: 'Started when a task fits its description.',
};

function hookItems(file: BundleFile): Items {
  const placed = setIn(file);
  if (!placed)
    return file.role === 'hooks' ? [{ name: file.path, path: file.path, lines: ['It cannot be read.'] }] : [];
  return placed.set.hooks.map((hook) => ({ name: hook.event.name, path: placed.path, lines: [hookSentence(hook)] }));
}

function passedGroup(model: Model, runner: RunnerId): Beside {
  const { paths, because } = passedOver(model, runner);
  const items = paths.map((path) => ({ name: path, path, lines: [] }));
  return { title: 'Passed over', about: `${because.charAt(0).toUpperCase()}${because.slice(1)}.`, items };
}

function simulationItems(model: Model): Items {
  const { simulates, calls } = simulated(model);
  const place = model.byPath.has('fake.yaml') ? { path: 'fake.yaml' } : {};
  return [
    { name: 'Tasks', ...place, lines: [`It simulates ${simulates}.`] },
    ...(calls === undefined ? [] : [{ name: 'Calls', ...place, lines: [`It counts as calls ${calls}.`] }]),
  ];
}
