import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * Around something that goes away by being used, such as a slot's button that adds a photo: the focus goes on to the
 * first button that stands in its place then. The place is marked with `data-spot`. Give it a key that changes with what
 * it holds.
 */
export function FocusKeeper({ children }: { children: ReactNode }) {
  const keeper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const held = keeper.current;
    // Runs while what goes away is still on the page.
    return () => {
      const spot = held?.closest('[data-spot]');
      if (held?.contains(document.activeElement) !== true) return;
      // Somebody may lead the focus elsewhere on purpose, as with a photo that is moved.
      focusSpot(() => (document.activeElement === document.body ? spot : undefined));
    };
  }, []);
  return (
    <div ref={keeper} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** Leads the focus to the first button of a place, once the page shows what belongs there now. */
export function focusPlace(place: number): void {
  focusSpot(() => document.querySelector(`[data-spot="${place}"]`));
}

function focusSpot(find: () => Element | null | undefined): void {
  requestAnimationFrame(() => find()?.querySelector<HTMLElement>('button:not([data-remove])')?.focus());
}
