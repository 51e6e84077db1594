import { useEffect } from 'react';

/** What takes the place of a long page begins at its top, and the keyboard goes on from there. */
export function useNewPage(): void {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }, []);
}
