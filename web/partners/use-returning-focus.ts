import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, type MouseEvent } from 'react';
import { useVisit } from './note-visit.ts';

/** The card that was pressed last in each visit. */
const pressed = new Map<string, string>();

/**
 * Who comes back to a list goes on at the card they had opened: with the focus at the top of the page, the next Tab
 * would lose the place. Answers what to call on a press inside the list.
 */
export function useReturningFocus(): (event: MouseEvent) => void {
  const router = useRouter();
  const { key } = useVisit();
  useLayoutEffect(() => {
    const id = pressed.get(key);
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
    if (typeof id === 'string') pressed.set(key, id);
  };
}

/** The keyboard goes on at somebody's card. Nothing scrolls: the card is where one looks already. */
export function focusCard(id: number | string): void {
  document.querySelector<HTMLElement>(`[data-partner="${String(id)}"] a`)?.focus({ preventScroll: true });
}
