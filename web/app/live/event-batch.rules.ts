import { tagsOfOnePartner, type Tag } from '#contract/calls/tags.ts';
import { tagsOfEvents, type LiveEvent } from '#contract/notifications/live.events.ts';
import type { Change } from '#web/app/client/stale-answers.ts';

/** Joins events, so that a burst of them refetches everything only once. */
export function joinEvents(events: readonly LiveEvent[]): Required<Change> & { tags: ReadonlySet<Tag> } {
  const tags = new Set<Tag>(events.flatMap(({ type }) => tagsOfEvents[type]));
  // A visit changes nothing on a card, and no message.
  const partnerIds = new Set(
    events.flatMap((event) =>
      tagsOf(event).some((tag) => tagsOfOnePartner.includes(tag)) && 'partner_id' in event
        ? [event.partner_id]
        : [],
    ),
  );
  return { tags, partnerIds };
}

function tagsOf({ type }: LiveEvent): readonly Tag[] {
  return tagsOfEvents[type];
}

/**
 * What events that were missed may have changed. Cards come with their lists, and matches are loaded anew when they are next
 * opened.
 */
export const missedTags: readonly Tag[] = Object.values(tagsOfEvents)
  .flat()
  .filter((tag) => tag !== 'card' && tag !== 'matches');

/** Small answers that change often: refetched after the first connection. */
export const frequentTags: readonly Tag[] = ['notifications', 'interests', 'conversations', 'messages'];
