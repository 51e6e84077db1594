import { useState, type DragEvent } from 'react';

/** An element that files can be dropped on. Other things dragged over it have the browser's usual effect. */
export function useFileDrop(onDrop: (files: readonly File[]) => void) {
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
        // Moving over a child element does not leave the target.
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
