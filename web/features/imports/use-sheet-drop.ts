import { useState, type DragEvent } from 'react';

/** A place that files can be dropped on. Anything else that is dragged over it goes its own way. */
export function useSheetDrop(onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const follow = (event: DragEvent, isInside: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isInside);
  };
  return {
    isOver,
    dropTarget: {
      onDragEnter: (event: DragEvent) => follow(event, true),
      onDragOver: (event: DragEvent) => follow(event, true),
      onDragLeave: (event: DragEvent) => {
        // Moving over what stands inside the place does not leave it.
        const isInside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        follow(event, isInside);
      },
      onDrop: (event: DragEvent) => {
        follow(event, false);
        onDrop([...event.dataTransfer.files]);
      },
    },
  };
}
