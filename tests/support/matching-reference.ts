import type { Selectable } from 'kysely';
import { criteria, criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Who suits whom, said a second time and plainly: everybody is held against everybody, criterion by criterion, from the
 * tables that people fill. It knows the contract's table of criteria and nothing else of the product, so that where both
 * agree, both are right.
 */
type Verdict = 'met' | 'missed' | 'unknown';
type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
type Person = {
  account: Row<'accounts'>;
  profile: Row<'profiles'>;
  preference: Row<'preferences'> | null;
  hasPicture: boolean;
};

/** Everything that decides who suits whom. `today` is `YYYY-MM-DD` where the site is. */
export type World = {
  people: ReadonlyMap<number, Person>;
  /** Pairs of people who are kept from each other: `3 7`, the smaller id first. */
  apart: ReadonlySet<string>;
  codes: ReadonlyMap<string, readonly string[]>;
  today: string;
};

/** `isCertain`: both state something, and each tells all that the other states. */
export type Suiting = { id: number; score: number; isCertain: boolean; standing: number; misses: boolean };

export async function readWorld(database: Database, now: Date): Promise<World> {
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
  const people = accounts.flatMap((account): [number, Person][] => {
    const profile = profileOf.get(account.id);
    const preference = preferenceOf.get(account.id) ?? null;
    return profile === undefined
      ? []
      : [[account.id, { account, profile, preference, hasPicture: pictured.has(account.id) }]];
  });
  const lists = Map.groupBy(choices, ({ list }) => list);
  return {
    people: new Map(people),
    apart: new Set([...blocks, ...declined].map(({ one, other }) => pairOf(one, other))),
    codes: new Map([...lists].map(([list, values]) => [list, values.map(({ code }) => code)])),
    today: new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now),
  };
}

/** Everybody whom a member's list of matches has to hold, in its order. */
export function listSuiting(world: World, viewerId: number): Suiting[] {
  const viewer = personOf(world, viewerId);
  const found: Suiting[] = [];
  for (const [id, person] of world.people) {
    if (!mayMeet(world, { viewer, person })) continue;
    const mine = holdAgainst(world, { seeker: viewer, person });
    const theirs = holdAgainst(world, { seeker: person, person: viewer });
    if (!mine.isFulfilled || !theirs.isFulfilled) continue;
    const isCertain = [mine, theirs].every(({ stated, told }) => stated > 0 && told === stated);
    const score = twoWay(mine, theirs);
    found.push({ id, score, isCertain, standing: standingOf(person), misses: mine.met < mine.told });
  }
  return found.toSorted(
    (one, other) =>
      other.score - one.score ||
      Number(other.isCertain) - Number(one.isCertain) ||
      other.standing - one.standing ||
      other.id - one.id,
  );
}

/** The two-way score of two people. */
export function scoreBetween(world: World, [one, other]: readonly [number, number]): number {
  const [seeker, person] = [personOf(world, one), personOf(world, other)];
  return twoWay(
    holdAgainst(world, { seeker, person }),
    holdAgainst(world, { seeker: person, person: seeker }),
  );
}

function personOf({ people }: World, id: number): Person {
  const person = people.get(id);
  if (person === undefined) throw new Error(`Nobody has the id ${id}`);
  return person;
}

function pairOf(one: number, other: number): string {
  return `${Math.min(one, other)} ${Math.max(one, other)}`;
}

/** A member who may be shown, of a gender that the viewer looks for, and nothing stands between the two. */
function mayMeet({ apart }: World, { viewer, person }: Record<'viewer' | 'person', Person>): boolean {
  const { account, profile } = person;
  const isShown =
    account.role === 'user' &&
    account.status === 'active' &&
    account.emailVerifiedAt !== null &&
    !account.isHidden;
  const sought = { Male: ['Female'], Female: ['Male'] }[viewer.profile.gender] ?? ['Male', 'Female'];
  return (
    isShown &&
    account.id !== viewer.account.id &&
    sought.includes(profile.gender) &&
    !apart.has(pairOf(account.id, viewer.account.id))
  );
}

type Share = { met: number; told: number; stated: number };

