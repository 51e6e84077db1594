import { preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import type { Candidate, Seeker } from '#server/features/matching/matching.ts';
import { readStatedCriteria } from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import { findSuggestion } from './suggest-preference.ts';
import type { SuggestionFacts } from './suggestions.rules.ts';

/**
 * The member whose list is ordered. A member who states nothing is taken to wish for people like themselves: of their age, marital
 * status, religion, community or denomination, and language, as it would be suggested. Nothing is a must-have, so nobody is left out, and
 * nothing is stored or shown.
 */
export async function orderFor(context: Pick<Context, 'database' | 'now'>, seeker: Seeker): Promise<Seeker> {
  if (seeker.preference.stated.size > 0) return seeker;
  const { whole } = await findSuggestion(context, {
    accountId: seeker.accountId,
    readFacts: () => factsOf(seeker),
  });
  const stated = readStatedCriteria(whole, seeker.codesOf);
  return { ...seeker, preference: { stated, mustHave: new Set(), shares: new Map() } };
}

/** The facts that a list is ordered by. Each further wish costs time, and changes the place of few members. */
function factsOf({ gender, facts }: Candidate): SuggestionFacts {
  const textOf = (name: keyof typeof facts) => (typeof facts[name] === 'string' ? facts[name] : null);
  return {
    gender,
    age: (typeof facts.age === 'object' ? facts.age?.from : null) ?? 0,
    maritalStatus: textOf('maritalStatus'),
    religion: textOf('religion') ?? preferNotToSayCode,
    community: textOf('community'),
    denomination: textOf('denomination'),
    motherTongue: textOf('motherTongue'),
    height: null,
    country: null,
    state: null,
    qualification: null,
    diet: null,
  };
}
