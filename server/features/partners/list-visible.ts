import { isVisible, viewpointOf } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { listPeople, type Person } from './partners.repository.ts';

/** Who looks, and those whom they may see. */
export type View = { viewer: Person; partners: Person[] };

/** The viewer and whoever of some ids they may see, in the order of the ids: one statement, whatever the number. */
export async function listVisible(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { viewerId, ids }: { viewerId: number; ids: readonly number[] },
): Promise<View> {
  const people = await listPeople(database, { viewerId, ids: [viewerId, ...ids], now: now() });
  const byId = new Map(people.map((person) => [person.accountId, person]));
  const viewer = byId.get(viewerId);
  // Erased while this call was under way.
  if (viewer === undefined) throw problem('not_signed_in');
  const viewpoint = viewpointOf(viewer);
  const partners = ids.flatMap((id) => byId.get(id) ?? []).filter((person) => isVisible(person, viewpoint));
  return { viewer, partners };
}
