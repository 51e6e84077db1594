import { useState, type PointerEvent } from 'react';

type Drag = { from: number; over: number | undefined; x: number; y: number; startX: number; startY: number };

/** A press counts as a drag only when it has moved this far, in pixels. */
const threshold = 6;

/**
 * Dragging a photo onto another slot: with a mouse by the photo itself, with a finger by its handle, so that the page
 * can still be scrolled. `onDrop` is told from where to where.
 */
export function useSlotDrag(onDrop: (places: readonly [number, number]) => void) {
  const [drag, setDrag] = useState<Drag>();
  const isMoving = drag !== undefined && Math.hypot(drag.x, drag.y) > threshold;

  const start = (event: PointerEvent, from: number) => {
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !isHandle(event))) return;
    if (!isHandle(event) && isControl(event)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from, over: undefined, x: 0, y: 0, startX: event.clientX, startY: event.clientY });
  };
  const move = (event: PointerEvent) => {
    if (drag === undefined) return;
    const over = findSlot(event, drag.from);
    setDrag({ ...drag, over, x: event.clientX - drag.startX, y: event.clientY - drag.startY });
  };
  const end = () => {
    if (isMoving && drag.over !== undefined) onDrop([drag.from, drag.over]);
    setDrag(undefined);
  };

  return {
    /** The slot that would take the photo if it were let go now. */
    over: isMoving ? drag.over : undefined,
    /** What a slot shows while its photo is dragged. */
    movementOf: (place: number) =>
      isMoving && drag.from === place
        ? { transform: `translate(${drag.x}px, ${drag.y}px) scale(1.03)` }
        : undefined,
    dragSource: (place: number) => ({
      onPointerDown: (event: PointerEvent) => start(event, place),
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => setDrag(undefined),
      onLostPointerCapture: () => setDrag(undefined),
    }),
  };
}

function isHandle({ target }: PointerEvent): boolean {
  return target instanceof Element && target.closest('[data-handle]') !== null;
}

function isControl({ target }: PointerEvent): boolean {
  return target instanceof Element && target.closest('button') !== null;
}

/** The slot under the pointer that can take a photo. */
function findSlot({ clientX, clientY }: PointerEvent, from: number): number | undefined {
  const slots = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest('[data-place]'));
  const slot = slots.find((found) => found !== null && found.getAttribute('data-place') !== String(from));
  const place = slot?.getAttribute('data-place');
  return place === null || place === undefined ? undefined : Number(place);
}
