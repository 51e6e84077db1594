import type { Selectable } from 'kysely';
import { criteria, criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * A second, plain implementation of matching: it compares every pair of members, criterion by criterion, from the original tables.
 * It shares only the contract's table of criteria with the product, so that agreement is evidence for both.
 */
type Verdict = 'met' | 'missed' | 'unknown';
type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
type Member = {
  account: Row<'accounts'>;
  profile: Row<'profiles'>;
  preference: Row<'preferences'> | null;
  hasPicture: boolean;
};

/** Everything that matches depend on. `today` is `YYYY-MM-DD` in the time zone of the site. */
export type Population = {
  members: ReadonlyMap<number, Member>;
  /** Pairs of which one blocked or declined the other: `3 7`, the smaller id first. */
  avoided: ReadonlySet<string>;
  codes: ReadonlyMap<string, readonly string[]>;
  today: string;
};

/** `isCertain`: both state something, and the other's fact is known for all of it. `misses`: a criterion of the viewer. */
export type ExpectedMatch = {
  id: number;
  score: number;
  isCertain: boolean;
  activityRank: number;
  misses: boolean;
};

export async function readPopulation(database: Database, now: Date): Promise<Population> {
  const [accounts, profiles, preferences, pictures, choices, blocks, declined] = await Promise.all([
    database.selectFrom('accounts').selectAll().execute(),
    database.selectFrom('profiles').selectAll().execute(),
    database.selectFrom('preferences').selectAll().execute(),
    database.selectFrom('photos').select('accountId').where('position', '=', 0).execute(),
    database.selectFrom('choices').select(['list', 'code']).execute(),
    database.selectFrom('blocks').select(['blockerId as one', 'blockedId as other']).execute(),
    database
      .selectFrom('interests')
      .select(['senderId as one', 'receiverId as other'])
      .where('status', '=', 'rejected')
      .execute(),
  ]);
  const profileOf = new Map(profiles.map((profile) => [profile.accountId, profile]));
  const preferenceOf = new Map(preferences.map((preference) => [preference.accountId, preference]));
  const pictured = new Set(pictures.map(({ accountId }) => accountId));
  const members = accounts.flatMap((account): [number, Member][] => {
    const profile = profileOf.get(account.id);
    const preference = preferenceOf.get(account.id) ?? null;
    return profile === undefined
      ? []
      : [[account.id, { account, profile, preference, hasPicture: pictured.has(account.id) }]];
  });
  const lists = Map.groupBy(choices, ({ list }) => list);
  return {
    members: new Map(members),
    avoided: new Set([...blocks, ...declined].map(({ one, other }) => pairOf(one, other))),
    codes: new Map([...lists].map(([list, values]) => [list, values.map(({ code }) => code)])),
    today: new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now),
  };
}

/** The members on a viewer's list of matches, in its order. */
export function listExpectedMatches(population: Population, viewerId: number): ExpectedMatch[] {
  const viewer = memberOf(population, viewerId);
  const found: ExpectedMatch[] = [];
  for (const [id, partner] of population.members) {
    if (!mayBeListed(population, { viewer, partner })) continue;
    const mine = compare(population, { seeker: viewer, partner });
    const theirs = compare(population, { seeker: partner, partner: viewer });
    if (!mine.meetsMustHaves || !theirs.meetsMustHaves) continue;
    const isCertain = [mine, theirs].every(({ stated, known }) => stated > 0 && known === stated);
    const score = twoWayScore(mine, theirs);
    found.push({
      id,
      score,
      isCertain,
      activityRank: activityRankOf(partner),
      misses: mine.met < mine.known,
    });
  }
  return found.toSorted(
    (one, other) =>
      other.score - one.score ||
      Number(other.isCertain) - Number(one.isCertain) ||
      other.activityRank - one.activityRank ||
      other.id - one.id,
  );
}

export function scoreBetween(population: Population, [one, other]: readonly [number, number]): number {
  const [seeker, partner] = [memberOf(population, one), memberOf(population, other)];
  return twoWayScore(
    compare(population, { seeker, partner }),
    compare(population, { seeker: partner, partner: seeker }),
  );
}

