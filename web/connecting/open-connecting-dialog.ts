import { createStore } from '#web/design/store.ts';
import type { Person, Place } from './person.rules.ts';

/** A dialog in which one turns to a person. Not worth an address: it belongs to what is on screen. */
export type ConnectingDialog = {
  name: 'send' | 'answer' | 'contact' | 'report';
  person: Person;
  place: Place;
};

/** The dialog on screen; it outlives the card it was opened from. Set it through `openConnectingDialog`. */
export const shownConnectingDialog = createStore<ConnectingDialog | null>(null);

export function openConnectingDialog(dialog: ConnectingDialog): void {
  shownConnectingDialog.set(dialog);
}

export function closeConnectingDialog(): void {
  shownConnectingDialog.set(null);
}
