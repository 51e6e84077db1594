import { preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import type { Candidate, Seeker } from '#server/features/matching/matching.ts';
import { readStatedCriteria } from '#server/features/matching/matching.ts';
import type { Context } from '#server/platform/context.ts';
import type { FirstWishes } from './first-wishes.ts';
import { findSuggestion } from './suggest-preference.ts';
import type { SuggestionFacts } from './suggestions.rules.ts';

const firstNames: readonly string[] = [
  'age',
  'religion',
  'community',
  'denomination',
] satisfies (keyof FirstWishes)[];

/**
 * The member whose list is ordered. Until a preference is stored, the member is taken to wish for people like themselves: of their age,
 * marital status, religion, community or denomination, and language, as it would be suggested, with what they looked for at registration.
 * Only the latter may be a must-have, and nothing is stored or shown.
 */
export async function orderFor(context: Pick<Context, 'database' | 'now'>, seeker: Seeker): Promise<Seeker> {
  const { stated: own, mustHave } = seeker.preference;
  if ([...own.keys()].some((name) => !firstNames.includes(name))) return seeker;
  const { whole, wishes } = await findSuggestion(context, {
    accountId: seeker.accountId,
    readFacts: () => factsOf(seeker),
  });
  if (own.size > 0 && Object.keys(wishes).length === 0) return seeker;
  const stated = readStatedCriteria(whole, seeker.codesOf);
  return { ...seeker, preference: { stated, mustHave, shares: new Map() } };
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
