import { onSessionChange } from '#web/app/client/session.ts';
import { createStore } from '#web/design/store.ts';
import { createStored } from '#web/app/storage/stored.ts';

/** The pop-up with messages, which follows the member from screen to screen. */
export type MessagesPopupState = {
  isOpen: boolean;
  /** The conversation in it; null for the list of conversations. */
  partnerId: number | null;
  /** What had the focus when the member opened it; null after a reload, when nobody did. */
  opener: Element | null;
};

const closed: MessagesPopupState = { isOpen: false, partnerId: null, opener: null };

/** What the pop-up shows. Set it through the functions below. */
export const shownMessages = createStore(closed);

/** Without storage it is closed after a reload. */
const stored = createStored({ key: 'messages', lifetime: 'tab', parse: parsePopup });

function parsePopup(value: unknown): Omit<MessagesPopupState, 'opener'> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('isOpen' in value) || !('partnerId' in value)) return undefined;
  const { isOpen, partnerId } = value;
  const id = typeof partnerId === 'number' && Number.isSafeInteger(partnerId) ? partnerId : null;
  return { isOpen: isOpen === true, partnerId: id };
}

function show(change: Partial<MessagesPopupState>): void {
  const popup = { ...shownMessages.read(), ...change };
  shownMessages.set(popup);
  stored.write({ isOpen: popup.isOpen, partnerId: popup.partnerId });
}

/** Opens the pop-up with what it showed last. */
export function openMessages(): void {
  show({ isOpen: true, opener: document.activeElement });
}

/** Opens the pop-up at the conversation with a partner. */
export function openConversation(partnerId: number): void {
  show({ isOpen: true, partnerId, opener: document.activeElement });
}

/** Shows a conversation in the open pop-up; null for the list. */
export function chooseConversation(partnerId: number | null): void {
  show({ partnerId, opener: shownMessages.read().opener ?? document.activeElement });
}

/** Hides the pop-up; it opens again with the same conversation. */
export function minimiseMessages(): void {
  show({ isOpen: false });
}

/** Closes the pop-up; it opens again with the list. */
export function closeMessages(): void {
  show({ isOpen: false, partnerId: null });
}

/** Shows the pop-up as it was in this tab before a reload. Returns a function that forgets it until the next time. */
export function restoreMessages(): () => void {
  const popup = stored.read();
  if (popup !== undefined) shownMessages.set({ ...popup, opener: null });
  return () => shownMessages.set(closed);
}

// The next member on this device must not see the conversation of the one before.
onSessionChange(({ session, before }) => {
  if (session?.user_id !== before?.user_id) shownMessages.set(closed);
});
