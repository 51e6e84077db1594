import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * Wraps something that is removed by being used, such as the button of a slot that adds a photo: the focus goes on to the
 * first button that replaces it. The place is marked with `data-spot`. Its key changes with its content.
 */
export function FocusHandover({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = around.current;
    // Runs while the removed content is still on the page.
    return () => {
      const spot = element?.closest('[data-spot]');
      if (element?.contains(document.activeElement) !== true) return;
      // The focus may have been moved elsewhere on purpose, as with a photo that is moved.
      focusSpot(() => (document.activeElement === document.body ? spot : undefined));
    };
  }, []);
  return (
    <div ref={around} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** Moves the focus to the first button of a place once its new content is drawn. */
export function focusPlace(place: number): void {
  focusSpot(() => document.querySelector(`[data-spot="${place}"]`));
}

function focusSpot(find: () => Element | null | undefined): void {
  requestAnimationFrame(() => find()?.querySelector<HTMLElement>('button:not([data-remove])')?.focus());
}
