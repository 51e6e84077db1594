import { ageOn } from '#contract/age.ts';
import { criteria, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import type { Fact } from './preferences.rules.ts';

/** What is known of a person, of which the criteria look at a part. */
export type Person = Readonly<Partial<Record<FormFact, unknown>>> & {
  dateOfBirth: string;
  height: number | null;
  isIncomePrivate: boolean;
  incomeFrom: number | null;
  incomeTo: number | null;
};

/**
 * The fact that a criterion looks at. An income that is kept private counts as not told: were it not so, narrow ranges
 * would find it out. `today` is `YYYY-MM-DD` where the site is.
 */
export function readFact(name: CriterionName, { person, today }: { person: Person; today: string }): Fact {
  if (name === 'age') return exactly(ageOn(person.dateOfBirth, today));
  if (name === 'height') return person.height === null ? null : exactly(person.height);
  if (name === 'annualIncome') return readIncome(person);
  const fact = person[criteria[name].fact];
  return typeof fact === 'string' ? fact : null;
}

function readIncome({ isIncomePrivate, incomeFrom, incomeTo }: Person): Fact {
  return isIncomePrivate || incomeFrom === null ? null : { from: incomeFrom, to: incomeTo };
}

function exactly(value: number): Fact {
  return { from: value, to: value };
}
