/** Left out of a typed text, because they find no one: "engineer in Kochi". */
export const smallWords: ReadonlySet<string> = new Set([
  'a',
  'and',
  'at',
  'from',
  'in',
  'of',
  'or',
  'the',
  'with',
]);
