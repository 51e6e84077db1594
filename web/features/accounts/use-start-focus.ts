import { useEffect } from 'react';

/** Leads the keyboard to the beginning of a dialog's content when the content has changed within the frame. */
export function useStartFocus(): void {
  useEffect(focusStart, []);
}

/** Focuses the beginning of the uppermost dialog. */
export function focusStart(): void {
  const uppermost = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  uppermost?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}