function memberOf({ members }: Population, id: number): Member {
  const member = members.get(id);
  if (member === undefined) throw new Error(`No member has the id ${id}`);
  return member;
}

function pairOf(one: number, other: number): string {
  return `${Math.min(one, other)} ${Math.max(one, other)}`;
}

/** Whether a partner is visible, of a sought gender, and not blocked or declined in either direction. */
function mayBeListed(
  { avoided }: Population,
  { viewer, partner }: Record<'viewer' | 'partner', Member>,
): boolean {
  const { account, profile } = partner;
  const isShown =
    account.role === 'user' &&
    account.status === 'active' &&
    account.emailVerifiedAt !== null &&
    !account.isHidden &&
    !account.isWithheld;
  const sought = { Male: ['Female'], Female: ['Male'] }[viewer.profile.gender] ?? ['Other'];
  return (
    isShown &&
    account.id !== viewer.account.id &&
    sought.includes(profile.gender) &&
    !avoided.has(pairOf(account.id, viewer.account.id))
  );
}

/** Sums of weights. */
type Share = { met: number; known: number; stated: number };

function compare(
  population: Population,
  { seeker: { preference }, partner }: Record<'seeker' | 'partner', Member>,
): Share & { meetsMustHaves: boolean } {
  const share = { met: 0, known: 0, stated: 0, meetsMustHaves: true };
  if (preference === null) return share;
  for (const name of criterionNames) {
    if (!isStated(name, preference)) continue;
    const verdict = verdictOf(name, { preference, partner, population });
    share.stated += criteria[name].weight;
    share.known += verdict === 'unknown' ? 0 : criteria[name].weight;
    share.met += verdict === 'met' ? criteria[name].weight : 0;
    if (verdict !== 'met' && preference.mustHave.includes(name)) share.meetsMustHaves = false;
  }
  return share;
}

/** The largest whole percentage that is not above the harmonic mean of the two shares. */
function twoWayScore(mine: Share, theirs: Share): number {
  const known = [mine, theirs].filter((share) => share.known > 0);
  if (known.length === 0) return 50;
  const [one, other] = [known[0] ?? mine, known[1] ?? known[0] ?? theirs];
  if (one.met === 0 || other.met === 0) return 0;
  let percent = 100;
  // 2 / (1/a + 1/b) without fractions.
  const upper = 200 * one.met * other.met;
  const lower = one.known * other.met + other.known * one.met;
  while (percent * lower > upper) percent -= 1;
  return percent;
}

type PreferenceRow = Row<'preferences'>;

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

function isStated(name: CriterionName, preference: PreferenceRow): boolean {
  const ends = endsOf(name, preference);
  return ends === null ? valuesOf(name, preference).length > 0 : ends.some((end) => end !== null);
}

function verdictOf(
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

const dayMilliseconds = 86_400_000;

/** The days until the last visit, half a day for each of twenty facts, and four days for a picture. */
function activityRankOf({ account, profile, hasPicture }: Member): number {
  const { createdAt, lastSeenAt } = account;
  const seen = Math.max(createdAt.getTime(), lastSeenAt?.getTime() ?? 0);
  const days = Math.floor(seen / dayMilliseconds) - Date.UTC(2020, 0, 1) / dayMilliseconds;
  const about = [profile.about, profile.hobbies, profile.height, profile.maritalStatus, profile.diet];
  const origin = [
    profile.motherTongue,
    profile.languages,
    profile.father,
    profile.mother,
    profile.familyType,
  ];
  const place = [profile.country, profile.state, profile.district, profile.city];
  const work = [profile.workingWith, profile.professionArea, profile.workingAs, profile.annualIncome];
  const schooling = [profile.qualification, profile.college];
  const facts = [...about, ...origin, ...place, ...work, ...schooling].filter((fact) => fact !== null);
  return days + Math.floor(facts.length / 2) + (hasPicture ? 4 : 0);
}
