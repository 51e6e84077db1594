import { useEffect, useEffectEvent } from 'react';

/** Takes the pictures of the clipboard, wherever on the page they are pasted; a text in a field is left alone. */
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
