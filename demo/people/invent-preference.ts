import { withWholeInches } from '#contract/fields/heights.ts';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import { Chance } from '../chance.ts';
import type { Marriage } from './invent-marriage.ts';
import type { Lifestyle } from './invent-lifestyle.ts';
import type { Place } from './invent-place.ts';
import type { Work } from './invent-work.ts';
import type { Family } from './invent-family.ts';
import type { Outline } from './outline-person.ts';
import { areasNear, employers } from './wished-work.ts';

type Range = { from: number | null; to: number | null };
/** What a person looks for, in labels; `qualificationAtLeast` means that qualification and all above it. */
export type Preference = {
  age: Range | null;
  height: Range | null;
  income: Range | null;
  maritalStatus: string[] | null;
  religion: string[] | null;
  community: string[] | null;
  subCommunity: string[] | null;
  denomination: string[] | null;
  motherTongue: string[] | null;
  country: string[] | null;
  state: string[] | null;
  qualificationAtLeast: string | null;
  workingWith: string[] | null;
  professionArea: string[] | null;
  profileManagedBy: string[] | null;
  diet: string[] | null;
  mustHave: CriterionName[];
};

export type Seeker = {
  outline: Outline;
  marriage: Marriage;
  qualification: string;
  work: Work;
  place: Place;
  family: Family;
  lifestyle: Lifestyle;
  subCommunity: string | null;
};

type Wish = { isStated: number; isMust: number };

/** Preferences mirror the person: own faith, near in age, not much below in schooling; custom makes them stricter. */
export function inventPreference(seed: number, seeker: Seeker): Preference {
  const { outline, lifestyle, place, family } = seeker;
  const chance = new Chance({ seed, index: outline.index, topic: 'preference' });
  const strict = Math.min(1.5, Math.max(0.4, 1 + family.tradition * 0.3));
  const mustHave: CriterionName[] = [];
  const state = <Value>(name: CriterionName, wish: Wish & { value: Value }): Value | null => {
    if (!chance.is(wish.isStated)) return null;
    if (chance.is(wish.isMust * strict)) mustHave.push(name);
    return wish.value;
  };
  return {
    age: state('age', { isStated: 0.97, isMust: 0.4, value: ageRange(chance, outline) }),
    height: state('height', { isStated: 0.72, isMust: 0.1, value: heightRange(chance, seeker) }),
    income: state('annualIncome', {
      isStated: wantsIncome(seeker),
      isMust: 0.08,
      value: incomeRange(chance, seeker),
    }),
    maritalStatus: state('maritalStatus', {
      isStated: 0.9,
      isMust: 0.55,
      value: statuses(chance, seeker.marriage),
    }),
    religion: state('religion', { isStated: 0.93, isMust: 0.62, value: [outline.culture.religion] }),
    community: state('community', { isStated: 0.36 * strict, isMust: 0.22, value: [outline.community] }),
    motherTongue: state('motherTongue', { isStated: 0.56, isMust: 0.2, value: tongues(chance, lifestyle) }),
    country: state('country', { isStated: 0.5, isMust: 0.12, value: [...new Set(['India', place.country])] }),
    state: state('state', {
      isStated: place.country === 'India' ? 0.24 : 0,
      isMust: 0.08,
      value: [place.state],
    }),
    qualificationAtLeast: state('qualification', {
      isStated: 0.68,
      isMust: 0.14,
      value: leastQualification(seeker),
    }),
    workingWith: state('workingWith', { isStated: 0.14, isMust: 0.06, value: employers(chance, outline) }),
    professionArea: state('professionArea', {
      isStated: 0.06,
      isMust: 0.03,
      value: areasNear(chance, seeker),
    }),
    profileManagedBy: state('profileManagedBy', {
      isStated: 0.07,
      isMust: 0,
      value: ['My Self', 'My Son', 'My Daughter'],
    }),
    diet: state('diet', {
      isStated: 0.58,
      isMust: dietIsMust[lifestyle.diet] ?? 0.05,
      value: diets(lifestyle.diet),
    }),
    denomination: state('denomination', {
      isStated: lifestyle.denomination === null ? 0 : 0.4 * strict,
      isMust: 0.22,
      value: listStated(lifestyle.denomination),
    }),
    subCommunity: state('subCommunity', {
      isStated: seeker.subCommunity === null ? 0 : 0.16 * strict,
      isMust: 0.12,
      value: listStated(seeker.subCommunity),
    }),
    mustHave,
  };
}

