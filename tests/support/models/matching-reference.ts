import { criteria, criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { withSuggestion } from './suggested-wishes.ts';
import { isStated, type Member, type Population, type Row, verdictOf } from './matching-verdicts.ts';

/**
 * A second, plain implementation of matching: it compares every pair of members, criterion by criterion, from the original tables.
 * It shares only the contract's table of criteria with the product, and what is suggested to a member who states nothing, so that agreement
 * is evidence for both.
 */

/**
 * `isCertain`: both state something, and the other's fact is known for all of it. `missesMost`: more than half of the viewer's wishes,
 * by weight, or states fewer than half of what they ask for.
 */
export type ExpectedMatch = {
  id: number;
  score: number;
  isCertain: boolean;
  activityRank: number;
  missesMost: boolean;
  missed: number;
  /** How many criteria the viewer states, and of how many of these the fact is known, and met. */
  stated: number;
  known: number;
  met: number;
  /** The share of what the other wants that the viewer is expected to meet; 1 when the other wants nothing. */
  liking: number;
};

export async function readPopulation(database: Database, now: Date): Promise<Population> {
  const [accounts, profiles, preferences, pictures, choices, blocks, settled] = await Promise.all([
    database.selectFrom('accounts').selectAll().execute(),
    database.selectFrom('profiles').selectAll().execute(),
    database.selectFrom('preferences').selectAll().execute(),
    database.selectFrom('photos').select('accountId').where('position', '=', 0).execute(),
    database.selectFrom('choices').select(['list', 'code']).execute(),
    database.selectFrom('blocks').select(['blockerId as one', 'blockedId as other']).execute(),
    database
      .selectFrom('interests')
      .select(['senderId as one', 'receiverId as other'])
      .where('status', 'in', ['rejected', 'accepted'])
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
    avoided: new Set([...blocks, ...settled].map(({ one, other }) => pairOf(one, other))),
    codes: new Map([...lists].map(([list, values]) => [list, values.map(({ code }) => code)])),
    qualificationRanks:
      (await findChoices({ database, now: () => now })).get('qualification')?.ranks ?? new Map(),
    today: new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now),
  };
}

/** The members on a viewer's list of matches, in its order. */
export function listExpectedMatches(population: Population, viewerId: number): ExpectedMatch[] {
  const viewer = memberOf(population, viewerId);
  const ordering = withSuggestion(population, viewer);
  const found: (ExpectedMatch & { orderedBy: number })[] = [];
  for (const [id, partner] of population.members) {
    if (!mayBeListed(population, { viewer, partner })) continue;
    const mine = compare(population, { seeker: viewer, partner });
    const theirs = compare(population, { seeker: partner, partner: viewer });
    if (!mine.meetsMustHaves || !theirs.meetsMustHaves) continue;
    const wished = compare(population, { seeker: ordering, partner });
    const isCertain = [wished, theirs].every(({ stated, unknown }) => stated > 0 && unknown === 0);
    const score = twoWayScore(mine, theirs);
    found.push({
      id,
      score,
      orderedBy: twoWayScore(wished, theirs),
      isCertain,
      activityRank: activityRankOf(partner),
      missesMost:
        2 * mine.missedWeight > mine.stated ||
        2 * (mine.met + mine.missed) < mine.met + mine.missed + mine.unknown,
      stated: mine.met + mine.missed + mine.unknown,
      known: mine.met + mine.missed,
      missed: mine.missed,
      met: mine.met,
      liking: theirs.stated === 0 ? 1 : theirs.expected / (100 * theirs.stated),
    });
  }
  return found.toSorted(
    (one, other) =>
      other.orderedBy - one.orderedBy ||
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

/** Whether a partner is visible, of a sought gender, and not blocked, declined or connected in either direction. */
function mayBeListed(
  { avoided }: Population,
  { viewer, partner }: Record<'viewer' | 'partner', Member>,
): boolean {
  const { account, profile } = partner;
  return (
    isShown(partner) &&
    account.id !== viewer.account.id &&
    profile.gender === soughtBy(viewer) &&
    !avoided.has(pairOf(account.id, viewer.account.id))
  );
}

function isShown({ account }: Member): boolean {
  return (
    account.role === 'user' &&
    account.status === 'active' &&
    account.emailVerifiedAt !== null &&
    !account.isHidden &&
    !account.isWithheld
  );
}

function soughtBy({ profile }: Member): string {
  return { Male: 'Female', Female: 'Male' }[profile.gender] ?? 'Other';
}

/** `expected` is in hundredths of the weights. `met`, `missed` and `unknown` count criteria. */
type Share = {
  expected: number;
  stated: number;
  missedWeight: number;
  met: number;
  missed: number;
  unknown: number;
};

function compare(
  population: Population,
  { seeker, partner }: Record<'seeker' | 'partner', Member>,
): Share & { meetsMustHaves: boolean } {
  const { preference } = seeker;
  const share = {
    expected: 0,
    stated: 0,
    missedWeight: 0,
    met: 0,
    missed: 0,
    unknown: 0,
    meetsMustHaves: true,
  };
  if (preference === null) return share;
  for (const name of criterionNames) {
    if (!isStated(name, preference)) continue;
    const { weight } = criteria[name];
    const verdict = verdictOf(name, { preference, partner, population });
    share.stated += weight;
    share[verdict] += 1;
    if (verdict === 'met') share.expected += 100 * weight;
    if (verdict === 'missed') share.missedWeight += weight;
    if (verdict === 'unknown')
      share.expected += weight * usualShare(population, { name, seeker, preference });
    if (verdict !== 'met' && preference.mustHave.includes(name)) share.meetsMustHaves = false;
  }
  return share;
}

/** Members of one gender who all have the same fact: one of them, and how many they are. */
type Group = { one: Member; count: number };
const groups = new WeakMap<Population, Map<string, Group[]>>();
const shares = new WeakMap<Population, Map<string, number>>();

/** Of the members of the sought gender whose fact is known: how many of a hundred meet a criterion, never more than 99. */
function usualShare(
  population: Population,
  { name, seeker, preference }: { name: CriterionName; seeker: Member; preference: Row<'preferences'> },
): number {
  const known = shares.get(population) ?? new Map<string, number>();
  shares.set(population, known);
  const gender = soughtBy(seeker);
  const wanted = [preference.heightFrom, preference.heightTo, preference.incomeFrom, preference.incomeTo];
  const key = [name, gender, ...wanted, JSON.stringify(Reflect.get(preference, name))].join();
  const found = seeker.isSuggested === true ? 50 : known.get(key);
  if (found !== undefined) return found;
  let [met, all] = [0, 0];
  for (const { one, count } of listGroups(population, { name, gender })) {
    const verdict = verdictOf(name, { preference, partner: one, population });
    if (verdict !== 'unknown') all += count;
    if (verdict === 'met') met += count;
  }
  const share = all === 0 ? 50 : Math.min(99, Math.floor((100 * met) / all));
  known.set(key, share);
  return share;
}

function listGroups(
  population: Population,
  { name, gender }: { name: CriterionName; gender: string },
): Group[] {
  const known = groups.get(population) ?? new Map<string, Group[]>();
  groups.set(population, known);
  const found = known.get(`${name} ${gender}`);
  if (found !== undefined) return found;
  const all = [...population.members.values()]
    .filter((member) => isShown(member) && member.profile.gender === gender)
    .map(withCountedIncome);
  const alike = Map.groupBy(all, ({ profile }) =>
    [profile.isIncomePrivate, Reflect.get(profile, criteria[name].fact)].join(),
  );
  const list = [...alike.values()].flatMap((members): Group[] => {
    const [one] = members;
    return one === undefined ? [] : [{ one, count: members.length }];
  });
  known.set(`${name} ${gender}`, list);
  return list;
}

/** Exact incomes are counted in steps of 50,000 rupees. */
function withCountedIncome(member: Member): Member {
  const { annualIncome } = member.profile;
  if (annualIncome === null || !/^\d+$/.test(annualIncome)) return member;
  const counted = String(Number(annualIncome) - (Number(annualIncome) % 50_000));
  return { ...member, profile: { ...member.profile, annualIncome: counted } };
}

/** One who states nothing is expected to like four fifths. */
function asCounted({ expected, stated }: Share): Pick<Share, 'expected' | 'stated'> {
  return stated === 0 ? { expected: 80, stated: 1 } : { expected, stated };
}

/** The largest whole percentage that is not above the harmonic mean of the two shares. */
function twoWayScore(mine: Share, theirs: Share): number {
  const [one, other] = [asCounted(mine), asCounted(theirs)];
  if (one.expected === 0 || other.expected === 0) return 0;
  let percent = 100;
  // 2 / (1/a + 1/b) without fractions.
  const upper = 2 * one.expected * other.expected;
  const lower = one.stated * other.expected + other.stated * one.expected;
  while (percent * lower > upper) percent -= 1;
  return percent;
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
