import { useState } from 'react';
import { announce } from '#web/design/announcer.tsx';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import type { PartnerListState } from './use-partner-list.ts';

/** After so many pages that came by themselves, the next one waits to be asked for: the list has an end to reach. */
const mostByThemselves = 2;

/**
 * The next page: pressed for, or by itself when its place comes near. What came is said; after a press the keyboard
 * goes on at the first card that came.
 */
export function useLoadingMore({ query }: PartnerListState, shown: number) {
  const t = usePartnersTexts();
  const [byThemselves, setByThemselves] = useState(0);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;

  const load = async () => {
    const { data } = await fetchNextPage();
    const now = data?.pages.flatMap((page) => page.data) ?? [];
    if (now.length > shown) announce(t('list.came', { count: now.length - shown, shown: now.length }));
    return now[shown]?.u_id;
  };
  const loadMore = async () => {
    setByThemselves(0);
    const first = await load();
    if (first !== undefined) focusCard(first);
  };
  const loadNear = () => {
    setByThemselves(byThemselves + 1);
    void load();
  };
  const isWaiting = hasNextPage && !isFetching && !isFetchNextPageError;
  return {
    loadMore: () => void loadMore(),
    /** Undefined when the next page does not come by itself. */
    loadNear: isWaiting && byThemselves < mostByThemselves ? loadNear : undefined,
  };
}

/** Without scrolling: whoever pressed sees the first new card already, or comes to it. */
function focusCard(id: number): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-partner="${String(id)}"]`)?.focus({ preventScroll: true }),
  );
}
