import { useEffect, useEffectEvent, useState, type PointerEvent as ReactPointerEvent } from 'react';

type Drag = {
  source: Element;
  from: number;
  over: number | undefined;
  x: number;
  y: number;
  startX: number;
  startY: number;
};

/** A press counts as a drag only when it has moved this far, in pixels. */
const threshold = 6;

/**
 * Dragging a picture onto another slot: with a mouse by the picture itself, with a finger by its handle (`data-handle`), so that the
 * page can still be scrolled. Slots have their number in `data-place`. A control inside is pressed, not dragged, unless it has
 * `data-draggable`. `onDrop` gets the slot it came from and the slot it goes to.
 */
export function useSlotDrag(onDrop: (places: readonly [number, number]) => void) {
  const [drag, setDrag] = useState<Drag>();
  const isMoving = drag !== undefined && Math.hypot(drag.x, drag.y) > threshold;

  const start = (event: ReactPointerEvent, from: number) => {
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !isHandle(event))) return;
    if (!isHandle(event) && isControl(event)) return;
    const source = event.currentTarget;
    // A captured press is no click of the control any more.
    if (!isControl(event, 'button[data-draggable]')) source.setPointerCapture(event.pointerId);
    setDrag({ source, from, over: undefined, x: 0, y: 0, startX: event.clientX, startY: event.clientY });
  };
  const move = useEffectEvent((event: PointerEvent) => {
    if (drag === undefined) return;
    if (event.buttons === 0) return setDrag(undefined);
    if (isMoving) drag.source.setPointerCapture(event.pointerId);
    const over = findSlot(event, drag.from);
    setDrag({ ...drag, over, x: event.clientX - drag.startX, y: event.clientY - drag.startY });
  });
  const end = useEffectEvent(() => {
    if (isMoving && drag.over !== undefined) onDrop([drag.from, drag.over]);
    setDrag(undefined);
  });

  const isPressed = drag !== undefined;
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Of the window: a fast pointer leaves the slot before it has moved far enough, also onto what lies over the page.
    if (isPressed) {
      window.addEventListener('pointermove', (event) => move(event), { signal });
      window.addEventListener('pointerup', () => end(), { signal });
      window.addEventListener('pointercancel', () => setDrag(undefined), { signal });
    }
    return () => listening.abort();
  }, [isPressed]);

  return {
    /** The slot under the picture. */
    over: isMoving ? drag.over : undefined,
    /** The style of a slot while its picture is dragged. */
    movementOf: (place: number) =>
      isMoving && drag.from === place
        ? { transform: `translate(${drag.x}px, ${drag.y}px) scale(1.03)` }
        : undefined,
    dragSource: (place: number) => ({
      onPointerDown: (event: ReactPointerEvent) => start(event, place),
      onLostPointerCapture: () => setDrag(undefined),
    }),
  };
}

export type SlotDrag = ReturnType<typeof useSlotDrag>;

function isHandle({ target }: ReactPointerEvent): boolean {
  return target instanceof Element && target.closest('[data-handle]') !== null;
}

function isControl({ target }: ReactPointerEvent, kind = 'button:not([data-draggable])'): boolean {
  return target instanceof Element && target.closest(kind) !== null;
}

/** The slot under the pointer that can take a picture. */
function findSlot({ clientX, clientY }: PointerEvent, from: number): number | undefined {
  const slots = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest('[data-place]'));
  const slot = slots.find((found) => found !== null && found.getAttribute('data-place') !== String(from));
  const place = slot?.getAttribute('data-place');
  return place === null || place === undefined ? undefined : Number(place);
}
