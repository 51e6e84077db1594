import { useEffect, useReducer, useState, useSyncExternalStore, type RefObject } from 'react';

export type Slides = {
  current: number;
  /** Whether a picture may be loaded: one that was shown, or the one that comes next. */
  isReady: (index: number) => boolean;
  isMoving: boolean;
  show: (index: number) => void;
  toggle: () => void;
  stop: () => void;
};

/** `interval` is how long each picture stays, in milliseconds. The movement pauses while `place` is pointed at or has the focus. */
type Options = { place: RefObject<HTMLElement | null>; interval: number };

/**
 * Changes pictures by itself, unless the visitor prefers reduced motion, stopped them, points at them, or has another
 * tab in front.
 */
export function useSlides(count: number, { place, interval }: Options): Slides {
  const [{ current: chosenSlide, furthest }, show] = useReducer(moveTo, { current: 0, furthest: 0 });
  // There may be fewer than there were.
  const current = Math.max(0, Math.min(chosenSlide, count - 1));
  const [chosen, setChosen] = useState<boolean>();
  const isPointedAt = useIsPointedAt(place);
  const isVisible = useSyncExternalStore(onVisibilityChange, readVisibility, () => true);
  const prefersReducedMotion = useSyncExternalStore(onReducedMotionChange, readReducedMotion, () => false);
  const hasLoaded = useSyncExternalStore(onLoad, readLoaded, () => false);
  const isMoving = chosen ?? !prefersReducedMotion;
  const next = count === 0 ? 0 : (current + 1) % count;
  const runs = isMoving && hasLoaded && isVisible && !isPointedAt && count > 1;

  useEffect(() => {
    if (!runs) return undefined;
    const timer = window.setTimeout(() => show(next), interval);
    return () => window.clearTimeout(timer);
  }, [runs, next, interval]);

  return {
    current,
    isReady: (index) => index <= furthest || (isMoving && hasLoaded && index === next),
    isMoving,
    show,
    toggle: () => setChosen(!isMoving),
    stop: () => setChosen(false),
  };
}

function moveTo({ furthest }: { furthest: number }, index: number) {
  return { current: index, furthest: Math.max(furthest, index) };
}

/** Whether a mouse points at the place, or the focus is in it. */
function useIsPointedAt(place: RefObject<HTMLElement | null>): boolean {
  const [isPointedAt, setIsPointedAt] = useState(false);
  useEffect(() => {
    const element = place.current;
    const start = ({ type, pointerType }: { type: string; pointerType?: string }) => {
      if (type === 'focusin' || pointerType === 'mouse') setIsPointedAt(true);
    };
    const end = () => setIsPointedAt(false);
    element?.addEventListener('pointerenter', start);
    element?.addEventListener('focusin', start);
    element?.addEventListener('pointerleave', end);
    element?.addEventListener('focusout', end);
    return () => {
      element?.removeEventListener('pointerenter', start);
      element?.removeEventListener('focusin', start);
      element?.removeEventListener('pointerleave', end);
      element?.removeEventListener('focusout', end);
    };
  }, [place]);
  return isPointedAt;
}

function onLoad(listener: () => void): () => void {
  window.addEventListener('load', listener);
  return () => window.removeEventListener('load', listener);
}

/** Everything that the first view needs has arrived; the other pictures wait for it. */
function readLoaded(): boolean {
  return document.readyState === 'complete';
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

function onReducedMotionChange(listener: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function readReducedMotion(): boolean {
  return matchMedia(reducedMotion).matches;
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function readVisibility(): boolean {
  return document.visibilityState === 'visible';
}
