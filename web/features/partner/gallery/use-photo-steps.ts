import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { stepOfKey, stepOfSwipe, stepTo, type Step } from './photo-steps.rules.ts';

/** Which of the photos is shown, and how keys, fingers and buttons ask for another one. */
export function usePhotoSteps(count: number) {
  const [index, show] = useState(0);
  const begin = useRef<{ x: number; y: number }>(undefined);
  const step = (by: Step) => show((shown) => stepTo(shown, { step: by, count }));
  const stepIfAny = (by: Step | undefined) => {
    if (by !== undefined) step(by);
  };
  return {
    index,
    show,
    step,
    gestures: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const by = stepOfKey(event.key, readsFromRight());
        if (by === undefined) return;
        // The row of thumbnails would scroll too.
        event.preventDefault();
        step(by);
      },
      onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
        begin.current = pointerType === 'mouse' || !isPrimary ? undefined : { x, y };
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        if (begin.current === undefined) return;
        const moved = { across: clientX - begin.current.x, down: clientY - begin.current.y };
        begin.current = undefined;
        stepIfAny(stepOfSwipe(moved, readsFromRight()));
      },
      onPointerCancel: () => {
        begin.current = undefined;
      },
    },
  };
}
export type PhotoSteps = ReturnType<typeof usePhotoSteps>;

function readsFromRight(): boolean {
  return document.documentElement.dir === 'rtl';
}
