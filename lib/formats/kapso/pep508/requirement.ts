/** One requirement of a requirements file, read as PEP 508 and PEP 440 say: name, extras, versions or address, marker. */
import { readMarker } from './marker';
import { atEnd, here, type Refusal, type Scanner, skipBlanks, take } from './scanner';
import { readSpecifiers } from './specifiers';

export interface Requirement {
  name: string;
  extras: string[];
  /** As written, without surrounding blanks; empty where any version will do. */
  versions: string;
  url?: string;
}

export type RequirementReading = { requirement: Requirement } | { refusal: Refusal };

// A word ends where no letter of any script, digit or `_` follows; a name cannot end in `.` or `-`.
const identifier = /[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9_])?(?![\p{L}\p{N}_])/uy;
const letters = /^[A-Za-z0-9][A-Za-z0-9._-]*/;
const openBracket = /\[/y;
const closeBracket = /\]/y;
const comma = /,/y;
const at = /@/y;
const address = /\S+/y;
const semicolon = /;/y;

/** Total: every text is a requirement or has a reason why it is none. */
export function readRequirement(text: string): RequirementReading {
  const scanner: Scanner = { text, at: 0 };
  skipBlanks(scanner);
  const name = take(scanner, identifier);
  if (name === undefined) return { refusal: { reason: nameless(text.slice(scanner.at)), at: scanner.at } };
  skipBlanks(scanner);
  const extras = readExtras(scanner);
  if (!Array.isArray(extras)) return { refusal: extras };
  skipBlanks(scanner);
  const requirement: Requirement = { name, extras, versions: '' };
  const refusal = take(scanner, at) === undefined ? readVersions(scanner, requirement) : readUrl(scanner, requirement);
  return refusal ? { refusal } : { requirement };
}

function nameless(rest: string): string {
  const word = letters.exec(rest)?.[0];
  return word === undefined
    ? 'does not start with a package name'
    : `starts with \`${word}\`, which is no package name`;
}

function readExtras(scanner: Scanner): string[] | Refusal {
  const extras: string[] = [];
  if (take(scanner, openBracket) === undefined) return extras;
  skipBlanks(scanner);
  let extra = take(scanner, identifier);
  while (extra !== undefined) {
    extras.push(extra);
    skipBlanks(scanner);
    if (take(scanner, comma) === undefined) break;
    skipBlanks(scanner);
    extra = take(scanner, identifier);
    if (extra === undefined) return { reason: `has ${here(scanner)} where it wants an extra`, at: scanner.at };
  }
  skipBlanks(scanner);
  if (take(scanner, closeBracket) !== undefined) return extras;
  return { reason: `has ${here(scanner)} where its extras want \`]\``, at: scanner.at };
}

function readUrl(scanner: Scanner, requirement: Requirement): Refusal | undefined {
  skipBlanks(scanner);
  const url = take(scanner, address);
  if (url === undefined) return { reason: 'names no address after `@`', at: scanner.at };
  requirement.url = url;
  if (atEnd(scanner)) return undefined;
  if (!skipBlanks(scanner)) return { reason: `has ${here(scanner)} after its address`, at: scanner.at };
  return atEnd(scanner) ? undefined : readTail(scanner, 'after its address');
}

function readVersions(scanner: Scanner, requirement: Requirement): Refusal | undefined {
  const start = scanner.at;
  const refusal = readSpecifiers(scanner);
  if (refusal) return refusal;
  requirement.versions = scanner.text.slice(start, scanner.at).trim();
  return atEnd(scanner)
    ? undefined
    : readTail(scanner, requirement.versions === '' ? 'after its name' : 'after its version');
}

function readTail(scanner: Scanner, where: string): Refusal | undefined {
  if (take(scanner, semicolon) === undefined) return { reason: `has ${here(scanner)} ${where}`, at: scanner.at };
  const refusal = readMarker(scanner);
  if (refusal || atEnd(scanner)) return refusal;
  return { reason: `has ${here(scanner)} after its marker`, at: scanner.at };
}
