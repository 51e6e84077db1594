import { useEffect, useRef, type RefObject } from 'react';

/**
 * When a form beside its buttons is given up, the focus returns to the button that opened it, which was gone meanwhile: `data-opens` has the
 * name of the form. Focus that is elsewhere stays there.
 */
export function useReturnToOpener(container: RefObject<HTMLElement | null>, form: string | undefined): void {
  const opened = useRef(form);
  useEffect(() => {
    const before = opened.current;
    opened.current = form;
    if (form !== undefined || before === undefined || document.activeElement !== document.body) return;
    container.current?.querySelector<HTMLElement>(`[data-opens="${before}"]`)?.focus({ preventScroll: true });
  }, [container, form]);
}
