import { useCallback, useRef, useState } from 'react';

/** A row whose end is nearer than this many pixels is at its end: browsers round. */
const nearly = 2;

type Reach = { canGoBack: boolean; canGoOn: boolean };
const nowhere: Reach = { canGoBack: false, canGoOn: false };

/** Whether a row goes on beyond its edges, and how to move on by what is seen of it. */
export function useRowScroll() {
  const row = useRef<HTMLElement>(null);
  const [reach, setReach] = useState(nowhere);
  const measure = useCallback(() => {
    const found = row.current === null ? nowhere : measureReach(row.current);
    setReach((known) => (isSame(known, found) ? known : found));
  }, []);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      row.current = element;
      if (element === null) return undefined;
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => {
        observer.disconnect();
        row.current = null;
        measure();
      };
    },
    [measure],
  );
  const go = (step: -1 | 1) => {
    if (row.current === null) return;
    const towards = getComputedStyle(row.current).direction === 'rtl' ? -step : step;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    row.current.scrollBy({ left: towards * row.current.clientWidth * 0.9, behavior });
  };
  return { ...reach, go, row: { ref, onScroll: measure } };
}
export type RowScroll = ReturnType<typeof useRowScroll>;

function measureReach({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Reach {
  // From right to left, the place counts below zero.
  const place = Math.abs(scrollLeft);
  return { canGoBack: place > nearly, canGoOn: place < scrollWidth - clientWidth - nearly };
}

function isSame(one: Reach, other: Reach): boolean {
  return one.canGoBack === other.canGoBack && one.canGoOn === other.canGoOn;
}
