import { useEffect } from 'react';
import type { ListName } from './list-names.data.ts';
import { useVisit } from './note-visit.ts';
import { rememberList } from './remember-list.ts';

type Shown = {
  name: ListName;
  /** Undefined while the list loads. */
  cards: readonly { u_id: number }[] | undefined;
  hasMore?: boolean;
};

/** Remembers whom a list shows, for the way from one profile to the next. */
export function useRememberingList({ name, cards, hasMore = false }: Shown): void {
  const { href, historyIndex } = useVisit();
  useEffect(() => {
    if (cards === undefined) return;
    rememberList({ name, ids: cards.map(({ u_id }) => u_id), hasMore, href, historyIndex });
  }, [name, cards, hasMore, href, historyIndex]);
}
