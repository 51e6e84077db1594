import { announce } from './announcer.tsx';
import { createStore } from './store.ts';

/** A small confirmation, with *Undo* where undoing is possible. */
export type Toast = { id: number; text: string; onUndo?: () => void };

export const shownToasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a small confirmation for a while, and has it said. */
export function showToast(text: string, onUndo?: () => void): void {
  lastId += 1;
  shownToasts.set([...shownToasts.read(), { id: lastId, text, ...(onUndo === undefined ? {} : { onUndo }) }]);
  announce(text);
}

export function closeToast(id: number): void {
  shownToasts.set(shownToasts.read().filter((toast) => toast.id !== id));
}
