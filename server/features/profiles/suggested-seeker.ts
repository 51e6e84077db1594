import { preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import type { Candidate, Seeker } from '#server/features/matching/matching.ts';
import { readStatedCriteria } from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import { findSuggestion } from './suggest-preference.ts';
import type { SuggestionFacts } from './suggestions.rules.ts';

/**
 * The member whose list is ordered: who states nothing is taken to wish for what would be suggested, without a must-have,
 * so that nobody is left out. Nothing of it is stored or shown.
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

function factsOf({ gender, facts }: Candidate): SuggestionFacts {
  const textOf = (name: keyof typeof facts) => (typeof facts[name] === 'string' ? facts[name] : null);
  const numberOf = (name: keyof typeof facts) =>
    typeof facts[name] === 'object' ? (facts[name]?.from ?? null) : null;
  return {
    gender,
    age: numberOf('age') ?? 0,
    height: numberOf('height'),
    maritalStatus: textOf('maritalStatus'),
    religion: textOf('religion') ?? preferNotToSayCode,
    community: textOf('community'),
    denomination: textOf('denomination'),
    motherTongue: textOf('motherTongue'),
    country: textOf('country'),
    state: textOf('state'),
    qualification: textOf('qualification'),
    diet: textOf('diet'),
  };
}
