import { announce } from './announcer.tsx';
import { createStore } from './store.ts';

/** A small confirmation, with *Undo* where undoing is possible. */
export type Toast = { id: number; text: string; onUndo?: () => void };

export const shownToasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a small confirmation for a while, and has it said. The same one again takes the place of the first. */
export function showToast(text: string, onUndo?: () => void): void {
  lastId += 1;
  const others = shownToasts.read().filter((toast) => toast.text !== text || toast.onUndo !== undefined);
  shownToasts.set([...others, { id: lastId, text, ...(onUndo === undefined ? {} : { onUndo }) }]);
  announce(text);
}

export function closeToast(id: number): void {
  shownToasts.set(shownToasts.read().filter((toast) => toast.id !== id));
}
