import type { ConversationWire } from '#contract/conversations/conversation.wire.ts';
import type { MatchWire, PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import type { reportPlaces } from '#contract/safety/report.wire.ts';
import { createStore } from '#web/design/store.ts';

/** What the buttons and dialogs need of a partner's card or profile. */
export type Partner = Pick<
  PartnerCardWire,
  | 'u_id'
  | 'u_firstname'
  | 'u_lastname'
  | 'u_gender'
  | 'u_profile_pic'
  | 'interest'
  | 'is_contacted'
  | 'personal_details'
> & {
  /** Null where only the conversation is known. */
  age: number | null;
  /** False for a partner who is not available any more; only the conversation is left. */
  is_visible?: boolean;
  /** With the facts that its words need; left out where only the conversation is known. */
  match?: MatchWire;
};

/** Where a button is. A report states it, and a profile has other words for connecting than a card. */
export type ButtonPlace = (typeof reportPlaces)[number];

/** A dialog about a partner. It has no address, because it belongs to the screen below it. */
export type ConnectingDialog = {
  name: 'send' | 'answer' | 'contact' | 'report';
  partner: Partner;
  place: ButtonPlace;
};

/** The props of each of these dialogs. */
export type DialogProps = { partner: Partner; place: ButtonPlace; onClose: () => void };

/** The open dialog; it outlives the card it was opened from. Set it through `openConnectingDialog`. */
export const shownConnectingDialog = createStore<ConnectingDialog | null>(null);

export function openConnectingDialog(dialog: ConnectingDialog): void {
  shownConnectingDialog.set(dialog);
}

export function closeConnectingDialog(): void {
  shownConnectingDialog.set(null);
}

/** Opens the report about the partner of a conversation, which carries its last messages; also about one who is not available any more. */
export function reportFromConversation({
  partner_id: u_id,
  name: u_firstname,
  profile_pic: u_profile_pic,
  is_visible,
}: Pick<ConversationWire, 'partner_id' | 'name' | 'profile_pic' | 'is_visible'>): void {
  const unknown = {
    u_lastname: '',
    u_gender: '',
    age: null,
    interest: null,
    is_contacted: false,
    personal_details: 'private',
  } as const;
  const partner = { ...unknown, u_id, u_firstname, u_profile_pic, is_visible };
  openConnectingDialog({ name: 'report', partner, place: 'conversation' });
}
