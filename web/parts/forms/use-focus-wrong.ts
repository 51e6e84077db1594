import { useEffect, useRef, type RefObject } from 'react';
import { focusField } from './focus-field.ts';

/** The ref of a form whose first wrong field gets the focus when there are new errors. */
export function useFocusWrong(errors: readonly unknown[]): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors.length === 0) return;
    focusField(form.current?.querySelector<HTMLElement>('[aria-invalid=true]'));
  }, [errors]);
  return form;
}
