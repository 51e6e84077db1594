import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { MessageRow } from './message-rows.rules.ts';
import { scrollInputs, useHeldPlace } from './use-held-place.ts';

/** The message that the list shows next; a new object scrolls to it again. */
export type ScrollTarget = { messageId: number; align: 'start' | 'center' };

type Options = {
  rows: readonly MessageRow[];
  scroller: RefObject<HTMLElement | null>;
  /** The end is shown when there is none. */
  target: ScrollTarget | undefined;
  hasNewer: boolean;
  /** Whether a page is on its way; the member may be at the edge again when it has come. */
  isLoading: boolean;
  /** So few pixels are left above or below that more should be loaded. */
  onNearStart: () => void;
  onNearEnd: () => void;
  /** The lowest row that is in view. */
  onVisible: (index: number) => void;
};

/** Within so many pixels of the end the list stays at the end when a message comes. */
const endPixels = 48;
/** Pages are loaded before the member reaches the first or last message. */
const nearPixels = 900;
const settleMilliseconds = 300;

/** Where the list of messages is scrolled to: at the end it follows new messages, elsewhere it stays where it is. */
export function useScrollPlace(options: Options) {
  const { rows, scroller, target, hasNewer } = options;
  const list = useRef<VirtualizerHandle>(null);
  const place = useHeldPlace({ rows, list, scroller });
  const follows = useRef(target === undefined);
  const lastOffset = useRef(0);
  /** While the messages around a target are measured, the list stays at the target, and no page may move it. */
  const settling = useRef<ScrollTarget>(undefined);
  const [isAtEnd, setAtEnd] = useState(target === undefined);

  const scrollToEnd = () => {
    follows.current = true;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'instant' });
    lastOffset.current = scroller.current?.scrollTop ?? 0;
  };

  /** At the end the end is kept, and at a target the target. */
  const keepPlace = () => {
    if (follows.current || settling.current !== undefined) place.release();
    else place.keep();
  };

  /** Looks where the list is now: whether at its end, what is in view, and whether more should be loaded. */
  const look = () => {
    const [handle, element] = [list.current, scroller.current];
    if (handle === null || element === null || !isDrawn(handle)) return;
    keepPlace();
    const rest = restOf(element);
    if (rest < endPixels) follows.current = true;
    const isFollowing = follows.current && !hasNewer;
    setAtEnd(isFollowing);
    options.onVisible(findLastVisible(handle, element.scrollTop));
    const isOnItsWay = (isFollowing && rest >= endPixels) || settling.current !== undefined;
    if (!isOnItsWay) loadNear(element);
  };

  const loadNear = (element: HTMLElement) => {
    if (element.scrollTop < nearPixels) options.onNearStart();
    if (restOf(element) < nearPixels) options.onNearEnd();
  };

  const frame = useRef<number>(undefined);
  const latestLook = useRef(look);
  useEffect(() => {
    latestLook.current = look;
  });
  useEffect(() => {
    const waiting = frame;
    return () => cancelAnimationFrame(waiting.current ?? 0);
  }, []);
  /** Looks once in each frame: to measure more often would make the browser lay out the page each time. */
  const lookSoon = () => {
    frame.current ??= requestAnimationFrame(() => {
      frame.current = undefined;
      latestLook.current();
    });
  };

  const onScroll = (offset: number) => {
    place.noteScroll();
    // Messages that become higher while they are drawn move the end away; only a scroll upwards leaves it.
    if (offset < lastOffset.current - 1) follows.current = false;
    lastOffset.current = offset;
    lookSoon();
  };

  const onResize = () => {
    if (settling.current !== undefined) scrollToTarget(settling.current);
    else if (follows.current && !hasNewer) scrollToEnd();
    lookSoon();
  };

  /** Returns whether the message is loaded. */
  const scrollToTarget = ({ messageId, align }: ScrollTarget): boolean => {
    const index = rows.findIndex(({ message }) => message?.m_id === messageId);
    const handle = list.current;
    if (index === -1 || handle === null) return false;
    const rest = align === 'center' ? (handle.viewportSize - handle.getItemSize(index)) / 2 : 0;
    scroller.current?.scrollTo({ top: handle.getItemOffset(index) - rest, behavior: 'instant' });
    return true;
  };

  const endSettling = useEffectEvent(() => {
    settling.current = undefined;
    lookSoon();
  });
  const shownTarget = useRef<ScrollTarget>(undefined);
  const showTarget = useEffectEvent((wanted: ScrollTarget, _rows: readonly MessageRow[]) => {
    if (wanted === shownTarget.current || !scrollToTarget(wanted)) return undefined;
    shownTarget.current = wanted;
    settling.current = wanted;
    follows.current = false;
    const element = scroller.current;
    const timer = window.setTimeout(() => endSettling(), settleMilliseconds);
    // A member who scrolls is not held.
    const stop = () => endSettling();
    for (const event of scrollInputs) element?.addEventListener(event, stop, { passive: true, once: true });
    return () => {
      window.clearTimeout(timer);
      settling.current = undefined;
      for (const event of scrollInputs) element?.removeEventListener(event, stop);
    };
  });
  useLayoutEffect(() => (target === undefined ? undefined : showTarget(target, rows)), [target, rows]);

  const knownKey = useRef(rows.at(-1)?.key);
  const follow = useEffectEvent((present: readonly MessageRow[]) => {
    const last = present.at(-1);
    // What the member has just written is always shown.
    const isWritten = last !== undefined && last.waiting !== null && last.key !== knownKey.current;
    knownKey.current = last?.key;
    if ((follows.current || isWritten) && !hasNewer) scrollToEnd();
    lookSoon();
  });
  useLayoutEffect(() => follow(rows), [rows]);

  const lookAgain = useEffectEvent(lookSoon);
  const { isLoading } = options;
  useEffect(() => {
    if (!isLoading) lookAgain();
  }, [isLoading]);
  useEffect(() => {
    const listener = () => lookAgain();
    window.addEventListener('focus', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('focus', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);

  return { list, isAtEnd, onScroll, onResize, scrollToEnd };
}

/** Before the list is measured, and without messages, nothing is in view. */
function isDrawn({ viewportSize, scrollSize }: VirtualizerHandle): boolean {
  return viewportSize > 0 && scrollSize > 0;
}

/** How many pixels are below what is in view. The list knows of a scroll later than the element. */
function restOf({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight;
}

/** The lowest row of which at least half is in view. */
function findLastVisible(handle: VirtualizerHandle, offset: number): number {
  const bottom = offset + handle.viewportSize;
  const index = handle.findItemIndex(bottom - 1);
  const half = Math.min(handle.getItemSize(index), handle.viewportSize) / 2;
  return handle.getItemOffset(index) + half <= bottom ? index : index - 1;
}
