/** Reading `.harness-studio.json` on the settings screen. */
import { readSettings } from '../core/settings-file';
import { takeSettings } from './routes';
import { keepSettings, type Session } from './session';

/** Takes what this browser can use of the file. Says what was taken, and what was not and why. */
export function takeFile(session: Session, text: string): readonly string[] {
  const { studio } = session;
  const { stored, findings, readable } = readSettings(text);
  if (!readable) return findings.map((found) => found.message);
  const { suite, baseline, routes = [], ...known } = stored;
  const { settings, id } = studio.store.getState();
  studio.configure({ ...settings, ...known });
  keepSettings(session);
  const said = ['The settings were read.', ...findings.map((found) => found.message)];
  if (routes.length > 0) {
    said.push(
      id === '' ? 'Routing tests belong to a harness: open one, then read the file again.' : takeSettings(studio, text),
    );
  }
  const left = Object.entries({ suite, baseline }).flatMap(([key, value]) =>
    value === undefined ? [] : [`\`${key}\``],
  );
  if (left.length > 0) said.push(`${left.join(' and ')} ${left.length > 1 ? 'are' : 'is'} for the command line alone.`);
  return said;
}
