const fractions: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '1/2': 1 / 2,
  '1/4': 1 / 4,
  '3/4': 3 / 4,
};

export function fractionOf(sign: string): number {
  return fractions[sign] ?? 0;
}

/** A number with a part as a decimal: `5½` and `5 1/2` are `5.5`, `½` alone is `0.5`. */
export function writeFractions(text: string): string {
  return text.replaceAll(
    /(?<![\d./])(?:(\d+)\s*([½¼¾⅓⅔])|(\d+)\s+([13]\/[24])(?![\d/])|([½¼¾⅓⅔]))/g,
    (_whole, one = '', sign = '', two = '', words = '', alone = '') =>
      String(Number(one || two || 0) + fractionOf(String(sign || words || alone))),
  );
}
