import { useCallback, useEffect, useRef, useState } from 'react';

/** A row whose end is nearer than this many pixels is at its end: browsers round. */
const nearly = 2;

/** Whether a row goes on beyond its edges, and how to move on by what is seen of it. `content` changes with the cards. */
export function useRowScroll(content: unknown) {
  const ref = useRef<HTMLUListElement>(null);
  const [reach, setReach] = useState({ canGoBack: false, canGoOn: false });
  const measure = useCallback(() => {
    if (ref.current === null) return setReach({ canGoBack: false, canGoOn: false });
    const { scrollLeft, scrollWidth, clientWidth } = ref.current;
    // From right to left, the place counts below zero.
    const place = Math.abs(scrollLeft);
    const [canGoBack, canGoOn] = [place > nearly, place < scrollWidth - clientWidth - nearly];
    return setReach((known) =>
      known.canGoBack === canGoBack && known.canGoOn === canGoOn ? known : { canGoBack, canGoOn },
    );
  }, []);
  useEffect(() => {
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure, content]);
  const go = (step: -1 | 1) => {
    const row = ref.current;
    if (row === null) return;
    const towards = getComputedStyle(row).direction === 'rtl' ? -step : step;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    row.scrollBy({ left: towards * row.clientWidth * 0.9, behavior });
  };
  return { ...reach, go, row: { ref, onScroll: measure } };
}
