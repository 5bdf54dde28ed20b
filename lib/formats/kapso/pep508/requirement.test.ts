import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRequirement } from './requirement';

const reasonOf = (text: string) => {
  const reading = readRequirement(text);
  return 'refusal' in reading ? reading.refusal.reason : undefined;
};

describe('requirements', () => {
  it.each([
    ['numpy', { name: 'numpy', extras: [], versions: '' }],
    ['numpy == 2.1.0', { name: 'numpy', extras: [], versions: '== 2.1.0' }],
    ['pandas>=2.2,<3', { name: 'pandas', extras: [], versions: '>=2.2,<3' }],
    ['pandas>=2.2,', { name: 'pandas', extras: [], versions: '>=2.2,' }],
    ['scikit-learn[alldeps]~=1.5', { name: 'scikit-learn', extras: ['alldeps'], versions: '~=1.5' }],
    [
      'a[ b , c ] (>=1!2.0rc1.post3.dev4,!=2.*)',
      { name: 'a', extras: ['b', 'c'], versions: '(>=1!2.0rc1.post3.dev4,!=2.*)' },
    ],
    ['a[]', { name: 'a', extras: [], versions: '' }],
    ['a===1.0-any+thing', { name: 'a', extras: [], versions: '===1.0-any+thing' }],
    ['a==1.0+local.1', { name: 'a', extras: [], versions: '==1.0+local.1' }],
    ['zope.interface~=6.0', { name: 'zope.interface', extras: [], versions: '~=6.0' }],
    ['a_', { name: 'a_', extras: [], versions: '' }],
    ['a>=V1.0', { name: 'a', extras: [], versions: '>=V1.0' }],
    ['a @ https://x.org/a.whl', { name: 'a', extras: [], versions: '', url: 'https://x.org/a.whl' }],
    [
      'a[b]@git+https://x.org/a ; os_name == "nt"',
      { name: 'a', extras: ['b'], versions: '', url: 'git+https://x.org/a' },
    ],
  ])('%s', (text, requirement) => expect(readRequirement(text)).toEqual({ requirement }));

  it.each([
    'tomli; python_version < "3.11"',
    "a; (extra == 'x' or sys.platform != 'win32') and 'arm' not in platform_machine",
    'a>1;os_name in "nt posix"',
    "a; os_name == '\\x41\\u0042'",
    "a; ((((extra == 'x'))))",
  ])('marker: %s', (text) => expect(reasonOf(text)).toBeUndefined());

  it.each([
    ['install numpy first', 'has `n` after its name'],
    ['!numpy', 'does not start with a package name'],
    ['', 'does not start with a package name'],
    ['git+https://x.org/a', 'has `+` after its name'],
    ['./pkg', 'does not start with a package name'],
    ['numpyé', 'starts with `numpy`, which is no package name'],
    ['scipy=>1.14', 'compares with `=>`, which is no operator'],
    ['numpy=2.0', 'compares with `=`, which is no operator'],
    ['numpy>2,<', 'names no version after `<`'],
    ['numpy~=2', 'has no version that `~=` can compare with'],
    ['numpy>=2.*', 'has `.` after its version'],
    ['numpy>1+local', 'has `+` after its version'],
    ['numpy[extra', 'has the end where its extras want `]`'],
    ['numpy[a,]', 'has `]` where it wants an extra'],
    ['numpy[a b]', 'has `b` where its extras want `]`'],
    ['numpy (>=1', 'has the end where its versions want `)`'],
    ['numpy; python <', 'has `p` where its marker wants a variable or a quoted text'],
    ['numpy; python_version', 'has the end where its marker wants an operator'],
    ["numpy; (extra == 'x'", 'has the end where its marker wants `)`'],
    ["numpy; extra == 'x' y", 'has `y` after its marker'],
    ["numpy; extra == '\\x4'", "has '\\x4' in its marker, a text Python cannot read"],
    ['numpy @', 'names no address after `@`'],
    ['numpy @ https://x ; ', 'has the end where its marker wants a variable or a quoted text'],
  ])('%j %s', (text, reason) => expect(reasonOf(text)).toBe(reason));

  it('reads deep brackets without recursion and refuses what the reference refuses', () => {
    expect(reasonOf(`a; ${'('.repeat(100_000)}`)).toBe('nests more than 200 brackets');
  });

  it('is total, and points into the text', () => {
    const piece = fc.constantFrom(
      'numpy',
      '[',
      ']',
      '(',
      ')',
      ',',
      ';',
      '@',
      '==',
      '>=',
      '===',
      '~=',
      '1.0',
      '.*',
      ' ',
      'and',
      'or',
      'extra',
      "'x'",
      '\\',
      'é',
      '\u{1f600}',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const reading = readRequirement(text);
        if ('refusal' in reading) expect(reading.refusal.at).toBeLessThanOrEqual(text.length);
        else expect(text).toContain(reading.requirement.name);
      }),
    );
  });
});
