const fractions = [
  { sign: '½', written: '1/2', part: 1 / 2 },
  { sign: '¼', written: '1/4', part: 1 / 4 },
  { sign: '¾', written: '3/4', part: 3 / 4 },
  { sign: '⅓', written: '1/3', part: 1 / 3 },
  { sign: '⅔', written: '2/3', part: 2 / 3 },
].map(({ sign, written, part }) => ({
  sign,
  part,
  words: new RegExp(String.raw`(?<=\d)\s+${written}(?![\d/])`, 'g'),
  test: new RegExp(String.raw`(?<![\d./])(\d*)\s*${sign}`, 'g'),
}));

export function fractionOf(sign: string): number {
  return fractions.find((each) => each.sign === sign)?.part ?? 0;
}

/** A number with a part as a decimal: `5½` and `5 1/2` are `5.5`, `½` alone is `0.5`. */
export function writeFractions(text: string): string {
  return fractions.reduce(
    (plain, { sign, part, words, test }) =>
      plain
        .replaceAll(words, sign)
        .replaceAll(test, (_whole, digits: string) => String(Number(digits) + part)),
    text,
  );
}
