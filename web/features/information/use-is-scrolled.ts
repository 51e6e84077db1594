import { useSyncExternalStore } from 'react';

/** How far a page may move before it counts as scrolled, in pixels. */
const tolerance = 24;

/** Whether the page has left its top. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > tolerance,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
