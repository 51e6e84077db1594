import { useEffect, useRef } from 'react';

/**
 * When one step takes the place of another, the keyboard goes on from it: what had the focus is gone. For the element
 * around the step.
 */
export function useStepFocus(step: string) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost) place.current?.focus();
  }, [step]);
  return place;
}
