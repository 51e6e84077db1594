import type { Database } from '#server/platform/database/database.ts';
import { problem } from '#server/platform/problem.ts';
import { type Viewpoint, viewpointOf } from './visibility.policy.ts';
import { findGender } from './visibility.repository.ts';

export { detailsFor } from './audience.policy.ts';
export {
  isShownToOthers,
  isVisible,
  soughtGendersOf,
  type Viewpoint,
  viewpointOf,
} from './visibility.policy.ts';
export {
  hasBlocked,
  isBlockedBetween,
  isShown,
  isVisibleTo,
  selectBlocked,
} from './visibility.repository.ts';

/** The viewpoint of a member. Throws not_signed_in for a member who was erased since the call began. */
export async function findViewpoint(database: Database, accountId: number): Promise<Viewpoint> {
  const gender = await findGender(database, accountId);
  if (gender === undefined) throw problem('not_signed_in');
  return viewpointOf({ accountId, gender });
}
