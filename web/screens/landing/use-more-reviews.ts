import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { LoadedReviews } from './load-more-reviews.ts';
import type { Review } from './load-landing.ts';

/** The newest reviews, and those that a press on "Show more" adds; the focus goes to the first of them. */
export function useMoreReviews(newest: readonly Review[], count: number) {
  const [loaded, setLoaded] = useState<LoadedReviews>({
    reviews: newest,
    page: 1,
    hasMore: count > newest.length,
  });
  const loadMore = async (list: HTMLElement | null) => {
    setLoaded({ ...loaded, state: 'loading' });
    try {
      const { addPage } = await import('./load-more-reviews.ts');
      const more = await addPage(loaded);
      flushSync(() => setLoaded(more));
      list?.querySelectorAll('li')[loaded.reviews.length]?.focus();
    } catch {
      setLoaded({ ...loaded, state: 'failed' });
    }
  };
  return { ...loaded, loadMore };
}
