import type { Range } from '#contract/preferences/range.ts';
import { heightLimits } from '#contract/profiles/fixed-choices.ts';

const centimetresPerInch = 2.54;
const inchesPerFoot = 12;
const { smallest, largest } = heightLimits;

/** A height in feet and inches, to the nearest inch, as every screen says it. */
export function feetOf(centimetres: number): { feet: number; inches: number } {
  const inches = inchesOf(centimetres);
  return { feet: Math.floor(inches / inchesPerFoot), inches: inches % inchesPerFoot };
}

/** The centimetres that are said with the inch nearest to a height: 163 for 162, 163 and 164. */
export function usualCentimetres(centimetres: number): number {
  return Math.round(inchesOf(centimetres) * centimetresPerInch);
}

/** Every inch that a profile may state, once: its usual centimetres, and the shortest and tallest that are said with it. */
export function listInches(): { usual: number; shortest: number; tallest: number }[] {
  const first = inchesOf(smallest);
  return Array.from({ length: inchesOf(largest) - first + 1 }, (_, more) => ({
    usual: usualCentimetres((first + more) * centimetresPerInch),
    shortest: shortestOf(first + more),
    tallest: tallestOf(first + more),
  }));
}

/**
 * A range of heights that begins and ends with whole inches: “from 5 ft 4 in” includes everybody who is said to be 5 ft 4 in, also those
 * who are a centimetre less than its usual ones.
 */
export function withWholeInches({ from, to }: Range): Range {
  return {
    from: from === null ? null : shortestOf(inchesOf(from)),
    to: to === null ? null : tallestOf(inchesOf(to)),
  };
}

function inchesOf(centimetres: number): number {
  return Math.round(centimetres / centimetresPerInch);
}

function shortestOf(inches: number): number {
  return Math.max(Math.ceil((inches - 0.5) * centimetresPerInch), smallest);
}

function tallestOf(inches: number): number {
  return Math.min(Math.ceil((inches + 0.5) * centimetresPerInch) - 1, largest);
}
