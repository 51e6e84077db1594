import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

type Options = { partner: number | undefined; onBack: () => void };

/**
 * The focus between the list and the open conversation. A pressed row, which may disappear, gives it to the conversation; a conversation that
 * is closed, back to its row. Escape leads from the conversation to the list.
 */
export function useFollowingFocus(
  screen: RefObject<HTMLElement | null>,
  { partner, onBack }: Options,
): { onKeyDown: (event: KeyboardEvent<HTMLElement>) => void } {
  const before = useRef(partner);
  useEffect(() => {
    const left = before.current;
    before.current = partner;
    const { activeElement } = document;
    const isPressed = activeElement === findRow(screen.current, partner);
    if (left === partner || (activeElement !== document.body && !isPressed)) return;
    if (partner === undefined) findRow(screen.current, left)?.focus();
    // It goes on to the field or to the heading when they have come.
    else screen.current?.querySelector<HTMLElement>('[data-conversation]')?.focus({ preventScroll: true });
  }, [partner, screen]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    // Menus and panels are drawn elsewhere, and close themselves.
    const isInside = target instanceof Node && currentTarget.contains(target);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented || !isInside)
      return;
    if (currentTarget.querySelector('[data-back]')?.checkVisibility() === true) onBack();
    else findRow(screen.current, partner)?.focus();
  };
  return { onKeyDown };
}

function findRow(screen: HTMLElement | null, partner: number | undefined): HTMLElement | null | undefined {
  return screen?.querySelector<HTMLElement>(`button[data-thread="${String(partner)}"]`);
}
