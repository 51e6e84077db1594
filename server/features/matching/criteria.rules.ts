import type { ListName } from '#contract/choices/choice-lists.ts';
import { otherCode, preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import { foldWords } from '#contract/fold-words.ts';
import {
  criteria,
  criterionNames,
  type Criterion,
  type CriterionName,
} from '#contract/preferences/preference.criteria.ts';
import type { Range } from '#contract/preferences/range.ts';
import type { Preference } from '#contract/preferences/stated-preference.ts';

/** A criterion that is stated, ready to be held against facts. Codes and own words are in small letters. */
export type Wanted =
  | ({ kind: 'range' } & Range)
  /** One of these. */
  | { kind: 'among'; values: readonly string[] }
  /** Anything told but these: what "Other" stands for. */
  | { kind: 'anyBut'; values: readonly string[] };

/** The criteria that are stated, ready to be held against facts. */
export type WantedCriteria = ReadonlyMap<CriterionName, Wanted>;

/** What a profile tells: a range (an exact number has both ends alike), a code or own words, or null for nothing. */
export type Fact = Range | string | null;

/** Whether a profile meets a criterion. `unknown`: it does not tell. */
export type Verdict = 'met' | 'missed' | 'unknown';

/** The codes of a list, retired ones included. */
export type CodesOf = (list: ListName) => ReadonlySet<string>;

/** Makes the stated criteria ready to be held against facts. */
export function readWanted(preference: Preference, codesOf: CodesOf): Map<CriterionName, Wanted> {
  return new Map(
    criterionNames.flatMap((name) => {
      const value = preference[name];
      if (value === null) return [];
      const wanted = Array.isArray(value)
        ? readSet(name, { values: value, codesOf })
        : ({ kind: 'range', ...value } as const);
      return [[name, wanted]];
    }),
  );
}

/** "Other" accepts whatever the list does not have, so a set with it is a set of what is refused. */
function readSet(
  name: CriterionName,
  { values, codesOf }: { values: readonly string[]; codesOf: CodesOf },
): Wanted {
  const list = listOf(name);
  if (list === null || !values.includes(otherCode))
    return { kind: 'among', values: values.map((value) => foldWords(value)) };
  return { kind: 'anyBut', values: [...codesOf(list)].filter((code) => !values.includes(code)) };
}

/** The list that a criterion's values come from; null for ranges and free words. */
export function listOf(name: CriterionName): ListName | null {
  const criterion: Criterion = criteria[name];
  return criterion.kind === 'set' ? criterion.list : null;
}

/** Holds a fact against a criterion. The repository says the same in SQL, and a test holds the two together. */
export function meets(wanted: Wanted, fact: Fact): Verdict {
  if (fact === null || fact === preferNotToSayCode) return 'unknown';
  return isWanted(wanted, fact) ? 'met' : 'missed';
}

function isWanted(wanted: Wanted, fact: Exclude<Fact, null>): boolean {
  if (wanted.kind === 'range') return typeof fact !== 'string' && overlaps(wanted, fact);
  if (typeof fact !== 'string') return false;
  const isAmong = wanted.values.includes(foldWords(fact));
  return wanted.kind === 'among' ? isAmong : !isAmong;
}

/**
 * An exact number lies within the range. A band (₹5–7.5 lakh) meets it when they share more than an end, or the band
 * lies within: who earns 5 to 7.5 may earn 6, and does not earn "from 7.5".
 */
function overlaps(range: Range, fact: Range): boolean {
  const from = range.from ?? -Infinity;
  const to = range.to ?? Infinity;
  const least = fact.from ?? -Infinity;
  const most = fact.to ?? Infinity;
  return (least >= from || most > from) && (most <= to || least < to);
}

/**
 * The dates of birth of people of an age: later than `after` and not later than `until`; null for an open end. `today` and
 * the dates are `YYYY-MM-DD`.
 */
export function birthDates(ages: Range, today: string): { after: string | null; until: string | null } {
  return {
    after: ages.to === null ? null : yearsBefore(today, ages.to + 1),
    until: ages.from === null ? null : yearsBefore(today, ages.from),
  };
}

/** The same day of an earlier year; of 29 February the day before, where there is none. */
function yearsBefore(today: string, years: number): string {
  const year = Number(today.slice(0, 4)) - years;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const day = today.endsWith('-02-29') && !isLeap ? '-02-28' : today.slice(4);
  return `${String(year).padStart(4, '0')}${day}`;
}
