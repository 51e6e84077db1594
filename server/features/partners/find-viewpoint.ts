import { listSoughtGenders } from '#server/features/matching/matching.ts';
import type { Database } from '#server/platform/database/database.ts';
import { problem } from '#server/platform/problem.ts';
import type { Viewpoint } from './partners.policy.ts';
import { findGender } from './visible.repository.ts';

/** From where a member looks at others. Throws not_signed_in for whoever was just erased. */
export async function findViewpoint(database: Database, accountId: number): Promise<Viewpoint> {
  const gender = await findGender(database, accountId);
  if (gender === undefined) throw problem('not_signed_in');
  return { accountId, soughtGenders: listSoughtGenders(gender) };
}
