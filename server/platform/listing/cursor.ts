import { fieldProblem, type Problem } from '#server/platform/problem.ts';

/** The least and the greatest value that a number of a cursor may have. */
type Bounds = readonly [least: number, greatest: number];

/** A cursor of whole numbers that fits an address: base 36, joined by dots. */
export function writeCursor(numbers: readonly number[]): string {
  return numbers.map((number) => number.toString(36)).join('.');
}

/**
 * The numbers of a cursor: one within each bounds of `head`, then any number of them within `rest`. Throws invalid_input on
 * `cursor` for any other text.
 */
export function readCursor(
  text: string,
  { head, rest }: { head: readonly Bounds[]; rest?: Bounds },
): number[] {
  const numbers = text.split('.').map((part) => Number.parseInt(part, 36));
  const isWithinBounds = numbers.every((number, index) => isWithin(number, head[index] ?? rest));
  // Parsing accepts many texts for one number; only the one that is written for it is valid.
  const isValid = numbers.length >= head.length && isWithinBounds && writeCursor(numbers) === text;
  if (!isValid) throw invalidCursor();
  return numbers;
}

function isWithin(number: number, bounds: Bounds | undefined): boolean {
  return bounds !== undefined && number >= bounds[0] && number <= bounds[1];
}

/** The refusal of a text that is no cursor of the list. */
export function invalidCursor(): Problem {
  return fieldProblem('cursor', 'validation.cursor');
}
