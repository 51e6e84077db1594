import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';

/** Whom one turns to: what buttons and dialogs need of a card or a profile. */
export type Person = Pick<
  PartnerCardWire,
  'u_id' | 'u_firstname' | 'u_lastname' | 'u_gender' | 'u_profile_pic' | 'age' | 'interest' | 'is_contacted'
>;

/** Where something was pressed: a report says so, and what a card calls connecting a profile calls sending an interest. */
export type Place = 'card' | 'profile' | 'inbox';

/** What every dialog of this room is given. */
export type DialogProps = { person: Person; place: Place; onClose: () => void };
