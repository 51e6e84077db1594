import { beginning, findSeeker, rankCandidates } from '#server/features/matching/matching.ts';
import type { Store } from '../../operator/open-store.ts';
import { accountIdOf } from '../rows/list-person-rows.ts';

/** How many of them are worth painting before everybody else. */
const most = 36;

/** The indexes of those whom the demo's own member meets first: they are painted first. */
export async function listSeenFirst(store: Store): Promise<number[]> {
  const seeker = await findSeeker(store, accountIdOf(0));
  const { ids } = await rankCandidates(store, { seeker, excluded: [], phase: beginning, least: most });
  return ids.slice(0, most).map((id) => id - accountIdOf(0));
}
