import { factRules, type FormFact, formFacts, isPublicFact } from './fact-names.ts';
import type { FactRules } from './profile.facts.ts';

/** Whether a moderator sees every new value of a fact, only own words, which no choice list offers, or none. */
export type FactReview = 'always' | 'own words' | 'never';

/** Who a person is: a wrong value of these deceives a family, whichever list it comes from. */
const identityFacts: ReadonlySet<FormFact> = new Set<FormFact>([
  'gender',
  'firstName',
  'lastName',
  'dateOfBirth',
  'maritalStatus',
]);

const reviewOfKind: Readonly<Record<FactRules['kind'], FactReview>> = {
  line: 'always',
  paragraph: 'always',
  choice: 'own words',
  set: 'own words',
  words: 'own words',
  'one-of': 'never',
  date: 'never',
  number: 'never',
  height: 'never',
  income: 'never',
  'yes-no': 'never',
};

function reviewOf(fact: FormFact): FactReview {
  if (identityFacts.has(fact)) return 'always';
  // No other member reads the facts of the owner alone.
  return isPublicFact(fact) ? reviewOfKind[factRules[fact].kind] : 'never';
}

/** Which facts a moderator reviews when a member changes them (decision 23). */
export const factReviews: ReadonlyMap<FormFact, FactReview> = new Map(
  formFacts.map((fact) => [fact, reviewOf(fact)]),
);
