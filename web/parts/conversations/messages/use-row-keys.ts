import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { MessageRow } from './message-rows.rules.ts';

/** About half a second. */
const mostFrames = 30;

type Options = {
  rows: readonly MessageRow[];
  list: RefObject<VirtualizerHandle | null>;
  scroller: RefObject<HTMLElement | null>;
};

/**
 * One tab stop for all messages: the arrow keys, Home and End lead from one to the next. The current message stays in the document
 * while it is scrolled away, so that the focus is not lost.
 */
export function useRowKeys({ rows, list, scroller }: Options) {
  const [chosen, setChosen] = useState<string>();
  // A new object focuses the same message again.
  const [wanted, setWanted] = useState<{ key: string }>();
  const chosenIndex = rows.findIndex(({ key }) => key === chosen);
  const index = chosenIndex === -1 ? rows.length - 1 : chosenIndex;
  const currentKey = rows[index]?.key;

  useEffect(
    () => (wanted === undefined ? undefined : focusOnceShown(scroller, wanted.key)),
    [wanted, scroller],
  );

  // A deleted message takes the focus with it.
  const isGone = chosen !== undefined && chosenIndex === -1;
  useEffect(() => {
    if (!isGone || currentKey === undefined || document.activeElement !== document.body) return;
    findBubble(scroller.current, currentKey)?.focus({ preventScroll: true });
  }, [isGone, currentKey, scroller]);

  const focus = (key: string) => {
    setChosen(key);
    setWanted({ key });
  };

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const isOnMessage = event.target === event.currentTarget;
    const next = isOnMessage ? indexOfKey(event.key, { index, count: rows.length }) : undefined;
    const row = next === undefined ? undefined : rows[next];
    if (next === undefined || row === undefined) return;
    event.preventDefault();
    list.current?.scrollToIndex(next, { align: 'nearest' });
    focus(row.key);
  };

  const latestMove = useRef(move);
  useEffect(() => {
    latestMove.current = move;
  });
  // The same function for all renderings, so that no message is drawn again for it.
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => latestMove.current(event), []);
  const setCurrent = useCallback((key: string) => setChosen(key), []);
  return { currentKey, keptIndexes: index === -1 ? [] : [index], onKeyDown, focus, setCurrent };
}

/** The list shows a message only once it is measured, and what is hidden cannot be focused. Returns a function that gives up. */
function focusOnceShown(scroller: RefObject<HTMLElement | null>, key: string): () => void {
  let frame = 0;
  let left = mostFrames;
  const attempt = () => {
    const bubble = findBubble(scroller.current, key);
    bubble?.focus({ preventScroll: true });
    left -= 1;
    if (left > 0 && document.activeElement !== bubble) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

function findBubble(scroller: HTMLElement | null, key: string): HTMLElement | undefined {
  const bubbles = scroller?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
  return [...bubbles].find((bubble) => bubble.dataset['row'] === key);
}

type List = { index: number; count: number };

/** Returns the message that a key leads to; undefined for every other key. */
function indexOfKey(key: string, { index, count }: List): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowUp: Math.max(0, index - 1),
    ArrowDown: Math.min(count - 1, index + 1),
    Home: 0,
    End: count - 1,
  };
  return Object.hasOwn(places, key) ? places[key] : undefined;
}
