/** Methods of the language, by what they do to their receiver and to what they are given. */

/** They write to their receiver. */
export const mutators = new Set([
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
  'fill',
  'copyWithin',
  'set',
  'add',
  'delete',
  'clear',
]);

/** Functions of `Object` and `Reflect` that write to their first argument. */
export const objectWriters = new Set([
  'assign',
  'defineProperty',
  'defineProperties',
  'setPrototypeOf',
  'set',
  'deleteProperty',
]);

/** Methods that hand what they read to a function; the function is read on its own. */
export const withCallback = new Set([
  'map',
  'filter',
  'forEach',
  'find',
  'findIndex',
  'findLast',
  'some',
  'every',
  'reduce',
  'reduceRight',
  'flatMap',
  'toSorted',
  'then',
  'catch',
  'finally',
]);

/** Methods of lists and texts that leave both the receiver and their arguments as they are. */
export const readers = new Set([
  ...withCallback,
  'flat',
  'concat',
  'slice',
  'includes',
  'indexOf',
  'lastIndexOf',
  'join',
  'at',
  'entries',
  'keys',
  'values',
  'toReversed',
  'toSpliced',
  'with',
  'toString',
  'trim',
  'trimStart',
  'trimEnd',
  'split',
  'replace',
  'replaceAll',
  'toUpperCase',
  'toLowerCase',
  'startsWith',
  'endsWith',
  'padStart',
  'padEnd',
  'repeat',
  'has',
  'get',
  'hasOwnProperty',
]);