function listStated(own: string | null): string[] {
  return own === null ? [] : [own];
}

/** Women look for older partners, men for younger ones; ranges for a second marriage are wider. */
function ageRange(chance: Chance, { age, gender }: Outline): Range {
  const years = Math.floor(age);
  const [older, younger] = [
    chance.whole(3, 7) + Math.round(age / 25),
    chance.whole(0, 2) + Math.round(Math.max(0, age - 35) / 6),
  ];
  const sought =
    gender === 'Female'
      ? { from: years - younger, to: years + older }
      : { from: years - older, to: years + younger - 1 };
  const least = gender === 'Female' ? 21 : 18;
  const from = Math.max(least, sought.from);
  return { from, to: Math.max(from + 2, sought.to) };
}

function heightRange(chance: Chance, { outline, lifestyle }: Seeker): Range {
  const { height } = lifestyle;
  const sought =
    outline.gender === 'Female'
      ? { from: height + chance.whole(0, 6), to: height + 30 }
      : { from: height - 28, to: height - chance.whole(0, 4) };
  const from = Math.min(200, Math.max(130, sought.from));
  return withWholeInches({ from, to: Math.max(from, Math.min(213, sought.to)) });
}

function wantsIncome({ outline, work }: Seeker): number {
  return outline.gender === 'Female' ? 0.5 : 0.06 + (work.income === null ? 0 : 0.04);
}

function incomeRange(chance: Chance, { work }: Seeker): Range {
  const wished = (work.income ?? 400_000) * chance.pick([0.6, 0.8, 1, 1]);
  return { from: Math.max(100_000, Math.floor(wished / 100_000) * 100_000), to: null };
}

function statuses(chance: Chance, { maritalStatus }: Marriage): string[] {
  if (maritalStatus === 'Never married')
    return chance.is(0.93) ? ['Never married'] : ['Never married', 'Annulled', 'Divorced'];
  return [
    'Divorced',
    'Widowed',
    'Annulled',
    ...(chance.is(0.45) ? ['Never married'] : []),
    ...(chance.is(0.3) ? ['Awaiting divorce'] : []),
  ];
}

function tongues(chance: Chance, { motherTongue, languages }: Lifestyle): string[] {
  const another = languages.find((language) => language !== motherTongue && language !== 'English');
  return another !== undefined && chance.is(0.25) ? [motherTongue, another] : [motherTongue];
}

/** Women seek their own schooling or more; men a step less will do. */
function leastQualification({ outline, qualification }: Seeker): string {
  if (/^(?:Below 10th|10th|12th|Other)/.test(qualification)) return '10th';
  if (qualification === 'ITI/Diploma') return '12th';
  if (outline.gender === 'Male' && qualification.startsWith('Bachelor')) return '12th';
  return "Bachelor's – Arts";
}

const dietIsMust: Readonly<Record<string, number>> = { Jain: 0.55, Veg: 0.38, Vegan: 0.35 };

function diets(diet: string): string[] {
  if (diet === 'Jain') return ['Jain', 'Veg'];
  if (diet === 'Veg' || diet === 'Vegan')
    return ['Veg', 'Jain', 'Vegan', 'Eggetarian'].slice(0, diet === 'Vegan' ? 3 : 4);
  if (diet === 'Eggetarian') return ['Eggetarian', 'Veg'];
  return ['Non Veg', 'Occasionally non-veg', 'Eggetarian'];
}
