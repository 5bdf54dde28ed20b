/** Finds paths by a few of their letters, in order. Higher is better; undefined where they do not fit. */
export function scoreOf(query: string, path: string): number | undefined {
  if (query === '') return 0;
  const wanted = query.toLowerCase();
  const given = path.toLowerCase();
  const name = given.lastIndexOf('/') + 1;
  let at = -1;
  let score = 0;
  let run = 0;
  for (const letter of wanted) {
    if (letter === ' ') continue;
    const next = given.indexOf(letter, at + 1);
    if (next < 0) return undefined;
    run = next === at + 1 ? run + 1 : 0;
    const starts = next === name || '/-_. '.includes(given[next - 1] ?? '/');
    score += 1 + run * 2 + (starts ? 4 : 0) + (next >= name ? 2 : 0);
    at = next;
  }
  return score + (given.slice(name).startsWith(wanted) ? 20 : 0) - path.length / 100;
}

/** The best paths first, at most `most`. */
export function bestOf(query: string, paths: readonly string[], most: number): string[] {
  return paths
    .flatMap((path) => {
      const score = scoreOf(query, path);
      return score === undefined ? [] : [{ path, score }];
    })
    .sort((left, right) => right.score - left.score)
    .slice(0, most)
    .map((one) => one.path);
}
