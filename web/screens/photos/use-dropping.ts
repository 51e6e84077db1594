import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';

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
