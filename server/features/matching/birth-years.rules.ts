import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { Range } from '#contract/preferences/range.ts';
import { birthDates, type PartnerPreference } from './comparison.rules.ts';
import type { DrivingCriterion, Selectivity } from './ranking.rules.ts';
import { neutralShare } from './stored-criteria.rules.ts';

/** An age is rare where no more than this share of all members has it: then a range of each year of birth is worth it. */
const rareAges = 0.25;

type Born = { today: string; bornIn: Selectivity['bornIn'] };

/** All years in which some people of a wanted age were born, and the share of the members who were born then. */
type BirthYears = { years: readonly number[]; share: number };

/** Null for an age without an end, and while nobody is counted. */
function listBirthYears(ages: Range, { today, bornIn }: Born): BirthYears | null {
  const { after, until } = birthDates(ages, today);
  if (after === null || until === null || bornIn.size === 0) return null;
  const [first, last] = [Number(after.slice(0, 4)), Number(until.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_none, index) => first + index);
  return { years, share: years.reduce((sum, year) => sum + (bornIn.get(year) ?? 0), 0) };
}

/**
 * The years of birth of a rare age; null for a frequent one. Other indexes look at the age of each entry, so that few of a rare age would
 * be found among very many.
 */
export function rareBirthYears(ages: Range, born: Born): BirthYears | null {
  const found = listBirthYears(ages, born);
  return found !== null && found.share <= rareAges ? found : null;
}

/** Facts that say another one, too: a community belongs to one religion, a city lies in one state. */
const impliedBy: Partial<Record<CriterionName, readonly CriterionName[]>> = {
  religion: ['community', 'denomination', 'subCommunity'],
  community: ['subCommunity'],
  country: ['state', 'district', 'city'],
  state: ['district', 'city'],
};

/**
 * How many members meet everything that is stated, if one criterion had nothing to do with another, apart from those that imply each
 * other. There are more, because people of one community speak one language: it tells only where there are hardly any.
 */
export function expectToMeetAll(
  { stated, shares }: PartnerPreference,
  {
    today,
    rows,
    bornIn,
    driving,
  }: Born & Pick<Selectivity, 'rows'> & { driving: readonly DrivingCriterion[] },
): number {
  const drivingShares = new Map<CriterionName, number>(driving.map(({ name, share }) => [name, share]));
  return [...stated].reduce((expected, [name, value]) => {
    if (impliedBy[name]?.some((other) => stated.has(other)) === true) return expected;
    const born = name === 'age' && value.kind === 'range' ? listBirthYears(value, { today, bornIn }) : null;
    const stored = shares.get(name);
    // A share below one percent is stored as none.
    const usual = stored === undefined ? drivingShares.get(name) : Math.max(0.5, stored) / 100;
    return expected * (born?.share ?? usual ?? neutralShare / 100);
  }, rows);
}
