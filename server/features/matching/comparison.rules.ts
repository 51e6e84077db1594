import { type ListName, otherCode, preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import { foldWords } from '#contract/fields/fold-words.ts';
import {
  criteria,
  type Criterion,
  type CriterionName,
  criterionNames,
  type Preference,
} from '#contract/preferences/preference.criteria.ts';
import type { Range } from '#contract/preferences/range.ts';
import { neutralShare } from './stored-criteria.rules.ts';

/** The value of a stated criterion, ready for comparison. Codes and own words are in small letters. */
export type CriterionValue =
  | ({ kind: 'range' } & Range)
  /** One of these. */
  | { kind: 'among'; values: readonly string[] }
  /** Any known fact but these: what "Other" means. */
  | { kind: 'anyBut'; values: readonly string[] };

export type StatedCriteria = ReadonlyMap<CriterionName, CriterionValue>;

/**
 * What a member looks for. `shares`: how many of the sought gender meet each criterion, in whole percent; that is what a
 * criterion counts while the other's fact is unknown.
 */
export type PartnerPreference = {
  stated: StatedCriteria;
  mustHave: ReadonlySet<CriterionName>;
  shares: ReadonlyMap<CriterionName, number>;
};

/** A fact of a profile: a range (an exact number has equal ends), a code or own words, or null for unknown. */
export type Fact = Range | string | null;
export type Facts = Readonly<Record<CriterionName, Fact>>;

export type Verdict = 'met' | 'missed' | 'unknown';

/** The codes of a list, retired ones included. */
export type CodesOf = (list: ListName) => ReadonlySet<string>;

/** The criteria that a preference states, ready for comparison. */
export function readStatedCriteria(preference: Preference, codesOf: CodesOf): StatedCriteria {
  return new Map(
    criterionNames.flatMap((name) => {
      const value = preference[name];
      if (value === null) return [];
      const read = Array.isArray(value)
        ? readSet(name, { values: value, codesOf })
        : ({ kind: 'range', ...value } as const);
      return [[name, read]];
    }),
  );
}

/** "Other" accepts every value outside the list, so a set with it becomes the set of refused codes. */
function readSet(
  name: CriterionName,
  { values, codesOf }: { values: readonly string[]; codesOf: CodesOf },
): CriterionValue {
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

/** Whether a fact meets a criterion. `meetsCriterion` is the same rule in SQL; a test compares the two. */
export function meets(value: CriterionValue, fact: Fact): Verdict {
  if (fact === null || fact === preferNotToSayCode) return 'unknown';
  return accepts(value, fact) ? 'met' : 'missed';
}

function accepts(value: CriterionValue, fact: Exclude<Fact, null>): boolean {
  if (value.kind === 'range') return typeof fact !== 'string' && overlaps(value, fact);
  if (typeof fact !== 'string') return false;
  const isAmong = value.values.includes(foldWords(fact));
  return value.kind === 'among' ? isAmong : !isAmong;
}

/**
 * An exact number lies within the range. A band (₹5–7.5 lakh) meets it when they share more than an end, or the band
 * lies within: an income of 5 to 7.5 may be 6, and is not "from 7.5".
 */
function overlaps(range: Range, fact: Range): boolean {
  const from = range.from ?? -Infinity;
  const to = range.to ?? Infinity;
  const least = fact.from ?? -Infinity;
  const most = fact.to ?? Infinity;
  return (least >= from || most > from) && (most <= to || least < to);
}

/**
 * The dates of birth of an age: later than `after` and not later than `until`; null for an open end. `today` and the dates
 * are `YYYY-MM-DD`.
 */
export function birthDates(ages: Range, today: string): { after: string | null; until: string | null } {
  return {
    after: ages.to === null ? null : yearsBefore(today, ages.to + 1),
    until: ages.from === null ? null : yearsBefore(today, ages.from),
  };
}

/** The same day of an earlier year; 28 February for 29 February of a year without one. */
function yearsBefore(today: string, years: number): string {
  const year = Number(today.slice(0, 4)) - years;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const day = today.endsWith('-02-29') && !isLeap ? '-02-28' : today.slice(4);
  return `${String(year).padStart(4, '0')}${day}`;
}

/** One stated criterion, compared with the other member's fact. */
export type CriterionVerdict = { name: CriterionName; verdict: Verdict; isMustHave: boolean };

/**
 * One member's preference compared with the other's facts. `stated` is the weight of all that is stated, `expected` how much
 * of it is met, in hundredths: the whole weight of what is met, and of what is unknown the share that usually meets it.
 */
export type Direction = { expected: number; stated: number; criteria: CriterionVerdict[] };

export function compareDirection({ stated, mustHave, shares }: PartnerPreference, facts: Facts): Direction {
  const direction: Direction = { expected: 0, stated: 0, criteria: [] };
  for (const [name, value] of stated) {
    const verdict = meets(value, facts[name]);
    const { weight } = criteria[name];
    const percent = { met: 100, missed: 0, unknown: shares.get(name) ?? neutralShare }[verdict];
    direction.stated += weight;
    direction.expected += weight * percent;
    direction.criteria.push({ name, verdict, isMustHave: mustHave.has(name) });
  }
  return direction;
}

/** Whether every must-have is met. An unknown fact meets none. */
export function meetsMustHaves({ criteria: verdicts }: Direction): boolean {
  return verdicts.every(({ verdict, isMustHave }) => !isMustHave || verdict === 'met');
}

type Weights = Pick<Direction, 'expected' | 'stated'>;

/** The expected share of a direction in whole percent; null when nothing is stated. */
export function shareOf({ expected, stated }: Weights): number | null {
  return stated === 0 ? null : Math.floor(expected / stated);
}

/**
 * What a direction counts as in which a member states nothing, in percent. So a fit in both directions that is known to be better stands
 * before one of which half is unknown.
 */
export const openPercent = 80;

/**
 * The two-way score in whole percent: the harmonic mean of both shares, rounded down, so that a good half never makes up
 * for a bad one. Source: reciprocal recommendation (Pizzato et al., RECON, 2010). `scoreOfWeights` is the same rule in SQL.
 */
export function scoreOf(mine: Weights, theirs: Weights): number {
  const [one, other] = [countedWeights(mine), countedWeights(theirs)];
  if (one.expected === 0 || other.expected === 0) return 0;
  const both = 2 * one.expected * other.expected;
  return Math.floor(both / (one.expected * other.stated + other.expected * one.stated));
}

/** A direction as the score counts it. */
export function countedWeights(direction: Weights): Weights {
  return direction.stated === 0 ? { expected: openPercent, stated: 1 } : direction;
}
