import { Chance } from '../chance.ts';
import type { Culture } from '../cultures/culture.ts';
import { cultures } from '../cultures/cultures.ts';
import { malayaliChristian } from '../cultures/malayali-christian.ts';
import type { Shares } from '../shares.ts';
import { findCommonGroup } from './common-groups.ts';

/** Which person of which population, and when it is looked at. */
export type Which = { seed: number; index: number; now: Date };
export type Gender = 'Male' | 'Female';

/** What others need to know of a person to find each other plausible. The rest follows from it. */
export type Outline = {
  index: number;
  gender: Gender;
  /** In years, with what is past the last birthday. */
  age: number;
  culture: Culture;
  community: string;
  isVerified: boolean;
  isActive: boolean;
  registeredAt: Date;
  /** Null for who never came in. */
  lastSeenAt: Date | null;
};

/** The months over which the population registered. */
const registrationDays = 270;
/** An unverified account is deleted after a week. */
const unverifiedDays = 6;
const shareOfMen = 0.54;
const legalAges = { Male: 21, Female: 18 } as const;
const dayMs = 24 * 60 * 60 * 1000;
const cultureShares = Object.fromEntries(cultures.map(({ name, share }) => [name, share]));
const culturesByName = new Map(cultures.map((culture) => [culture.name, culture]));

/** Draws what a person is first of all. */
export function outlinePerson({ seed, index, now }: Which): Outline {
  if (index === 0) return outlineAsha(now);
  const chance = new Chance({ seed, index, topic: 'outline' });
  const name = chance.one(cultureShares);
  const culture = culturesByName.get(name);
  if (culture === undefined) throw new Error(`There is no culture ${name}`);
  const drawnGender = chance.is(shareOfMen) ? 'Male' : 'Female';
  const common = findCommonGroup(index);
  const isVerified = chance.is(0.96) || common !== undefined;
  const isActive = chance.is(0.97) || common !== undefined;
  // More of them lately: the community grows.
  const days = isVerified ? registrationDays : unverifiedDays;
  const daysHere = 0.02 + days * chance.fraction() ** 1.15;
  const daysAway = isActive ? drawDaysAway(chance) : 20 + chance.gamma(60);
  const drawn = { gender: drawnGender, age: drawAge(chance, drawnGender), culture } as const;
  const person = common ?? drawn;
  return {
    index,
    ...person,
    community: chance.one(sharesOf(person.culture)),
    isVerified,
    isActive,
    registeredAt: daysBefore(now, daysHere),
    lastSeenAt: isVerified ? daysBefore(now, Math.min(daysAway, daysHere)) : null,
  };
}

/** Kept, because a large population has many of each culture. */
const communityShares = new WeakMap<Culture, Shares>();

function sharesOf(culture: Culture): Shares {
  const known = communityShares.get(culture);
  if (known !== undefined) return known;
  const shares: Shares = Object.fromEntries(
    Object.entries(culture.communities).map(([community, { share }]): [string, number] => [community, share]),
  );
  communityShares.set(culture, shares);
  return shares;
}

/** Most look for a first marriage in their twenties; some look again, later. */
function drawAge(chance: Chance, gender: Gender): number {
  if (chance.is(0.05)) return 34 + chance.gamma(10);
  const start = gender === 'Female' ? 20.2 : 23.2;
  const age = start + chance.gamma(gender === 'Female' ? 6.2 : 7);
  const isYoung = chance.is(0.025);
  return isYoung ? legalAges[gender] + 0.1 + chance.fraction() * 2 : age;
}

/** The mean of days since the last visit, by how many people. */
const meanDaysAway = { '0.4': 30, '3.0': 34, '14.0': 22, '70.0': 14 };

/** Many come every other day, some have forgotten us. */
function drawDaysAway(chance: Chance): number {
  return 0.004 + chance.gamma(Number(chance.one(meanDaysAway)));
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

/** The demo's own member is the first of every population. */
function outlineAsha(now: Date): Outline {
  return {
    index: 0,
    gender: 'Female',
    age: 28.4,
    culture: malayaliChristian,
    community: 'Syrian Christian (Nasrani)',
    isVerified: true,
    isActive: true,
    registeredAt: daysBefore(now, 96),
    lastSeenAt: daysBefore(now, 0.01),
  };
}
