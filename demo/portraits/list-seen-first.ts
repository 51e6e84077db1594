import { findSeeker, firstPhase, rankCandidates } from '#server/features/matching/matching.ts';
import type { Store } from '#scripts/operator/open-store.ts';
import { accountIdOf } from '../rows/list-person-rows.ts';
import { listMet } from '../rows/population.repository.ts';

/** How many of her matches are painted before all other members. */
const most = 36;

/** The indexes of the members on the bell, in the inbox and the matches of the demo's own member: they are painted first. */
export async function listSeenFirst(store: Store): Promise<number[]> {
  const asha = accountIdOf(0);
  const seeker = await findSeeker(store, asha);
  const { ids } = await rankCandidates(store, { seeker, excluded: [], phase: firstPhase, least: most });
  const met = await listMet(store.database, asha);
  return [...new Set([...met, ...ids.slice(0, most)])].map((id) => id - accountIdOf(0));
}
