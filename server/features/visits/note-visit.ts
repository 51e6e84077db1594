import { notify } from '#server/features/notifications/notifications.ts';
import { listMemberSettings } from '#server/features/settings/settings.ts';
import type { Context } from '#server/platform/context.ts';
import { beginVisit, findVisit, moveVisit, showVisit, type VisitKey } from './day-visits.repository.ts';

/** Who opened whose profile, on which day of the site; a hidden viewer is shown to nobody. */
type Visit = VisitKey & { isViewerHidden: boolean };

/**
 * Notes that a profile was opened: once a day, with the latest time of it. A viewer who shows no visits, or is hidden, is noted for
 * their own list alone; once a visit of the day was shown, a later one that is not changes nothing of it. The first of a day that
 * is shown is told to the partner, unless they show no visits themselves.
 */
export async function noteVisit(
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
