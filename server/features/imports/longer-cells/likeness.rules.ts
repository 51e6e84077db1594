/** Shorter words differ by one letter from too many others: "Nair" and "Nai", "Jat" and "Jain". */
const shortestWord = 6;

/** Whether two words differ by one letter: one more, one less, another one, or two neighbours that changed places. */
export function isOneApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const isSwapped =
    rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return (
    isSwapped ||
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1)
  );
}

function listShortened(word: string): string[] {
  return Array.from(word, (_letter, at) => word.slice(0, at) + word.slice(at + 1));
}

/**
 * Finds the words that differ from a text by one letter. Both have at least six letters, and the first one is the same: typists seldom
 * miss it. The index has every word without each of its letters, so that a sheet with a new word in every cell takes no longer.
 */
export function indexLikeness(words: Iterable<string>): (text: string) => string[] {
  const index = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < shortestWord || /\d/.test(word)) continue;
    for (const key of new Set([word, ...listShortened(word)])) {
      const known = index.get(key);
      if (known === undefined) index.set(key, [word]);
      else known.push(word);
    }
  }
  return (text) => {
    if (text.length < shortestWord || /\d/.test(text)) return [];
    const near = new Set([text, ...listShortened(text)].flatMap((key) => index.get(key) ?? []));
    return [...near].filter((word) => word !== text && word[0] === text[0] && isOneApart(word, text));
  };
}
