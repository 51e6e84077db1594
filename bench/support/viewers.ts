import { sql } from 'kysely';
import type { z } from 'zod';
import { searchMembers } from '#contract/matches/search-members.ts';
import { ageOn } from '#contract/fields/age.ts';
import { type Choices, findChoices, labelOf } from '#server/features/choices/choices.ts';
import { findProfile } from '#server/features/profiles/profiles.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Store } from '#scripts/operator/open-store.ts';

export type SearchInput = z.output<typeof searchMembers.input>;

/** A member who looks at lists, and what they search for. */
export type Viewer = { accountId: number; gender: string; search: SearchInput };

/** Random members who are listed themselves: for a seed and a population always the same. */
export async function drawViewers(
  store: Store,
  { count, seed }: { count: number; seed: string },
): Promise<Viewer[]> {
  const { database } = store;
  const members = await drawListed(database, { count: 4 * count, seed });
  const choices = await findChoices(store);
  const viewers: Viewer[] = [];
  for (const [index, member] of members.slice(0, count).entries()) {
    const sought = members.slice(count).find((other, at) => at >= index && other.gender !== member.gender);
    const search = await describeSearch(database, { choices, index, soughtId: sought?.accountId ?? 0 });
    viewers.push({ ...member, search });
  }
  return viewers;
}

async function drawListed(
  database: Database,
  { count, seed }: { count: number; seed: string },
): Promise<{ accountId: number; gender: string }[]> {
  const { rows } = await sql<{ accountId: number; gender: string }>`
    select account_id, gender from matching_rows where is_listed
    order by md5(account_id || ${seed}), account_id limit ${count}`.execute(database);
  return rows;
}

/** Beside age and religion, one of these in turn. */
const thirdFilters = [
  ['motherTongue', 'mother_tongue'],
  ['state', 'state'],
  ['qualification', 'qualification'],
  ['diet', 'diet'],
  ['community', 'community'],
] as const;

/** Three filters that at least one member meets: one who was drawn for it. */
async function describeSearch(
  database: Database,
  { choices, index, soughtId }: { choices: Choices; index: number; soughtId: number },
): Promise<SearchInput> {
  const profile = await findProfile(database, soughtId);
  const age = ageOn(profile.dateOfBirth, new Date().toISOString().slice(0, 10));
  const known = thirdFilters.filter(([fact]) => profile[fact] !== null);
  const [fact, list] = known[index % known.length] ?? ['community', 'community'];
  const third = { [list]: labelOf(choices, { list, value: profile[fact] ?? '' }) };
  const religion = labelOf(choices, { list: 'religion', value: profile.religion });
  return searchMembers.input.parse({ age: `${Math.max(18, age - 2)}-${age + 2}`, religion, ...third });
}
