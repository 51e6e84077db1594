import { useLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect } from 'react';

/** How one row of the list at a path leads back to the list as it was. Each list makes its own. */
export function createListPlace<Search extends object>(path: string) {
  /** The list as it was shown last in this window, and its place in the history. */
  let last: { search: Search; index: number } | undefined;

  /** Remembers the list. */
  function useRememberedList(search: Search): void {
    // The list is still on screen for a moment when the address is already that of a row.
    const index = useLocation({
      select: ({ pathname, state: { __TSR_index: place } }) => (pathname === path ? place : undefined),
    });
    useEffect(() => {
      if (index !== undefined) last = { search, index };
    }, [search, index]);
  }

  /**
   * What the link back needs: the filter as it was, and a press that goes back in the history, which keeps the place, where the list is
   * the page before.
   */
  function useWayBack(): { search: Search | undefined; onClick: (event: MouseEvent) => void } {
    const router = useRouter();
    const { __TSR_index: index } = useLocation().state;
    const isBefore = last?.index === index - 1;
    const onClick = (event: MouseEvent) => {
      if (!isBefore || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      router.history.back();
    };
    return { search: last?.search, onClick };
  }

  return { useRememberedList, useWayBack };
}
