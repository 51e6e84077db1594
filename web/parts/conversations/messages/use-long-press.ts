import { useEffect, useRef, type PointerEvent, type TouchEvent } from 'react';

const heldMilliseconds = 450;
/** A finger that moves so many pixels scrolls. */
const threshold = 10;

/** Calls back when a finger rests on an element. */
export function useLongPress(onHold: (at: { x: number; y: number }) => void) {
  const press = useRef<{ timer: number; x: number; y: number }>(undefined);
  const isHeld = useRef(false);
  const end = () => {
    window.clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => {
    const held = press;
    return () => window.clearTimeout(held.current?.timer);
  }, []);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType !== 'touch') return;
      end();
      isHeld.current = false;
      const timer = window.setTimeout(() => {
        press.current = undefined;
        isHeld.current = true;
        onHold({ x, y });
      }, heldMilliseconds);
      press.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > threshold) end();
    },
    onPointerUp: end,
    onTouchEnd: (event: TouchEvent) => {
      // The finger that leaves would press beside what it has opened.
      if (isHeld.current) event.preventDefault();
      isHeld.current = false;
    },
    onPointerCancel: end,
  };
}
