import { preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import type { Candidate, Seeker } from '#server/features/matching/matching.ts';
import { readStatedCriteria } from '#server/features/matching/matching.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { findFirstWishes } from './first-wishes.ts';
import { suggestPreference, type SuggestionFacts, withWishes } from './suggestions.rules.ts';

/**
 * The member whose list is ordered: who states nothing is taken to wish for what would be suggested, without a must-have,
 * so that nobody is left out. Nothing of it is stored or shown.
 */
export async function orderFor(
  { database, now }: Pick<Context, 'database' | 'now'>,
  seeker: Seeker,
): Promise<Seeker> {
  if (seeker.preference.stated.size > 0) return seeker;
  const [choices, site, wishes] = await Promise.all([
    findChoices({ database, now }),
    findSiteSettings(database),
    findFirstWishes(database, seeker.accountId),
  ]);
  const suggested = suggestPreference(factsOf(seeker), {
    legalAges: { bride: site.legalAgeBride, groom: site.legalAgeGroom },
    qualificationRanks: choices.get('qualification')?.ranks ?? new Map(),
  });
  const stated = readStatedCriteria(withWishes(suggested, wishes), seeker.codesOf);
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
