import { useEffect, useRef } from 'react';
import { focusContent } from '#web/app/document/focus-content.ts';

/**
 * Where another page of the same address is shown, the keyboard goes on from its content. A field in which somebody types keeps the
 * focus.
 */
export function useFocusContent(shown: string | number): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement instanceof HTMLInputElement) return;
    focusContent();
  }, [shown]);
}
