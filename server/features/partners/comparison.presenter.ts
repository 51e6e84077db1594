import { ageOn } from '#contract/age.ts';
import type { CriterionVerdictWire, DirectionWire } from '#contract/matches/match.wire.ts';
import type { ComparedDirection, MatchedCriteria } from '#contract/partners/partner.wire.ts';
import { criteria, type Criterion, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { formNameOf } from '#contract/preferences/preference-form.ts';
import { preferenceWireNames, type PreferenceWire } from '#contract/preferences/preference.wire.ts';
import { type Choices, labelOf } from '#server/features/choices/choices.ts';
import { type CriterionVerdict, type Direction, shareOf } from '#server/features/matching/matching.ts';
import type { Person } from './partners.repository.ts';

/** What it takes to say things as people read them. `today` is `YYYY-MM-DD` where the site is. */
export type Reading = { choices: Choices; today: string };

/** A direction as cards carry it: criteria by their names in payloads. */
export function presentDirection(direction: Direction): DirectionWire {
  return { ...presentCounts(direction), criteria: direction.criteria.map(presentVerdict) };
}

/** Somebody who looks for something, and somebody else; `preference` is what is looked for, in the words of the wire. */
type Sides = { preference: PreferenceWire; person: Person };

/** The same with what is wanted and what is, as people read them. */
export function presentComparison(
  direction: Direction,
  { preference, person, ...reading }: Reading & Sides,
): ComparedDirection {
  const rows = direction.criteria.map((held) => ({
    ...presentVerdict(held),
    wanted: preference[preferenceWireNames[held.name]] ?? '',
    // Whether it is told was decided when the two were compared, so that a private income is in no row.
    fact: held.verdict === 'unknown' ? null : presentFact(held.name, { person, ...reading }),
  }));
  return { ...presentCounts(direction), criteria: rows };
}

function presentCounts(direction: Direction): Omit<DirectionWire, 'criteria'> {
  const { criteria: held } = direction;
  const matched = held.filter(({ verdict }) => verdict === 'met').length;
  return { score: shareOf(direction), matched, stated: held.length };
}

function presentVerdict({ name, verdict, isMustHave }: CriterionVerdict): CriterionVerdictWire {
  return { criterion: presentName(name), verdict, must_have: isMustHave };
}

/** What a person tells about a criterion, in the words of the profile. */
function presentFact(
  name: CriterionName,
  { person, choices, today }: Reading & { person: Person },
): string | null {
  if (name === 'age') return String(ageOn(person.dateOfBirth, today));
  // Matching knows of no private income; said once more where words leave.
  if (name === 'annualIncome' && person.isIncomePrivate) return null;
  const criterion: Criterion = criteria[name];
  const value = person[criteria[name].fact]?.toString() ?? null;
  if (value === null || criterion.kind === 'range' || criterion.list === null) return value;
  return labelOf(choices, { list: criterion.list, value });
}

/** Whether the viewer meets what the partner looks for, criterion by criterion; null where nothing can be said. */
export function presentMatchedCriteria({ criteria: held }: Direction): MatchedCriteria {
  const verdicts = new Map(held.map(({ name, verdict }) => [name, verdict]));
  const flag = (...names: CriterionName[]) => {
    const told = names.map((name) => verdicts.get(name)).filter((verdict) => verdict !== undefined);
    if (told.includes('missed')) return false;
    return told.includes('met') ? true : null;
  };
  return {
    age: flag('age'),
    height: flag('height'),
    marital_status: flag('maritalStatus'),
    religion: flag('religion'),
    community: flag('community'),
    religion_community: flag('religion', 'community'),
    mother_tongue: flag('motherTongue'),
    country: flag('country'),
    state: flag('state'),
    city: flag('city'),
    district: flag('district'),
    qualification: flag('qualification'),
    working_with: flag('workingWith'),
    profession_area: flag('professionArea'),
    working_as: flag('workingAs'),
    annual_income: flag('annualIncome'),
    profile_managed_by: flag('profileManagedBy'),
    diet: flag('diet'),
  };
}

function presentName(name: CriterionName): string {
  return formNameOf(preferenceWireNames[name]);
}
