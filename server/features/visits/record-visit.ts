import { notify } from '#server/features/notifications/notifications.ts';
import { listMemberSettings } from '#server/features/settings/settings.ts';
import type { Context } from '#server/platform/context.ts';
import { beginVisit, findVisit, moveVisit, showVisit, type VisitKey } from './day-visits.repository.ts';

/** A profile that was opened, on a day of the site. The visits of a hidden viewer are not shown. */
type Visit = VisitKey & { isViewerHidden: boolean };

/**
 * Records that a profile was opened: one row a day, with the latest time. The visit of a viewer who is hidden, or does not
 * show visits, appears in their own list alone; it does not replace a visit of the same day that was shown. The first shown
 * visit of a day notifies the partner, unless they do not show visits themselves.
 */
export async function recordVisit(
  { database, transact, now: clock }: Pick<Context, 'database' | 'transact' | 'now'>,
  { isViewerHidden, ...key }: Visit,
): Promise<void> {
  const { viewerId, partnerId } = key;
  const now = clock();
  const settings = await listMemberSettings(database, [viewerId, partnerId]);
  const isShown = !isViewerHidden && settings.get(viewerId)?.showsVisits === true;
  const known = await findVisit(database, key);
  if (known !== undefined && (known.isShown || !isShown)) {
    if (known.isShown === isShown) await moveVisit(database, { ...key, now });
    return;
  }
  await transact(async (work) => {
    await beginVisit(work.database, { ...key, now });
    work.announce(viewerId, { type: 'visit_changed', partner_id: partnerId });
    if (!isShown || !(await showVisit(work.database, { ...key, now }))) return;
    if (settings.get(partnerId)?.showsVisits !== true) return;
    await notify(work, { accountId: partnerId, notice: { kind: 'visit', partnerId: viewerId }, now });
    work.announce(partnerId, { type: 'visit_changed', partner_id: viewerId });
  });
}
