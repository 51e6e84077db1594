import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for the element that needs `--visible-height`: the height that the keyboard of a phone leaves of the screen. */
export function useVisibleHeight(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (viewport === null) return undefined;
    const follow = () => {
      // A zoomed page shows a part of the screen; that is no keyboard.
      if (viewport.scale > 1.05) element.current?.style.removeProperty('--visible-height');
      else element.current?.style.setProperty('--visible-height', `${viewport.height}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    return () => viewport.removeEventListener('resize', follow);
  }, []);
  return element;
}
