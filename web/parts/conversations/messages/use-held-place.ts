import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { MessageRow } from './message-rows.rules.ts';

type Options = {
  rows: readonly MessageRow[];
  list: RefObject<VirtualizerHandle | null>;
  scroller: RefObject<HTMLElement | null>;
};

/** A row, and how many pixels it begins below the upper edge. */
type Place = { key: string; below: number };

/** Rows that came are measured within this time, also on a busy machine. */
const measuringMilliseconds = 1000;
/** After this time without a scroll, nothing scrolls by itself any more. */
const stillMilliseconds = 150;
/** What a member scrolls with. */
export const scrollInputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the upper row where it is while older messages above it are measured, because the list moves it by the row that lies across
 * the edge. Only where the list stands still: a scroll of the member goes on. `keep` is called in each frame in which the list was
 * scrolled or measured, `noteScroll` with each scroll, `release` where another place is kept.
 */
export function useHeldPlace({ rows, list, scroller }: Options) {
  const top = useRef<Place>(undefined);
  const held = useRef<Place & { until: number }>(undefined);
  const scrolledAt = useRef(0);
  const firstKey = useRef(rows[0]?.key);

  useLayoutEffect(() => {
    const known = firstKey.current;
    firstKey.current = rows[0]?.key;
    const isPrepended = known !== firstKey.current && rows.some(({ key }) => key === known);
    const now = performance.now();
    if (!isPrepended || top.current === undefined || now - scrolledAt.current < stillMilliseconds) return;
    held.current = { ...top.current, until: now + measuringMilliseconds };
  }, [rows]);

  const release = useCallback(() => {
    held.current = undefined;
  }, []);
  useEffect(() => {
    const element = scroller.current;
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    for (const event of scrollInputs) element?.addEventListener(event, release, options);
    return () => listening.abort();
  }, [scroller, release]);

  const keep = () => {
    const [handle, element] = [list.current, scroller.current];
    if (handle === null || element === null) return;
    const place = held.current;
    const index = rows.findIndex(({ key }) => key === place?.key);
    if (place !== undefined && index !== -1 && performance.now() < place.until) {
      const wanted = Math.round(handle.getItemOffset(index) - place.below);
      if (Math.abs(element.scrollTop - wanted) > 1) element.scrollTo({ top: wanted, behavior: 'instant' });
      return;
    }
    release();
    const first = handle.findItemIndex(element.scrollTop);
    const key = rows[first]?.key;
    if (key !== undefined) top.current = { key, below: handle.getItemOffset(first) - element.scrollTop };
  };
  const noteScroll = () => {
    scrolledAt.current = performance.now();
  };
  return { keep, release, noteScroll };
}
