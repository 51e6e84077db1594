import type { Selectable } from 'kysely';
import { criteria, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { Tables } from '#server/migrations/tables.ts';

/** One stated criterion, compared with the other member's fact, from the original tables. */
export type Verdict = 'met' | 'missed' | 'unknown';
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
export type Member = {
  account: Row<'accounts'>;
  profile: Row<'profiles'>;
  preference: Row<'preferences'> | null;
  /** Whether the preference is what the product would suggest: nobody counted how usual it is. */
  isSuggested?: boolean;
  hasPicture: boolean;
};

/** Everything that matches depend on. `today` is `YYYY-MM-DD` in the time zone of the site. */
export type Population = {
  members: ReadonlyMap<number, Member>;
  /** Pairs of which one blocked or declined the other: `3 7`, the smaller id first. */
  avoided: ReadonlySet<string>;
  codes: ReadonlyMap<string, readonly string[]>;
  today: string;
  /** The rank of each qualification. */
  qualificationRanks: ReadonlyMap<string, number>;
};

export type PreferenceRow = Row<'preferences'>;

function endsOf(
  name: CriterionName,
  preference: PreferenceRow,
): [from: number | null, to: number | null] | null {
  if (name === 'age') return [preference.ageFrom, preference.ageTo];
  if (name === 'height') return [preference.heightFrom, preference.heightTo];
  return name === 'annualIncome' ? [preference.incomeFrom, preference.incomeTo] : null;
}

function valuesOf(name: CriterionName, preference: PreferenceRow): readonly string[] {
  const values: unknown = Reflect.get(preference, name);
  return Array.isArray(values) ? values.map(String) : [];
}

export function isStated(name: CriterionName, preference: PreferenceRow): boolean {
  const ends = endsOf(name, preference);
  return ends === null ? valuesOf(name, preference).length > 0 : ends.some((end) => end !== null);
}

export function verdictOf(
  name: CriterionName,
  { preference, partner, population }: { preference: PreferenceRow; partner: Member; population: Population },
): Verdict {
  const ends = endsOf(name, preference);
  if (ends === null) return verdictOfSet(name, { values: valuesOf(name, preference), partner, population });
  const fact = numbersOf(name, { partner, today: population.today });
  if (fact === null) return 'unknown';
  const [from, to] = [ends[0] ?? -Infinity, ends[1] ?? Infinity];
  const [least, most] = fact;
  const isInside = from <= least && most <= to;
  // The range includes a number between the ends of the band.
  const isShared = from < most && least < to;
  return isInside || (least < most && isShared) ? 'met' : 'missed';
}

/** Both ends of a fact in numbers; null for an unknown one. */
function numbersOf(
  name: CriterionName,
  { partner: { profile }, today }: { partner: Member; today: string },
): [number, number] | null {
  if (name === 'height') return profile.height === null ? null : [profile.height, profile.height];
  if (name === 'annualIncome') return profile.isIncomePrivate ? null : readBand(profile.annualIncome ?? '');
  const age = ageAt(profile.dateOfBirth, today);
  return [age, age];
}

/** Counts birthdays one by one; that of 29 February is on 1 March in other years. */
function ageAt(dateOfBirth: string, today: string): number {
  const birthday = dateOfBirth.slice(4);
  let year = Number(dateOfBirth.slice(0, 4));
  while (`${year + 1}${birthday}` <= today) year += 1;
  return year - Number(dateOfBirth.slice(0, 4));
}

/** `750000`, `500000-750000` or `10000000-`. */
function readBand(text: string): [number, number] | null {
  if (!/^\d/.test(text)) return null;
  const [least = '', most] = text.split('-');
  if (most === undefined) return [Number(least), Number(least)];
  return [Number(least), most === '' ? Infinity : Number(most)];
}

function verdictOfSet(
  name: CriterionName,
  { values, partner, population }: { values: readonly string[]; partner: Member; population: Population },
): Verdict {
  const criterion = criteria[name];
  const fact: unknown = Reflect.get(partner.profile, criterion.fact);
  if (typeof fact !== 'string' || fact === 'prefer-not-to-say') return 'unknown';
  const list = criterion.kind === 'set' ? criterion.list : null;
  if (values.some((value) => fold(value) === fold(fact))) return 'met';
  const acceptsOther = list !== null && values.includes('other');
  return acceptsOther && !(population.codes.get(list) ?? []).includes(fold(fact)) ? 'met' : 'missed';
}

/** Ignores the case of A to Z, and everything after forty characters. */
function fold(words: string): string {
  const letters = Array.from(words).slice(0, 40);
  return letters.map((letter) => (letter >= 'A' && letter <= 'Z' ? letter.toLowerCase() : letter)).join('');
}
