import type { showOwnContacts } from '#contract/accounts/own-contacts.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { member } from '../support/area-frame.ts';

export type OwnContacts = EndpointData<typeof showOwnContacts>;

/** The own contact details: a number that is not verified yet. */
export const contacts: OwnContacts = {
  email: member.email,
  pending_email: null,
  pending_email_code_length: null,
  undo_until: null,
  mobile: '+919876543210',
  is_mobile_verified: false,
  can_verify_mobile: true,
  asks_to_verify_mobile: false,
  pending_mobile: null,
  pending_mobile_code_length: null,
};
