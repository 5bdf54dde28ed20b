/** Environment markers of PEP 508: `python_version < "3.11" and extra == 'x'`. */
import { here, type Refusal, type Scanner, skipBlanks, take } from './scanner';

const variable =
  /(?:python_version|python_full_version|os[._]name|sys[._]platform|platform_(?:release|system)|platform[._](?:version|machine|python_implementation)|python_implementation|implementation_(?:name|version)|extras?|dependency_groups)(?![\p{L}\p{N}_])/uy;
const quoted = /'[^']*'|"[^"]*"/y;
const operator = /===|==|~=|!=|<=|>=|<|>/y;
const inWord = /in(?![\p{L}\p{N}_])/uy;
const notIn = /not(?![\p{L}\p{N}_])[ \t]+in(?![\p{L}\p{N}_])/uy;
const boolean = /(?:or|and)(?![\p{L}\p{N}_])/uy;
const open = /\(/y;
const close = /\)/y;

/** Deeper nesting is refused by the reference reader as well. */
const deepest = 200;

/** Reads one marker from the cursor on; what follows it is the caller's. Brackets are counted, not recursed into. */
export function readMarker(scanner: Scanner): Refusal | undefined {
  let depth = 0;
  for (;;) {
    skipBlanks(scanner);
    while (take(scanner, open)) {
      if (++depth > deepest) return { reason: `nests more than ${deepest} brackets`, at: scanner.at };
      skipBlanks(scanner);
    }
    const refusal = readComparison(scanner);
    if (refusal) return refusal;
    skipBlanks(scanner);
    while (depth > 0 && take(scanner, close)) {
      depth--;
      skipBlanks(scanner);
    }
    if (take(scanner, boolean) !== undefined) continue;
    if (depth > 0) return { reason: `has ${here(scanner)} where its marker wants \`)\``, at: scanner.at };
    return undefined;
  }
}

function readComparison(scanner: Scanner): Refusal | undefined {
  const left = readOperand(scanner);
  if (left) return left;
  skipBlanks(scanner);
  const compared = take(scanner, inWord) ?? take(scanner, notIn) ?? take(scanner, operator);
  if (compared === undefined) {
    return { reason: `has ${here(scanner)} where its marker wants an operator`, at: scanner.at };
  }
  skipBlanks(scanner);
  return readOperand(scanner);
}

function readOperand(scanner: Scanner): Refusal | undefined {
  const at = scanner.at;
  if (take(scanner, variable) !== undefined) return undefined;
  const text = take(scanner, quoted);
  if (text === undefined) {
    return { reason: `has ${here(scanner)} where its marker wants a variable or a quoted text`, at };
  }
  return isPythonLiteral(text) ? undefined : { reason: `has ${text} in its marker, a text Python cannot read`, at };
}

const pythonEscape =
  /\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U(?:000[0-9a-fA-F]|0010)[0-9a-fA-F]{4}|N\{[A-Za-z0-9 -]+\}|[^xuUN])/gsu;

/** A quoted text is read as a Python literal: what is left of it without whole escapes holds no backslash. */
function isPythonLiteral(text: string): boolean {
  const inside = text.slice(1, -1);
  if (inside.includes('\0')) return false;
  return !inside.replace(pythonEscape, '').includes('\\');
}
