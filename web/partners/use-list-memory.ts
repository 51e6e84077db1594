import { useRouter } from '@tanstack/react-router';
import type { ListName } from './list-names.data.ts';
import { rememberList } from './remember-list.ts';

type Shown = { cards: readonly { u_id: number }[] | undefined; hasMore: boolean };

/**
 * Keeps whom a list shows at the moment a profile of it is opened, for the way to the next one and back. Unlike a list
 * that fills a screen, one on a profile must not forget the list that the profile itself was opened from. Call it on a
 * press inside the list.
 */
export function useListMemory(name: ListName, { cards, hasMore }: Shown): () => void {
  const router = useRouter();
  return () => {
    if (cards === undefined) return;
    const { href, state } = router.history.location;
    const { __TSR_index: historyIndex } = state;
    rememberList({ name, ids: cards.map(({ u_id }) => u_id), hasMore, href, historyIndex });
  };
}
