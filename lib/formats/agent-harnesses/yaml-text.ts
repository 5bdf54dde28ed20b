/** Writing text as a YAML scalar that every reader takes for that very text. */

/** Words that other readers would take for a number, a truth value or nothing. */
const typed = /^(?:[-+]?[\d.]|0[ox]|(?:y|n|yes|no|on|off|true|false|null|nan|inf)$)/i;

/** Plain where nothing in it means anything to YAML: it starts with a letter, and holds no `: `, ` #`, break or control. */
const plain = /^[\p{L}\p{N}(](?:(?!:(?:\s|$)|\s#|[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\ufeff\ufffe\uffff]).)*$/u;

const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\ufeff\ufffe\uffff]/u;

/** `text` as it stands in YAML after `key: `: plain where that is safe, quoted where it is not. */
export function yamlText(text: string): string {
  if (plain.test(text) && !typed.test(text) && text === text.trim()) return text;
  return quoted(text);
}

/** `text` in quotes, whatever it holds: the kind of quotes that needs the fewest escapes. */
export function quoted(text: string): string {
  if (unprintable.test(text))
    return `"${text.replace(/["\\]|[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\ufeff\ufffe\uffff]/gu, escaped)}"`;
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

function escaped(char: string): string {
  if (char === '"' || char === '\\') return `\\${char}`;
  if (char === '\n') return '\\n';
  if (char === '\t') return '\\t';
  return `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}
