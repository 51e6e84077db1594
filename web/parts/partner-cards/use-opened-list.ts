import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, type MouseEvent } from 'react';
import { useHistoryEntry } from './history-entry.ts';
import { addPage, findNeighbours, type ListName, type LoadMore } from './opened-list.rules.ts';
import { readStoredList, storeList } from './store-lists.ts';

type ShownList = {
  name: ListName;
  /** Undefined while the list loads. */
  cards: readonly { u_id: number }[] | undefined;
  hasMore?: boolean;
  loadMore?: LoadMore;
};

/** Stores which members a list shows, for the way from one profile to the next. */
export function useStoringList({ name, cards, hasMore = false, loadMore }: ShownList): void {
  const { href, index } = useHistoryEntry();
  useEffect(() => {
    if (cards === undefined) return;
    storeList({ name, ids: cards.map(({ u_id }) => u_id), hasMore, loadMore, href, historyIndex: index });
  }, [name, cards, hasMore, loadMore, href, index]);
}

/**
 * Returns the neighbours of a profile in the list that it was opened from, the way back to that list, and on to its next page. Undefined when
 * the profile was opened by its address or is not in that list.
 */
export function useListOfProfile({ from, id }: { from: ListName | undefined; id: number }) {
  const router = useRouter();
  const list = readStoredList(from);
  const neighbours = findNeighbours(list, id);
  if (list === undefined || neighbours === undefined) return undefined;
  const goBack = () => {
    const { __TSR_index: historyIndex } = router.history.location.state;
    const steps = list.historyIndex - historyIndex;
    if (steps < 0) router.history.go(steps);
    else router.history.push(list.href);
  };
  const { loadMore } = list;
  const isAtEnd = neighbours.next === undefined && neighbours.hasMore && loadMore !== undefined;
  /** Loads the next page and opens its first profile. */
  const loadNext = async () => {
    if (loadMore === undefined) return;
    const longer = addPage(list, await loadMore());
    storeList(longer);
    const next = findNeighbours(longer, id)?.next;
    if (from === undefined || next === undefined) return;
    await router.navigate({
      to: '/partner-profile/$profileId',
      params: { profileId: String(next) },
      search: { from },
    });
  };
  return {
    ...neighbours,
    name: list.name,
    href: list.href,
    goBack,
    loadNext: isAtEnd ? loadNext : undefined,
  };
}

/** The last pressed card of each history entry. */
const pressedCards = new Map<string, string>();

/**
 * Moves the focus to the card that was opened when the member comes back to a list; at the top of the page the next Tab
 * would lose the position. Returns what to call on a press inside the list.
 */
export function useReturningFocus(): (event: MouseEvent) => void {
  const router = useRouter();
  const { key } = useHistoryEntry();
  useLayoutEffect(() => {
    const id = pressedCards.get(key);
    if (id === undefined) return undefined;
    // The page itself takes the focus when it is rendered; this comes after it.
    const stop = router.subscribe('onRendered', () => {
      stop();
      focusCard(id);
    });
    return stop;
  }, [router, key]);
  return ({ target }) => {
    const card = target instanceof Element ? target.closest('[data-partner]') : null;
    const id = card?.getAttribute('data-partner');
    if (typeof id === 'string') pressedCards.set(key, id);
  };
}

/** Focuses a partner's card without scrolling, because the card is on screen already. */
export function focusCard(id: number | string): void {
  document.querySelector<HTMLElement>(`[data-partner="${String(id)}"] a`)?.focus({ preventScroll: true });
}
