import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref for the element that needs `--visible-height` and `--visible-top`: the part of the screen that the keyboard of a phone
 * leaves, and that the browser may have moved to show the field.
 */
export function useVisibleHeight(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (viewport === null) return undefined;
    const follow = () => {
      // A zoomed page shows a part of the screen; that is no keyboard.
      const isZoomed = viewport.scale > 1.05;
      const style = element.current?.style;
      style?.setProperty('--visible-height', isZoomed ? '100dvh' : `${viewport.height}px`);
      style?.setProperty('--visible-top', isZoomed ? '0px' : `${viewport.offsetTop}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, []);
  return element;
}