function holdAgainst(
  world: World,
  { seeker: { preference }, person }: Record<'seeker' | 'person', Person>,
): Share & { isFulfilled: boolean } {
  const share = { met: 0, told: 0, stated: 0, isFulfilled: true };
  if (preference === null) return share;
  for (const name of criterionNames) {
    if (!isStated(name, preference)) continue;
    const verdict = judge(name, { preference, person, world });
    share.stated += criteria[name].weight;
    share.told += verdict === 'unknown' ? 0 : criteria[name].weight;
    share.met += verdict === 'met' ? criteria[name].weight : 0;
    if (verdict !== 'met' && preference.mustHave.includes(name)) share.isFulfilled = false;
  }
  return share;
}

/** The largest whole percentage that is not above the harmonic mean of the two shares. */
function twoWay(mine: Share, theirs: Share): number {
  const told = [mine, theirs].filter((share) => share.told > 0);
  if (told.length === 0) return 50;
  const [one, other] = [told[0] ?? mine, told[1] ?? told[0] ?? theirs];
  if (one.met === 0 || other.met === 0) return 0;
  let percent = 100;
  // 2 / (1/a + 1/b) without fractions.
  const upper = 200 * one.met * other.met;
  const lower = one.told * other.met + other.told * one.met;
  while (percent * lower > upper) percent -= 1;
  return percent;
}

type Wishes = Row<'preferences'>;

function endsOf(name: CriterionName, wishes: Wishes): [number | null, number | null] | null {
  if (name === 'age') return [wishes.ageFrom, wishes.ageTo];
  if (name === 'height') return [wishes.heightFrom, wishes.heightTo];
  return name === 'annualIncome' ? [wishes.incomeFrom, wishes.incomeTo] : null;
}

function valuesOf(name: CriterionName, wishes: Wishes): readonly string[] {
  const values: unknown = Reflect.get(wishes, name);
  return Array.isArray(values) ? values.map(String) : [];
}

function isStated(name: CriterionName, wishes: Wishes): boolean {
  const ends = endsOf(name, wishes);
  return ends === null ? valuesOf(name, wishes).length > 0 : ends.some((end) => end !== null);
}

function judge(
  name: CriterionName,
  { preference, person, world }: { preference: Wishes; person: Person; world: World },
): Verdict {
  const ends = endsOf(name, preference);
  if (ends === null) return judgeValue(name, { wanted: valuesOf(name, preference), person, world });
  const told = measureOf(name, { person, today: world.today });
  if (told === null) return 'unknown';
  const [from, to] = [ends[0] ?? -Infinity, ends[1] ?? Infinity];
  const [least, most] = told;
  const isInside = from <= least && most <= to;
  // Some amount between the ends of the band is wanted.
  const isShared = from < most && least < to;
  return isInside || (least < most && isShared) ? 'met' : 'missed';
}

/** Both ends of what somebody tells in numbers; null for nothing. */
function measureOf(
  name: CriterionName,
  { person: { profile }, today }: { person: Person; today: string },
): [number, number] | null {
  if (name === 'height') return profile.height === null ? null : [profile.height, profile.height];
  if (name === 'annualIncome') return profile.isIncomePrivate ? null : readBand(profile.annualIncome ?? '');
  const age = ageAt(profile.dateOfBirth, today);
  return [age, age];
}

/** Birthdays are counted one by one; whoever was born on 29 February has theirs on 1 March in other years. */
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

function judgeValue(
  name: CriterionName,
  { wanted, person, world }: { wanted: readonly string[]; person: Person; world: World },
): Verdict {
  const criterion = criteria[name];
  const told: unknown = Reflect.get(person.profile, criterion.fact);
  if (typeof told !== 'string' || told === 'prefer-not-to-say') return 'unknown';
  const list = criterion.kind === 'set' ? criterion.list : null;
  if (wanted.some((value) => fold(value) === fold(told))) return 'met';
  const isOthersWelcome = list !== null && wanted.includes('other');
  return isOthersWelcome && !(world.codes.get(list) ?? []).includes(fold(told)) ? 'met' : 'missed';
}

/** Capitals do not count, nor does what comes after forty characters. */
function fold(words: string): string {
  const letters = Array.from(words).slice(0, 40);
  return letters.map((letter) => (letter >= 'A' && letter <= 'Z' ? letter.toLowerCase() : letter)).join('');
}

const dayMilliseconds = 86_400_000;

/** The days until somebody was here last, half a day for each of twenty facts that are told, four for a picture. */
function standingOf({ account, profile, hasPicture }: Person): number {
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
  const told = [...about, ...origin, ...place, ...work, ...schooling].filter((fact) => fact !== null);
  return days + Math.floor(told.length / 2) + (hasPicture ? 4 : 0);
}
