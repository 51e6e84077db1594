import type { LiveEvent } from '#contract/notifications/live.events.ts';
import { stalePaths } from './stale-paths.data.ts';

/** A partner with a change. `mayBeGone`: the viewer may no longer be allowed to see the partner. */
export type ChangedPartner = { id: number; mayBeGone: boolean; isShortlistChanged: boolean };

type EventBatch = {
  /** The endpoints whose cached answers are stale. */
  paths: ReadonlySet<string>;
  partners: readonly ChangedPartner[];
};

/** Joins events, so that a burst of them refetches everything only once. */
export function joinEvents(events: readonly LiveEvent[]): EventBatch {
  const paths = new Set(events.flatMap(({ type }) => stalePaths[type]));
  const partners = new Map<number, ChangedPartner>();
  for (const event of events) {
    // A visit changes nothing on a card.
    if (!('partner_id' in event) || event.type === 'visit_changed') continue;
    const { partner_id: id } = event;
    const before = partners.get(id);
    partners.set(id, {
      id,
      mayBeGone: event.type === 'partner_changed' || before?.mayBeGone === true,
      isShortlistChanged: event.type === 'shortlist_changed' || before?.isShortlistChanged === true,
    });
  }
  return { paths, partners: [...partners.values()] };
}
