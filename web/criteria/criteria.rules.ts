import { preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import { criteria, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { readRange, type Range } from '#contract/preferences/range.ts';
import {
  labelsAtLeast,
  listRanks,
  type ChoiceLists,
  type LoadedChoices,
} from '#web/choices/choices.rules.ts';

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

/** The lower ends of the bands of income, in rupees a year: the ends that a range may have. */
export function listIncomeEnds(bandCodes: readonly string[]): number[] {
  const ends = bandCodes.flatMap((code) => {
    const from = /^(\d+)-/.exec(code)?.[1];
    return from === undefined || from === '0' ? [] : [Number(from)];
  });
  return [...new Set(ends)].toSorted((one, other) => one - other);
}

/** The lists without "Prefer not to say", which is no criterion. */
export function withoutUndisclosed(lists: LoadedChoices): LoadedChoices {
  if (typeof lists === 'string') return lists;
  const offered = Object.entries(lists).map(([name, choices]) => [
    name,
    choices.filter(({ code }) => code !== preferNotToSayCode),
  ]);
  // The same names as before.
  return Object.fromEntries(offered) as ChoiceLists;
}

/** The rank of qualification if the values are exactly this rank and all above it; undefined for any other set. */
export function findRank(values: readonly string[], lists: LoadedChoices): string | undefined {
  if (typeof lists === 'string') return undefined;
  const chosen = new Set(values);
  return listRanks(lists.qualification).find((rank) => {
    const labels = labelsAtLeast(lists.qualification, rank);
    return labels.length > 1 && labels.length === chosen.size && labels.every((label) => chosen.has(label));
  });
}
