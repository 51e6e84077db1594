import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';

/** How long each picture stays, in milliseconds (specification, business constants). */
const interval = 4000;

type Slides = {
  current: number;
  /** Pictures that may be loaded: those that were shown, and the one that comes next. */
  isReady: (index: number) => boolean;
  isMoving: boolean;
  show: (index: number) => void;
  toggle: () => void;
  /** Pass true while somebody points at the pictures or the focus is among them. */
  hold: (isHeld: boolean) => void;
};

/** Changes pictures by itself, unless the visitor asked for calm, points at them, or looks at another tab. */
export function useSlides(count: number): Slides {
  const [current, advance] = useReducer((_from: number, to: number) => to % count, 0);
  const [reached, setReached] = useState(0);
  const [wanted, setWanted] = useState<boolean>();
  const [isHeld, hold] = useReducer((_from: boolean, to: boolean) => to, false);
  const isVisible = useSyncExternalStore(onVisibilityChange, readVisibility, () => true);
  const prefersCalm = useSyncExternalStore(onCalmChange, readCalm, () => false);
  const hasLoaded = useHasLoaded();
  const isMoving = wanted ?? !prefersCalm;
  const runs = isMoving && hasLoaded && isVisible && !isHeld && count > 1;

  useEffect(() => {
    if (!runs) return undefined;
    setReached((furthest) => Math.max(furthest, current + 1));
    const timer = window.setTimeout(() => advance(current + 1), interval);
    return () => window.clearTimeout(timer);
  }, [runs, current]);

  return {
    current,
    isReady: (index) => index === current || index <= reached,
    isMoving,
    show: (index) => {
      setReached((furthest) => Math.max(furthest, index));
      advance(index);
    },
    toggle: () => setWanted(!isMoving),
    hold,
  };
}

/** True once everything that the first view needs has arrived; the other pictures wait for it. */
function useHasLoaded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('load', listener);
      return () => window.removeEventListener('load', listener);
    },
    () => document.readyState === 'complete',
    () => false,
  );
}

const calm = '(prefers-reduced-motion: reduce)';

function onCalmChange(listener: () => void): () => void {
  const query = matchMedia(calm);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function readCalm(): boolean {
  return matchMedia(calm).matches;
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function readVisibility(): boolean {
  return document.visibilityState === 'visible';
}
