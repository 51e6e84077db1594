import { useEffect, useEffectEvent, useRef, useState, type DragEvent, type PointerEvent } from 'react';

/** An area that files can be dropped on. Anything else that is dragged over it, such as a text, is left alone. */
export function useFileDrop(onDrop: (files: File[]) => void) {
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const follow = (event: DragEvent, change: 1 | -1) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth.current += change;
    setOver(depth.current > 0);
  };
  return {
    isOver,
    dropTarget: {
      onDragEnter: (event: DragEvent) => follow(event, 1),
      onDragLeave: (event: DragEvent) => follow(event, -1),
      onDragOver: (event: DragEvent) => {
        if (hasFiles(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        depth.current = 0;
        setOver(false);
        // A slot inside has taken them already.
        if (!hasFiles(event) || event.isDefaultPrevented()) return;
        event.preventDefault();
        onDrop([...event.dataTransfer.files]);
      },
    },
  };
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}

/** Takes files that are pasted anywhere on the page; a text that is pasted into a field is left alone. */
export function usePastedFiles(onPaste: (files: File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onPaste(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

type Drag = { from: number; over: number | undefined; x: number; y: number; startX: number; startY: number };

/** A press counts as a drag only when it has moved this far, in pixels. */
const threshold = 6;

/**
 * Dragging a photo onto another slot: with a mouse by the photo itself, with a finger by its handle, so that the page
 * can still be scrolled. `onDrop` gets the slot it came from and the slot it goes to.
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
    /** The slot under the photo. */
    over: isMoving ? drag.over : undefined,
    /** The style of a slot while its photo is dragged. */
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

export type SlotDrag = ReturnType<typeof useSlotDrag>;

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
