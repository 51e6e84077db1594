import { useEffect, useReducer, useState, useSyncExternalStore, type RefObject } from 'react';

/** How long each picture stays, in milliseconds (specification, business constants). */
const interval = 4000;

type Slides = {
  current: number;
  /** Whether a picture may be loaded: one that was shown, or the one that comes next. */
  isReady: (index: number) => boolean;
  isMoving: boolean;
  show: (index: number) => void;
  toggle: () => void;
};

/** Changes pictures by itself, unless the visitor asked for calm, points at them, or looks at another tab. */
export function useSlides(count: number, place: RefObject<HTMLElement | null>): Slides {
  const [{ current, furthest }, show] = useReducer(moveTo, { current: 0, furthest: 0 });
  const [wanted, setWanted] = useState<boolean>();
  const isHeld = useIsHeld(place);
  const isVisible = useSyncExternalStore(onVisibilityChange, readVisibility, () => true);
  const prefersCalm = useSyncExternalStore(onCalmChange, readCalm, () => false);
  const hasLoaded = useSyncExternalStore(onLoad, readLoaded, () => false);
  const isMoving = wanted ?? !prefersCalm;
  const next = (current + 1) % count;
  const runs = isMoving && hasLoaded && isVisible && !isHeld && count > 1;

  useEffect(() => {
    if (!runs) return undefined;
    const timer = window.setTimeout(() => show(next), interval);
    return () => window.clearTimeout(timer);
  }, [runs, next]);

  return {
    current,
    isReady: (index) => index <= furthest || (isMoving && hasLoaded && index === next),
    isMoving,
    show,
    toggle: () => setWanted(!isMoving),
  };
}

function moveTo({ furthest }: { furthest: number }, index: number) {
  return { current: index, furthest: Math.max(furthest, index) };
}

/** Whether somebody points at the place with a mouse, or the focus is in it. */
function useIsHeld(place: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const element = place.current;
    const hold = ({ type, pointerType }: { type: string; pointerType?: string }) => {
      if (type === 'focusin' || pointerType === 'mouse') setIsHeld(true);
    };
    const release = () => setIsHeld(false);
    element?.addEventListener('pointerenter', hold);
    element?.addEventListener('focusin', hold);
    element?.addEventListener('pointerleave', release);
    element?.addEventListener('focusout', release);
    return () => {
      element?.removeEventListener('pointerenter', hold);
      element?.removeEventListener('focusin', hold);
      element?.removeEventListener('pointerleave', release);
      element?.removeEventListener('focusout', release);
    };
  }, [place]);
  return isHeld;
}

function onLoad(listener: () => void): () => void {
  window.addEventListener('load', listener);
  return () => window.removeEventListener('load', listener);
}

/** Everything that the first view needs has arrived; the other pictures wait for it. */
function readLoaded(): boolean {
  return document.readyState === 'complete';
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
