import { digitsIn } from '#contract/fields/fold-digit.ts';

/** How many digits a code has: the server says it with each one that it sends. */
export type CodeLength = 4 | 6;

/** The documented number of digits, for a code about which nothing else is known. */
export const usualCodeLength: CodeLength = 4;

/** The boxes of a code: a digit, or a blank where nothing is entered yet. */
function boxesOf(code: string, length: number): string[] {
  return code.padEnd(length).slice(0, length).split('');
}

/** Returns the digit in one box; empty text for a blank. */
export function digitAt(code: string, index: number): string {
  return code[index]?.trim() ?? '';
}

/** Puts what was typed, pasted or filled in into the boxes from `index` on. `next` is the box that takes the focus. */
export function enterDigits(
  code: string,
  { index, text, length }: { index: number; text: string; length: number },
) {
  const boxes = boxesOf(code, length);
  const digits = digitsIn(text).slice(0, length - index);
  for (const [offset, digit] of digits.split('').entries()) boxes[index + offset] = digit;
  return { code: boxes.join('').trimEnd(), next: Math.min(index + digits.length, length - 1) };
}

/** Empties a box; an empty one empties the box before it. `next` is the box that takes the focus. */
export function eraseDigit(code: string, index: number) {
  const boxes = boxesOf(code, Math.max(code.length, index + 1));
  const erased = digitAt(code, index) === '' ? Math.max(0, index - 1) : index;
  boxes[erased] = ' ';
  return { code: boxes.join('').trimEnd(), next: erased };
}

/** The documented resend timer: shorter after the first code than after each later one. */
export const resendSeconds = { first: 200, afterSend: 300 } as const;

/** Whole seconds from now until an instant, both in milliseconds; never below zero. */
export function secondsUntil(instant: number, now: number): number {
  return Math.max(0, Math.ceil((instant - now) / 1000));
}

/** `mm:ss`: 200 seconds are `03:20`. */
export function formatCountdown(seconds: number): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
