import { Chance } from '../chance.ts';
import { words } from '../words.ts';
import { findCommonGroup } from './common-groups.ts';
import type { Facts, OptionalFacts } from './facts.ts';
import type { Preference } from './invent-preference.ts';
import type { Outline } from './outline-person.ts';

type Profile = { outline: Outline; facts: Facts; preference: Preference };
type Left = { facts: Facts; preference: Preference | null };

/** The facts that are missing right after a registration. */
const nothingYet: OptionalFacts = {
  subCommunity: null,
  denomination: null,
  gotra: null,
  star: null,
  maritalStatus: null,
  children: null,
  height: null,
  disability: null,
  motherTongue: null,
  languages: null,
  father: null,
  mother: null,
  sisters: null,
  brothers: null,
  financialStatus: null,
  familyType: null,
  familyValues: null,
  country: null,
  state: null,
  district: null,
  city: null,
  nativePlace: null,
  zip: null,
  relocate: null,
  qualification: null,
  qualificationDetail: null,
  college: null,
  workingWith: null,
  professionArea: null,
  workingAs: null,
  occupationDetail: null,
  employerName: null,
  annualIncome: null,
  isIncomePrivate: false,
  diet: null,
  hobbies: null,
  about: null,
};
/** What people skip; place and country stay together. */
const skipped = [
  'subCommunity',
  'gotra',
  'denomination',
  'height',
  'disability',
  'languages',
  'father',
  'mother',
  'sisters',
  'brothers',
  'financialStatus',
  'familyType',
  'familyValues',
  'zip',
  'relocate',
  'college',
  'employerName',
  'annualIncome',
  'diet',
  'hobbies',
  'about',
] as const satisfies readonly (keyof OptionalFacts)[];
/** Words of one's own where the list has nothing that fits. */
const ownTitles =
  words(`Drone pilot, Coffee estate manager, Astrologer, Startup founder, Bespoke jeweller, Exam coach, Beekeeping trainer, Voice artist,
  Homestay owner, Solar installer, Franchise owner, Wedding planner`);

const ownCommunities = ['Inter-religious family', 'We do not believe in caste', 'Mixed', 'Open'];

/** Takes away what this person has not filled in, and here and there puts own words in the place of a list's. */
export function leaveGaps(seed: number, { outline, facts, preference }: Profile): Left {
  const chance = new Chance({ seed, index: outline.index, topic: 'gaps' });
  const thoroughness = chance.fraction();
  // By those of a common group a visitor sees that the matches are believable.
  if (findCommonGroup(outline.index) !== undefined) return { facts, preference };
  // An unverified address never got further than registration.
  if (!outline.isVerified || thoroughness < 0.03)
    return { facts: { ...facts, ...nothingYet }, preference: null };
  const skips = thoroughness < 0.3 ? 0.3 : 0.035;
  const filled = skipSome(chance, { facts, skips });
  // The guided registration stores one for all who come that far.
  const hasPreference = chance.is(0.99);
  return { facts: { ...filled, ...ownWords(chance, filled) }, preference: hasPreference ? preference : null };
}

function skipSome(chance: Chance, { facts, skips }: { facts: Facts; skips: number }): Facts {
  const filled = { ...facts };
  for (const name of skipped) if (chance.is(skips)) Object.assign(filled, { [name]: null });
  return filled;
}

/** A few find nothing that fits in a list, and write. */
function ownWords(chance: Chance, { workingAs }: Facts): Partial<Facts> {
  return {
    ...(workingAs !== null && chance.is(0.012) && { workingAs: chance.pick(ownTitles) }),
    ...(chance.is(0.006) && { community: chance.pick(ownCommunities) }),
  };
}
