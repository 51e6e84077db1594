import { ageOn } from '#contract/fields/age.ts';
import type { CriterionVerdictWire, DirectionWire } from '#contract/matches/partner-card.wire.ts';
import type { ComparedDirection, MatchedCriteria } from '#contract/partners/partner.wire.ts';
import {
  criteria,
  type Criterion,
  type CriterionName,
  criterionNames,
  formNameOf,
} from '#contract/preferences/preference.criteria.ts';
import { type PreferenceWire, preferenceWireNames } from '#contract/preferences/preference.wire.ts';
import { writeRange } from '#contract/preferences/range.ts';
import { type Choices, labelOf } from '#server/features/choices/choices.ts';
import {
  type CriterionValue,
  type CriterionVerdict,
  type Direction,
  shareOf,
  type StatedCriteria,
} from '#server/features/matching/matching.ts';
import type { PartnerRow } from './partners.repository.ts';

/** `today` is `YYYY-MM-DD` where the site is: ages follow from it. */
export type PresenterContext = { choices: Choices; today: string };

/** A direction as cards contain it, with criteria by their names in payloads, and what would meet those that are missed. */
export function presentDirection(
  direction: Direction,
  { stated, choices }: { stated: StatedCriteria; choices: Choices },
): DirectionWire {
  const presented = direction.criteria.map((compared) => {
    const value = compared.verdict === 'missed' ? stated.get(compared.name) : undefined;
    const wanted = value && writeWanted(compared.name, { value, choices });
    return { ...presentVerdict(compared), ...(wanted !== undefined && { wanted }) };
  });
  return { ...presentCounts(direction), criteria: presented };
}

/** "Other" wants no value by name, and neither does a set without a list. */
function writeWanted(
  name: CriterionName,
  { value, choices }: { value: CriterionValue; choices: Choices },
): string | undefined {
  if (value.kind === 'range') return writeRange(value);
  const criterion: Criterion = criteria[name];
  if (value.kind === 'anyBut' || criterion.kind === 'range' || criterion.list === null) return undefined;
  const { list } = criterion;
  return [...new Set(value.values.map((code) => labelOf(choices, { list, value: code })))].join(',');
}

/** The preference of one member, as it leaves the server, and the other member, who is compared with it. */
type Sides = { preference: PreferenceWire; member: PartnerRow };

/** The same, with the wanted values and the fact of each criterion as people read them. */
export function presentComparison(
  direction: Direction,
  { preference, member, ...context }: PresenterContext & Sides,
): ComparedDirection {
  const rows = direction.criteria.map((compared) => ({
    ...presentVerdict(compared),
    wanted: preference[preferenceWireNames[compared.name]] ?? '',
    // The comparison treats a private income as unknown, so no row shows one.
    fact: compared.verdict === 'unknown' ? null : presentFact(compared.name, { member, ...context }),
  }));
  return { ...presentCounts(direction), criteria: rows };
}

function presentCounts(direction: Direction): Omit<DirectionWire, 'criteria'> {
  const { criteria: compared } = direction;
  const matched = compared.filter(({ verdict }) => verdict === 'met').length;
  return { score: shareOf(direction), matched, stated: compared.length };
}

function presentVerdict({ name, verdict, isMustHave }: CriterionVerdict): CriterionVerdictWire {
  return { criterion: formNameOf(name), verdict, must_have: isMustHave };
}

/** The fact of a criterion, in the words of the profile. */
function presentFact(
  name: CriterionName,
  { member, choices, today }: PresenterContext & { member: PartnerRow },
): string | null {
  if (name === 'age') return String(ageOn(member.dateOfBirth, today));
  // Matching never reads a private income; checked again because the text leaves the server here.
  if (name === 'annualIncome' && member.isIncomePrivate) return null;
  const criterion: Criterion = criteria[name];
  const value = member[criteria[name].fact]?.toString() ?? null;
  if (value === null || criterion.kind === 'range' || criterion.list === null) return value;
  return labelOf(choices, { list: criterion.list, value });
}

/** Whether the viewer meets the partner's criteria, one by one; null when criterion or fact is not stated. */
export function presentMatchedCriteria({ criteria: compared }: Direction): MatchedCriteria {
  const verdicts = new Map(compared.map(({ name, verdict }) => [name, verdict]));
  const flag = (...names: CriterionName[]) => {
    const stated = names.map((name) => verdicts.get(name)).filter((verdict) => verdict !== undefined);
    if (stated.includes('missed')) return false;
    return stated.includes('met') ? true : null;
  };
  const flags = criterionNames.map((name) => [formNameOf(name), flag(name)]);
  return {
    // One flag for each criterion; `fromEntries` knows keys as strings alone.
    ...(Object.fromEntries(flags) as Omit<MatchedCriteria, 'religion_community'>),
    religion_community: flag('religion', 'community'),
  };
}
