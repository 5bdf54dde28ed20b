/** What a session of a module gets beside its text, for both hosts at once: a line true on one host alone says so. */
import type { Beside } from '../../core/tokens';
import type { Model } from './model';
import type { ModuleName } from './names';
import { type Given, groupsOf, type Host, hosts, hostTitles, sessionOf } from './sessions';

export function besideOf(model: Model, module: ModuleName): Beside[] {
  const sessions = hosts.map((host) => sessionOf(model, module, host));
  const byHost = sessions.map((session) => ({ host: session.host, groups: groupsOf(session) }));
  const groups = (byHost[0]?.groups ?? []).map(([title], at): Beside => {
    const items = itemsOf(byHost.map(({ host, groups: all }) => ({ host, given: all[at]?.[1] ?? [] })));
    return { title, items };
  });
  const differences = sessions
    .filter(({ differences }) => differences.length > 0)
    .map(({ host, differences }) => ({ name: hostTitles[host], lines: differences }));
  return [...groups, { title: 'Particular to a host', items: differences }].filter(({ items }) => items.length > 0);
}

/** Both hosts list the same names in the same order: only what a thing is to a session differs. */
function itemsOf(on: readonly { host: Host; given: readonly Given[] }[]): Beside['items'] {
  const [first] = on;
  return (first?.given ?? []).map(({ name, path }, at) => {
    const lines = new Map<string, Host[]>();
    for (const { host, given } of on) {
      for (const line of given[at]?.lines ?? []) lines.set(line, [...(lines.get(line) ?? []), host]);
    }
    const said = [...lines].map(([line, where]) =>
      where.length === on.length ? line : `${where.map((host) => hostTitles[host]).join(', ')}: ${line}`,
    );
    return { name, ...(path === undefined ? {} : { path }), lines: said };
  });
}
