import { subCommunities } from '../cultures/sub-communities.ts';
import { Chance } from '../chance.ts';
import type { Shares } from '../shares.ts';
import { describeAsha } from './describe-asha.ts';
import { inventEducation } from './invent-education.ts';
import { inventFamily } from './invent-family.ts';
import { inventLifestyle } from './invent-lifestyle.ts';
import { inventMarriage } from './invent-marriage.ts';
import { inventNames } from './invent-name.ts';
import { inventPlace } from './invent-place.ts';
import { inventPreference, type Preference } from './invent-preference.ts';
import { inventWork } from './invent-work.ts';
import { nameCollege } from './name-college.ts';
import { leaveGaps } from './leave-gaps.ts';
import { outlinePerson, type Outline, type Which } from './outline-person.ts';
import type { Facts } from './facts.ts';
import { stateIncome } from './state-income.ts';
import { writeAbout } from './write-about.ts';

/** A person of the population: whose account, which facts, and what they look for; values of lists as labels. */
export type Person = { outline: Outline; facts: Facts; preference: Preference | null; income: number | null };

const whose: Readonly<Record<Outline['gender'], Shares>> = {
  Female: { 'My Self': 36, 'My Daughter': 40, 'My Sister': 14, 'My Relative': 6, 'My Friend': 4 },
  Male: { 'My Self': 52, 'My Son': 29, 'My Brother': 11, 'My Relative': 5, 'My Friend': 3 },
};

/** Invents one person, who is the same for the same seed, index and day, however many others there are. */
export function inventPerson(which: Which): Person {
  const { seed, index, now } = which;
  const outline = outlinePerson(which);
  if (index === 0) return { outline, income: 2_400_000, ...describeAsha(birthday(now, outline.age)) };
  const chance = new Chance({ seed, index, topic: 'person' });
  const { community, culture, gender } = outline;
  const names = inventNames(seed, outline);
  const marriage = inventMarriage(seed, outline);
  const education = inventEducation(seed, outline);
  const place = inventPlace(seed, { outline, education });
  const work = inventWork(seed, { outline, education, place });
  const family = inventFamily(seed, { outline, work });
  const lifestyle = inventLifestyle(seed, { outline, place });
  // Who looks again at forty writes for themselves.
  const profileFor = outline.age > 40 && chance.is(0.8) ? 'My Self' : chance.one(whose[gender]);
  const branches = subCommunities[community];
  const subCommunity = branches !== undefined && chance.is(0.6) ? chance.pick(branches) : null;
  const facts: Facts = {
    profileFor,
    gender,
    ...names,
    dateOfBirth: birthday(now, outline.age),
    religion: culture.religion,
    community,
    subCommunity,
    denomination: lifestyle.denomination,
    gotra: lifestyle.gotra,
    star: null,
    ...marriage,
    height: lifestyle.height,
    disability: lifestyle.disability,
    motherTongue: lifestyle.motherTongue,
    languages: lifestyle.languages,
    sisters: family.sisters,
    brothers: family.brothers,
    financialStatus: family.financialStatus,
    familyType: family.familyType,
    familyValues: family.familyValues,
    country: place.country,
    state: place.state,
    district: place.district,
    city: place.city,
    nativePlace: place.nativePlace,
    zip: place.zip === '' ? null : place.zip,
    relocate: lifestyle.relocate,
    qualification: education.qualification,
    qualificationDetail: null,
    college: nameCollege(seed, { index, track: education.track, home: place.home }),
    workingWith: work.workingWith,
    professionArea: work.professionArea,
    workingAs: work.workingAs,
    occupationDetail: null,
    employerName: work.employerName,
    ...stateIncome(seed, { index, income: work.income }),
    diet: lifestyle.diet,
    hobbies: lifestyle.hobbies,
    about: writeAbout(seed, {
      outline,
      firstName: names.firstName,
      profileFor,
      work,
      place,
      family,
      lifestyle,
    }),
  };
  const seeker = {
    outline,
    marriage,
    qualification: education.qualification,
    work,
    place,
    family,
    lifestyle,
    subCommunity,
  };
  return {
    outline,
    income: work.income,
    ...leaveGaps(seed, { outline, facts, preference: inventPreference(seed, seeker) }),
  };
}

/** The date of birth of a person with this age in years. */
function birthday(now: Date, age: number): string {
  const born = new Date(now.getTime() - age * 365.2425 * 24 * 60 * 60 * 1000);
  return born.toISOString().slice(0, 10);
}
