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

/** The value of a stated criterion, ready for comparison. Codes and own words are in small letters. */
export type CriterionValue =
  | ({ kind: 'range' } & Range)
  /** One of these. */
  | { kind: 'among'; values: readonly string[] }
  /** Any known fact but these: what "Other" means. */
  | { kind: 'anyBut'; values: readonly string[] };

export type StatedCriteria = ReadonlyMap<CriterionName, CriterionValue>;

/** What a member looks for. */
export type PartnerPreference = { stated: StatedCriteria; mustHave: ReadonlySet<CriterionName> };

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

/** One member's preference compared with the other's facts. `met` and `known` are sums of weights. */
export type Direction = { met: number; known: number; criteria: CriterionVerdict[] };

export function compareDirection({ stated, mustHave }: PartnerPreference, facts: Facts): Direction {
  const direction: Direction = { met: 0, known: 0, criteria: [] };
  for (const [name, value] of stated) {
    const verdict = meets(value, facts[name]);
    const { weight } = criteria[name];
    if (verdict !== 'unknown') direction.known += weight;
    if (verdict === 'met') direction.met += weight;
    direction.criteria.push({ name, verdict, isMustHave: mustHave.has(name) });
  }
  return direction;
}

/** Whether every must-have is met. An unknown fact meets none. */
export function meetsMustHaves({ criteria: verdicts }: Direction): boolean {
  return verdicts.every(({ verdict, isMustHave }) => !isMustHave || verdict === 'met');
}

type Weights = Pick<Direction, 'met' | 'known'>;

/** The share of a direction in whole percent; null when no stated criterion has a known fact. */
export function shareOf({ met, known }: Weights): number | null {
  return known === 0 ? null : Math.floor((100 * met) / known);
}

/** The score of two members when no stated criterion of either has a known fact. */
export const neutralScore = 50;

/**
 * The two-way score in whole percent: the harmonic mean of both shares, rounded down, so that a good half never makes up
 * for a bad one. A direction without known facts leaves the score to the other. Source: reciprocal recommendation (Pizzato
 * et al., RECON, 2010). `scoreOfWeights` is the same rule in SQL.
 */
export function scoreOf(mine: Weights, theirs: Weights): number {
  if (mine.known === 0 || theirs.known === 0) return shareOf(mine) ?? shareOf(theirs) ?? neutralScore;
  if (mine.met === 0 || theirs.met === 0) return 0;
  return Math.floor((200 * mine.met * theirs.met) / (mine.met * theirs.known + theirs.met * mine.known));
}
