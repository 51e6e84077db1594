export const codeLength = 4;

/** The boxes of a code: a digit, or a blank where nothing is entered yet. */
function boxesOf(code: string): string[] {
  return code.padEnd(codeLength).slice(0, codeLength).split('');
}

/** What stands in one box; empty text for a blank. */
export function digitAt(code: string, index: number): string {
  return boxesOf(code)[index]?.trim() ?? '';
}

/** Puts what was typed, pasted or filled in into the boxes from `index` on, and tells where to go on. */
export function enterDigits(code: string, { index, text }: { index: number; text: string }) {
  const boxes = boxesOf(code);
  const digits = text.replaceAll(/\D/g, '').slice(0, codeLength - index);
  for (const [offset, digit] of digits.split('').entries()) boxes[index + offset] = digit;
  return { code: boxes.join('').trimEnd(), next: Math.min(index + digits.length, codeLength - 1) };
}

/** Empties a box; an empty one empties the box before it. Tells where to go on. */
export function eraseDigit(code: string, index: number) {
  const boxes = boxesOf(code);
  const erased = digitAt(code, index) === '' ? Math.max(0, index - 1) : index;
  boxes[erased] = ' ';
  return { code: boxes.join('').trimEnd(), next: erased };
}
