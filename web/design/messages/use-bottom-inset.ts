import { useEffect, useRef, useState } from 'react';

/**
 * `data-action-bar=""` marks what sticks to the bottom of the screen while its styles say so; `data-action-bar="panel"` what is there because
 * the panel around it is.
 */
const marked = '[data-action-bar]';

/** As high as a few lines with a button, in pixels. */
const noticeHeight = 160;

/**
 * How many pixels at the bottom of the screen belong to tabs, buttons or a field for writing, or to what has the focus where the box with
 * this ref would cover it. Measured while `isUsed`.
 */
export function useBottomInset({ isUsed }: { isUsed: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [inset, setInset] = useState(0);
  useEffect(() => {
    if (!isUsed) return undefined;
    let frame: number | undefined;
    const measureSoon = () => {
      frame ??= window.requestAnimationFrame(() => {
        frame = undefined;
        const bars = measureBars();
        setInset(box.current === null ? bars : raise(bars, box.current));
      });
    };
    measureSoon();
    const changes = new MutationObserver(measureSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', measureSoon, { capture: true, passive: true });
    window.addEventListener('resize', measureSoon);
    document.addEventListener('focusin', measureSoon);
    window.visualViewport?.addEventListener('resize', measureSoon);
    return () => {
      changes.disconnect();
      window.removeEventListener('scroll', measureSoon, { capture: true });
      window.removeEventListener('resize', measureSoon);
      document.removeEventListener('focusin', measureSoon);
      window.visualViewport?.removeEventListener('resize', measureSoon);
      if (frame !== undefined) window.cancelAnimationFrame(frame);
    };
  }, [isUsed]);
  return { inset, box };
}

/** The height from the top of the highest bar at the bottom of the screen to its end; one that leaves no room above it does not count. */
function measureBars(): number {
  const { innerHeight, innerWidth } = window;
  const tops = Array.from(document.querySelectorAll<HTMLElement>(marked))
    .filter(isAtBottom)
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ width, height, left }) => width > 0 && height > 0 && left < innerWidth)
    .map(({ top }) => top)
    .filter((top) => top > innerHeight / 4 && top < innerHeight);
  return tops.length === 0 ? 0 : Math.ceil(innerHeight - Math.min(...tops));
}

function isAtBottom(bar: HTMLElement): boolean {
  if (bar.dataset['actionBar'] === 'panel') return true;
  const { position } = window.getComputedStyle(bar);
  if (position === 'fixed' || position === 'sticky') return true;
  // On wide screens some stand at the end of the page, where a notice would be.
  return bar.getBoundingClientRect().bottom > window.innerHeight - noticeHeight;
}

/** Between a notice and what is below it. */
const gap = 16;

/** The inset with which a notice is above what a keyboard has focused, unless there is no room above it. */
function raise(inset: number, box: HTMLElement): number {
  const focused = document.activeElement;
  if (focused === null || !focused.matches(':focus-visible') || box.contains(focused)) return inset;
  const { innerHeight } = window;
  const { height, left, right } = box.getBoundingClientRect();
  const at = focused.getBoundingClientRect();
  const end = innerHeight - inset;
  const isBeside = at.right <= left || at.left >= right;
  const isApart = at.top >= end || at.bottom <= end - height - gap;
  const hasRoom = at.top - height > innerHeight / 4;
  return isBeside || isApart || !hasRoom ? inset : Math.ceil(innerHeight - at.top);
}
