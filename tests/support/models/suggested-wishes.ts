import { ageOn } from '#contract/fields/age.ts';
import { criterionNames, type Preference } from '#contract/preferences/preference.criteria.ts';
import type { Range } from '#contract/preferences/range.ts';
import { suggestPreference } from '#server/features/profiles/suggestions.rules.ts';
import { isStated, type Member, type Population, type PreferenceRow } from './matching-verdicts.ts';

/** Of these facts no wish is derived for an order. */
const leftOut = { height: null, country: null, state: null, qualification: null, diet: null };

/** The member with the wishes by which their lists are ordered: a member who states nothing has some of those that would be suggested. */
export function withSuggestion({ today, qualificationRanks }: Population, member: Member): Member {
  const { preference, profile } = member;
  if (preference !== null && criterionNames.some((name) => isStated(name, preference))) return member;
  const suggested = suggestPreference(
    { ...profile, ...leftOut, age: ageOn(profile.dateOfBirth, today) },
    { legalAges: { bride: 18, groom: 21 }, qualificationRanks },
  );
  return { ...member, isSuggested: true, preference: rowOf({ ...suggested, mustHave: [] }) };
}

function rowOf({ age, height, annualIncome, ...sets }: Preference): PreferenceRow {
  return {
    ...sets,
    accountId: 0,
    updatedAt: new Date(0),
    firstWishes: null,
    ageFrom: endsOf(age).from,
    ageTo: endsOf(age).to,
    heightFrom: endsOf(height).from,
    heightTo: endsOf(height).to,
    incomeFrom: endsOf(annualIncome).from,
    incomeTo: endsOf(annualIncome).to,
  };
}

const endsOf = (range: Range | null): Range => range ?? { from: null, to: null };
