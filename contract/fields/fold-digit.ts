/** A digit of any script as 0 to 9; another character as it is. */
export function foldDigit(character: string): string {
  // Wide digits and those of formulas are the digits of ASCII drawn otherwise.
  const [digit = ''] = character.normalize('NFKC');
  if (!isDigit(digit.codePointAt(0))) return character;
  const code = digit.codePointAt(0) ?? 0;
  // The digits of a script follow each other, zero first.
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
}

/** A text with the digits of every script as 0 to 9. */
export function foldDigits(text: string): string {
  return text.replaceAll(/[^\P{Nd}0-9]/gu, foldDigit);
}

/** The digits of a text, of any script. */
export function digitsIn(text: string): string {
  return foldDigits(text).replaceAll(/\D/g, '');
}

function isDigit(code = 0): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(Math.max(code, 0)));
}
