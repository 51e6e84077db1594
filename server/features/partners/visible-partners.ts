import { isVisible, viewpointOf } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { listPartnerRows, type PartnerRow } from './partners.repository.ts';

type Sources = Pick<Context, 'database' | 'now'>;

export type ViewerAndPartner = { viewerId: number; partnerId: number };

/** The viewer and the visible members of some ids, in the order of the ids: one statement for any number. */
export async function listVisible(
  { database, now }: Sources,
  { viewerId, ids }: { viewerId: number; ids: readonly number[] },
): Promise<{ viewer: PartnerRow; partners: PartnerRow[] }> {
  const rows = await listPartnerRows(database, { viewerId, ids: [viewerId, ...ids], now: now() });
  const byId = new Map(rows.map((row) => [row.accountId, row]));
  const viewer = byId.get(viewerId);
  // Erased while this call was under way.
  if (viewer === undefined) throw problem('not_signed_in');
  const viewpoint = viewpointOf(viewer);
  const partners = ids.flatMap((id) => byId.get(id) ?? []).filter((row) => isVisible(row, viewpoint));
  return { viewer, partners };
}

/**
 * The viewer and a visible partner. Throws partner_not_found for every reason alike, so that it does not reveal who blocked
 * the viewer, who left, or which ids exist.
 */
export async function requireVisible(
  context: Sources,
  { viewerId, partnerId }: ViewerAndPartner,
): Promise<{ viewer: PartnerRow; partner: PartnerRow }> {
  const { viewer, partners } = await listVisible(context, { viewerId, ids: [partnerId] });
  const [partner] = partners;
  if (partner === undefined) throw problem('partner_not_found');
  return { viewer, partner };
}

/**
 * The viewer and a partner who may see each other, so that no member hears from one who is invisible to them. Throws
 * partner_not_found, profile_hidden, profile_in_review, partner_not_reachable.
 */
export async function requireReachable(
  context: Sources,
  ids: ViewerAndPartner,
): Promise<{ viewer: PartnerRow; partner: PartnerRow }> {
  const { viewer, partner } = await requireVisible(context, ids);
  if (viewer.isHidden) throw problem('profile_hidden');
  if (viewer.isWithheld) throw problem('profile_in_review');
  if (!isVisible(viewer, viewpointOf(partner))) throw problem('partner_not_reachable');
  return { viewer, partner };
}
