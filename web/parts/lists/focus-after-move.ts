import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the pressed button of a row again when the row has come to another place: a row that moves in the document loses the focus.
 * Focus that has moved elsewhere stays there. `pressed` is undefined for a row that was not moved.
 */
export function useFocusAfterMove(
  place: number | null,
  pressed: RefObject<HTMLButtonElement | null> | undefined,
): void {
  const seen = useRef<number | null>(null);
  useEffect(() => {
    const isElsewhere = seen.current !== place;
    seen.current = place;
    if (isElsewhere && document.activeElement === document.body) pressed?.current?.focus();
  }, [pressed, place]);
}
