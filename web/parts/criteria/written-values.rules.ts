import { criteria, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { readRange, type Range } from '#contract/preferences/range.ts';

type RangeName = 'age' | 'height' | 'annualIncome';

export function isRangeName(name: CriterionName): name is RangeName {
  return criteria[name].kind === 'range';
}

/** The values of a set. */
export function splitValues(text: string): string[] {
  return text.split(',').filter((value) => value !== '');
}

const anything = { smallest: 0, largest: Number.MAX_SAFE_INTEGER };

/** The two ends of a range that is being edited; an end that is not stated is empty. */
export function splitRange(text: string): { from: string; to: string } {
  const [from = '', to = ''] = text.split('-');
  return { from, to };
}

/** A range from its two ends; empty when neither is stated. */
export function joinRange({ from, to }: { from: string; to: string }): string {
  return from === '' && to === '' ? '' : `${from}-${to}`;
}

/** Whether a range goes from less to more. */
export function isInOrder(text: string): boolean {
  return text === '' || readRange(text, anything) !== null;
}

/** The ends of a range as numbers; undefined for a text that is no range. */
export function readEnds(text: string): Range | undefined {
  return readRange(text, anything) ?? undefined;
}

type Said = { key: 'between' | 'exactly' | 'from' | 'to'; from: string; to: string };
type Saying = { sayEnd: (end: number) => string; say: (said: Said) => string };

/** A range by the text for its ends: between two, exactly one, from one, or up to one. */
export function sayRange({ from, to }: Range, { sayEnd, say }: Saying): string {
  const ends = { from: from === null ? '' : sayEnd(from), to: to === null ? '' : sayEnd(to) };
  if (to === null) return say({ key: 'from', ...ends });
  if (from === null) return say({ key: 'to', ...ends });
  return say({ key: from === to ? 'exactly' : 'between', ...ends });
}
