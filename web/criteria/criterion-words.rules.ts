import { criteria, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { readRange, type Range } from '#contract/preferences/range.ts';

type RangeName = 'age' | 'height' | 'annualIncome';

export function isRangeName(name: CriterionName): name is RangeName {
  return criteria[name].kind === 'range';
}

/** The values of a text that holds several. */
export function splitValues(text: string): string[] {
  return text.split(',').filter((value) => value !== '');
}

const anything = { smallest: 0, largest: Number.MAX_SAFE_INTEGER };

/** The two ends of a range as it is being edited; an end that is not stated is empty. */
export function splitRange(text: string): { from: string; to: string } {
  const [from = '', to = ''] = text.split('-');
  return { from, to };
}

/** A range from its two ends; empty when neither is stated. */
export function joinRange({ from, to }: { from: string; to: string }): string {
  return from === '' && to === '' ? '' : `${from}-${to}`;
}

/** Whether the ends of a range stand in their order. */
export function isInOrder(text: string): boolean {
  return text === '' || readRange(text, anything) !== null;
}

/** A range as it is said, or undefined for what is none. */
export function readEnds(text: string): Range | undefined {
  return readRange(text, anything) ?? undefined;
}

/** The lower ends of the bands of income, in rupees a year: what an end of a range may be. */
export function listIncomeEnds(bandCodes: readonly string[]): number[] {
  const ends = bandCodes.flatMap((code) => {
    const from = /^(\d+)-/.exec(code)?.[1];
    return from === undefined || from === '0' ? [] : [Number(from)];
  });
  return [...new Set(ends)].toSorted((one, other) => one - other);
}

const centimetresPerInch = 2.54;
const inchesPerFoot = 12;
const rupeesPerLakh = 100_000;

/** A height in feet and inches, to the nearest inch. */
export function feetOf(centimetres: number): { feet: number; inches: number } {
  const inches = Math.round(centimetres / centimetresPerInch);
  return { feet: Math.floor(inches / inchesPerFoot), inches: inches % inchesPerFoot };
}

/** 750000 rupees are 7.5 lakhs. */
export function writeLakhs(rupees: number): string {
  return new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }).format(rupees / rupeesPerLakh);
}

/** 1000 is 1,000 in the Indian grouping. */
export function writeCount(count: number): string {
  return new Intl.NumberFormat('en-IN').format(count);
}
