import { emptyPreference } from '#contract/preferences/stated-preference.ts';
import type { SearchFilters } from '#contract/matches/search-filters.fields.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { type CodesOf, readText, readWanted } from '#server/features/matching/matching.ts';
import { readPreference } from '#server/features/profiles/profiles.ts';
import type { Context } from '#server/platform/context.ts';
import { daysBefore } from './searches.rules.ts';
import type { Sought } from './sought.repository.ts';

/** Makes filters ready for the database. Throws invalid_input for a value that says nothing or is none. */
export async function readFilters(
  context: Pick<Context, 'database' | 'now'>,
  { filters, codesOf }: { filters: SearchFilters; codesOf: CodesOf },
): Promise<Sought> {
  const {
    search,
    with_photo: withPhoto,
    active_days: active,
    joined_days: joined,
    mutual,
    ...form
  } = filters;
  const { sort: _order, ...criteria } = form;
  const noMarks = { must_have: undefined, pp_must_have: undefined };
  const stated = readPreference({ ...criteria, ...noMarks }, await findChoices(context));
  const now = context.now();
  return {
    criteria: readWanted({ ...emptyPreference, ...stated }, codesOf),
    text: await readText(context, search),
    withPhoto: withPhoto === true,
    activeSince: active === undefined ? null : daysBefore(now, active),
    joinedSince: joined === undefined ? null : daysBefore(now, joined),
    mutual: mutual === true,
    news: null,
  };
}
