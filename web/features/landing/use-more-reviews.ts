import { useState } from 'react';
import { flushSync } from 'react-dom';
import { listReviews, reviewsOfPage } from '#contract/reviews/summarise-reviews.ts';
import { loadEndpoint } from '#web/api/browser-client.ts';
import type { Review } from './load-landing.ts';

type Given = { newest: readonly Review[]; count: number; listId: string };

/** The newest reviews of the page, and those that a press on "Show more" adds; the focus goes to the first of them. */
export function useMoreReviews({ newest, count, listId }: Given) {
  const [added, setAdded] = useState<readonly Review[]>([]);
  const [pages, setPages] = useState(1);
  const [hasNext, setHasNext] = useState(count > newest.length);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const reviews = [...newest, ...added];

  const loadMore = async () => {
    setState('loading');
    try {
      const { data, next } = await loadEndpoint(listReviews, { page: pages + 1, limit: reviewsOfPage });
      // A review that was published meanwhile moves the others to the next page.
      const known = new Set(reviews.map(({ r_id }) => r_id));
      const fresh = data.filter(({ r_id }) => !known.has(r_id));
      flushSync(() => {
        setAdded([...added, ...fresh]);
        setPages(pages + 1);
        setHasNext(next !== null);
        setState('idle');
      });
      const first = document.getElementById(listId)?.children[reviews.length];
      if (first instanceof HTMLElement) first.focus();
    } catch {
      setState('failed');
    }
  };

  return {
    reviews,
    hasMore: hasNext,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    loadMore: () => void loadMore(),
  };
}
