/** A name inside a circle: on as many lines as it takes, cut at its own joints where there are any. */

const mostLines = 3;
/** Fewer letters on a line tell nothing apart. */
const leastLetters = 5;

/** `radius`, `letter` (its width) and `line` (its height) in one unit. Empty where no useful part of the name fits. */
export function circleLabel(text: string, radius: number, letter: number, line: number): string[] {
  if (text === '') return [];
  for (let count = 1; count <= mostLines; count++) {
    const fits = lettersOn(count, radius, letter, line);
    const lines = broken(text, fits, count);
    const isLast = count === mostLines || lettersOn(count + 1, radius, letter, line) < leastLetters;
    if (lines.join('') === text) return lines;
    if (isLast) return fits < leastLetters ? [] : lines;
  }
  return [];
}

/** How many letters each of so many lines can have: the outermost decide. */
function lettersOn(count: number, radius: number, letter: number, line: number): number {
  const half = (count * line) / 2;
  return half >= radius ? 0 : Math.floor((2 * Math.sqrt(radius ** 2 - half ** 2) - letter) / letter);
}

function broken(text: string, fits: number, most: number): string[] {
  const lines: string[] = [];
  let rest = Array.from(text);
  while (rest.length > fits && lines.length < most - 1 && fits > 0) {
    const joint = rest.slice(0, fits).findLastIndex((unit, index) => index > 1 && /[-_./ ]/.test(unit));
    // A dot belongs to what follows it.
    const cut = joint < 0 ? fits : joint + (rest[joint] === '.' ? 0 : 1);
    lines.push(rest.slice(0, cut).join(''));
    rest = rest.slice(cut);
  }
  if (rest.length > fits) rest = [...rest.slice(0, Math.max(0, fits - 1)), '…'];
  return [...lines, rest.join('')];
}
