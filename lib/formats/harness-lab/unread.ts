/** Why no prompt holds a file. */
import type { Path } from '../../core/path';
import type { Model } from './model';

export function whyUnread(model: Model, path: Path): string {
  const ignored = model.ignored.find((each) => each.path === path);
  if (ignored) return `It is not loaded: ${ignored.reason}.`;
  const link = model.links.find((each) => each.path === path);
  if (link) return link.toDirectory ? 'A link to a directory is not followed.' : 'A link is no part of a bundle.';
  const role = model.byPath.get(path)?.role;
  switch (role) {
    case 'manifest':
      return 'Reports and the plugin show its name and description; no prompt holds it.';
    case 'simulation':
      return 'Only the fake runner reads it.';
    case 'hooks':
      return 'The claude runner hands it to Claude Code, which runs its commands; no prompt holds it.';
    case 'support':
      return 'The agent opens it when its skill says so; no prompt holds it.';
    case 'agent':
      return 'It is no Markdown file, so it is no agent.';
    case 'skill':
      return 'A later skill of the same name takes its place.';
    case 'prompt':
      return 'It is blank.';
    case 'refused':
      return 'It has no place in a bundle.';
    default:
      return 'An empty directory leaves no trace in a bundle.';
  }
}
