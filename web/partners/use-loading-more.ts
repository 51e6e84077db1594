import { useEffect, useRef, useState } from 'react';
import { announce } from '#web/design/announcer.tsx';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import { focusCard } from './use-returning-focus.ts';
import type { PartnerListState } from './use-partner-list.ts';

/** After so many pages that came by themselves, the next one waits to be asked for: the list has an end to reach. */
const mostByThemselves = 2;

/**
 * The next page: pressed for, or by itself when its place comes near. What came is said; after a press the keyboard
 * goes on at the first card that came.
 */
export function useLoadingMore({ query, cards }: PartnerListState) {
  const t = usePartnersTexts();
  const [byThemselves, setByThemselves] = useState(0);
  const pressedAt = useRef<number>(undefined);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const shown = cards?.length ?? 0;

  useEffect(() => {
    const first = pressedAt.current === undefined ? undefined : cards?.[pressedAt.current];
    if (first === undefined) return;
    pressedAt.current = undefined;
    focusCard(first.u_id);
  }, [cards]);

  const load = async () => {
    const { data } = await fetchNextPage();
    const now = data?.pages.flatMap((page) => page.data).length ?? 0;
    if (now > shown) announce(t('list.came', { count: now - shown, shown: now }));
  };
  const loadMore = () => {
    pressedAt.current = shown;
    setByThemselves(0);
    void load();
  };
  const loadNear = () => {
    setByThemselves(byThemselves + 1);
    void load();
  };
  const isWaiting = hasNextPage && !isFetching && !isFetchNextPageError;
  return {
    loadMore,
    /** Whether the page that is on its way was not pressed for. */
    isByItself: query.isFetchingNextPage && byThemselves > 0,
    /** Undefined when the next page does not come by itself. */
    loadNear: isWaiting && byThemselves < mostByThemselves ? loadNear : undefined,
  };
}
