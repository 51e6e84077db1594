import type { ListName } from '#contract/choices/choice-lists.ts';
import { otherCode, preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import {
  criteria,
  criterionNames,
  type Criterion,
  type CriterionName,
} from '#contract/preferences/preference.criteria.ts';
import type { Range } from '#contract/preferences/range.ts';

/**
 * A partner preference as it is stored: a range, a set of codes and own words, or null for a criterion that is not
 * stated.
 */
export type Preference = {
  [Name in CriterionName]: ((typeof criteria)[Name]['kind'] extends 'range' ? Range : string[]) | null;
} & { mustHave: CriterionName[] };

/** A criterion that is stated, ready to be held against facts. */
export type Wanted =
  | ({ kind: 'range' } & Range)
  /** One of these; `isFolded`: in small letters, because own words are among them. */
  | { kind: 'among'; values: readonly string[]; isFolded: boolean }
  /** Anything told but these: what "Other" stands for. */
  | { kind: 'anyBut'; values: readonly string[] };

/** What a profile tells: a range (an exact number has both ends alike), a code or own words, or null for nothing. */
export type Fact = Range | string | null;

/** Whether a profile meets a criterion. `unknown`: it does not tell. */
export type Verdict = 'met' | 'missed' | 'unknown';

/** A preference of whoever has stated nothing. */
export const emptyPreference: Preference = {
  // One key for each criterion; `fromEntries` knows keys as strings alone.
  ...(Object.fromEntries(criterionNames.map((name) => [name, null])) as Record<CriterionName, null>),
  mustHave: [],
};

/** The criteria that are stated, in their order. */
export function listStated(preference: Preference): CriterionName[] {
  return criterionNames.filter((name) => preference[name] !== null);
}

/** The codes of a list, retired ones included. */
export type CodesOf = (list: ListName) => ReadonlySet<string>;

/** Makes the stated criteria ready to be held against facts. */
export function readWanted(preference: Preference, codesOf: CodesOf): Map<CriterionName, Wanted> {
  return new Map(
    criterionNames.flatMap((name) => {
      const value = preference[name];
      if (value === null) return [];
      return [[name, Array.isArray(value) ? readSet(name, { values: value, codesOf }) : readRange(value)]];
    }),
  );
}

/**
 * "Other" accepts whatever the list does not have, so a set with it is a set of what is refused. Codes are compared as
 * they are; own words without regard to capitals.
 */
function readSet(
  name: CriterionName,
  { values, codesOf }: { values: readonly string[]; codesOf: CodesOf },
): Wanted {
  const criterion: Criterion = criteria[name];
  const list = criterion.kind === 'set' ? criterion.list : null;
  const codes = list === null ? new Set<string>() : codesOf(list);
  if (values.includes(otherCode) && list !== null) {
    return { kind: 'anyBut', values: [...codes].filter((code) => !values.includes(code)) };
  }
  const isFolded = values.some((value) => !codes.has(value));
  return { kind: 'among', values: isFolded ? values.map(foldWords) : values, isFolded };
}

function readRange(range: Range): Wanted {
  return { kind: 'range', ...range };
}

/** Holds a fact against a criterion. The repository says the same in SQL, and a test holds the two together. */
export function meets(wanted: Wanted, fact: Fact): Verdict {
  if (fact === null || fact === preferNotToSayCode) return 'unknown';
  return isWanted(wanted, fact) ? 'met' : 'missed';
}

function isWanted(wanted: Wanted, fact: Exclude<Fact, null>): boolean {
  if (wanted.kind === 'range') return typeof fact !== 'string' && overlaps(wanted, fact);
  if (typeof fact !== 'string') return false;
  if (wanted.kind === 'anyBut') return !wanted.values.includes(fact);
  return wanted.values.includes(wanted.isFolded ? foldWords(fact) : fact);
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

/** Own words as they are compared: the letters A to Z small. Every database folds these alike, and not all others. */
export function foldWords(words: string): string {
  return words.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
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

/** The genders of those whom somebody may marry here. Whoever is neither bride nor groom is shown both. */
export function listSoughtGenders(gender: string): string[] {
  if (gender === 'Female') return ['Male'];
  return gender === 'Male' ? ['Female'] : ['Female', 'Male'];
}
