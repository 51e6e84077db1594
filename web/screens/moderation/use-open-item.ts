import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { releaseReview } from '#contract/moderation/review.ts';
import { callWhileLeaving } from '#web/app/client/browser-client.ts';
import { openItemQuery } from './review.queries.ts';

/** How often activity renews the claim, at most. */
const renewMilliseconds = 60_000;

/** Opens an item: it is claimed, renewed by activity, and given back when it is left. */
export function useOpenItem(id: number) {
  const query = useQuery(openItemQuery(id));
  const [openedAt] = useState(() => Date.now());
  const renewed = useRef(openedAt);
  const renew = useEffectEvent(() => {
    if (Date.now() - renewed.current < renewMilliseconds) return;
    renewed.current = Date.now();
    void query.refetch();
  });
  useEffect(() => {
    const listen = () => renew();
    const events = ['keydown', 'pointerdown', 'wheel'] as const;
    for (const event of events) document.addEventListener(event, listen, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, listen);
      // An item that was decided, or that another moderator has open, stays as it is.
      callWhileLeaving(releaseReview, { item_id: id }).catch(() => undefined);
    };
  }, [id]);
  return query;
}
