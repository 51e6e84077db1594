import type { LiveEvent } from '#contract/notifications/live.events.ts';
import { oldAnswers } from './old-answers.data.ts';

/** What some events come to, joined. */
export type News = {
  /** The calls whose answers are old now. */
  paths: ReadonlySet<string>;
  /** Members of whom something changed, and whether they may be seen no longer. */
  members: ReadonlyMap<number, { mayBeGone: boolean; isShortlistNews: boolean }>;
};

/** Joins events, so that a burst of them asks once. */
export function joinEvents(events: readonly LiveEvent[]): News {
  const paths = new Set(events.flatMap(({ type }) => oldAnswers[type]));
  const members = new Map<number, { mayBeGone: boolean; isShortlistNews: boolean }>();
  for (const event of events) {
    // A visit changes nothing that stands on a card.
    if (!('partner_id' in event) || event.type === 'visit_changed') continue;
    const before = members.get(event.partner_id);
    members.set(event.partner_id, {
      mayBeGone: event.type === 'partner_changed' || before?.mayBeGone === true,
      isShortlistNews: event.type === 'shortlist_changed' || before?.isShortlistNews === true,
    });
  }
  return { paths, members };
}
