/** Names and descriptions to start from, taken from what is there already. */

/** A description is one sentence of one line; longer ones are cut at a word. */
const longest = 200;

const fence = /^ {0,3}(?:```|~~~)/;
/** Lines that are no prose: headings, rules, tables, quotes, HTML, comments, link definitions, fences. */
const noProse = /^\s*(?:#|---|===|\*\*\*|\||>|<|\[[^\]]*\]:|```|~~~)/;

/** The first sentence of a Markdown text, without markup; undefined where there is no prose. */
export function firstSentence(markdown: string): string | undefined {
  let fenced = false;
  for (const line of markdown.slice(0, 20_000).split(/\r\n|[\n\r]/)) {
    if (fence.test(line)) fenced = !fenced;
    if (fenced || noProse.test(line)) continue;
    const text = withoutMarkup(line.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, ''));
    if (/\p{L}{2}/u.test(text)) return shortened(/^.*?[.?!。](?=\s|$)/u.exec(text)?.[0] ?? text);
  }
  return undefined;
}

/** The first heading of a Markdown text, without markup. */
export function firstHeading(markdown: string): string | undefined {
  const heading = /^ {0,3}#{1,6}[ \t]+(.*?)[ \t]*#*$/m.exec(markdown.slice(0, 20_000))?.[1];
  const text = heading === undefined ? '' : withoutMarkup(heading);
  return text === '' ? undefined : shortened(text);
}

function withoutMarkup(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/[`*\p{Cc}\ufeff\ufffd]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function shortened(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** A file or directory name as words: `load-limits.md` → `Load limits`. */
export function words(name: string): string {
  const text = name
    .replace(/\.md$/i, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return text === '' ? name : text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a`, `a and b`, `a, b and 3 more`. */
export function listed(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? '';
  const shown = names.length > 4 ? names.slice(0, 3) : names.slice(0, -1);
  const last = names.length > 4 ? `${names.length - 3} more` : names.at(-1);
  return `${shown.join(', ')} and ${last}`;
}
