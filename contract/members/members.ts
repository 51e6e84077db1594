import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { listing } from '#contract/calls/listing.ts';
import { codeLength, paragraph, rowId } from '#contract/fields/fields.ts';
import { memberSorts } from './member.choices.ts';
import { memberFilters, memberSearch } from './member.fields.ts';
import { memberProfileWire, memberRowWire, noteWire } from './member.wire.ts';

/** Why an administrator does something; stored in the audit log. A member who is switched off or on reads it in the mail. */
export const reasonText = paragraph(500, 'validation.decision_reason');
const user = z.object({ user_id: rowId });

/** The members that a search and filters find, newest first by default. */
export const searchUsers = endpoint({
  method: 'POST',
  path: '/admin/users/search',
  access: 'administrator',
  permission: 'members.read',
  feature: 'members',
  summary: 'Search, filter and sort the members',
  reads: ['users'],
  changes: [],
  input: z.object({ ...listing(memberSorts), search: memberSearch, filters: memberFilters.default({}) }),
  data: z.array(memberRowWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});

/** A member's profile, read-only, with numbers about what they did here. */
export const showUser = endpoint({
  method: 'POST',
  path: '/admin/users/profile',
  access: 'administrator',
  permission: 'members.read',
  feature: 'members',
  summary: 'A member’s profile for administrators',
  reads: ['users'],
  changes: [],
  input: user,
  data: memberProfileWire,
  message: 'outcome.done',
  problems: ['not_a_member'],
});

/** The e-mail address and mobile number of one member. Every look is recorded. */
export const showContact = endpoint({
  method: 'POST',
  path: '/admin/users/contact',
  access: 'administrator',
  permission: 'members.contacts',
  feature: 'members',
  summary: 'A member’s contact details; every look is recorded',
  changes: [],
  input: user,
  data: z.object({ u_email: z.string(), u_mobile: z.string().nullable(), u_mobile_verified: z.boolean() }),
  message: 'outcome.done',
  problems: ['not_a_member'],
  perMinute: 30,
});

export const listNotes = endpoint({
  method: 'POST',
  path: '/admin/users/notes',
  access: 'administrator',
  permission: 'members.help',
  feature: 'members',
  summary: 'The notes about a member, newest first',
  reads: ['users'],
  changes: [],
  input: user,
  data: z.array(noteWire),
  message: 'outcome.done',
  problems: ['not_a_member'],
});

/** Adds a note about a member, which only administrators see. */
export const addNote = endpoint({
  method: 'POST',
  path: '/admin/users/note',
  access: 'administrator',
  permission: 'members.help',
  feature: 'members',
  summary: 'Add an internal note about a member',
  changes: ['users'],
  input: user.extend({ text: paragraph(2000, 'validation.note') }),
  data: noteWire,
  message: 'outcome.note_added',
  status: 201,
  problems: ['not_a_member'],
});

/** Sends a member whose e-mail address is not verified a new code. */
export const resendCode = endpoint({
  method: 'POST',
  path: '/admin/users/resend_code',
  access: 'administrator',
  permission: 'members.help',
  feature: 'members',
  summary: 'Send a member a new verification code',
  changes: [],
  input: user.extend({ reason: reasonText.optional() }),
  data: z.null(),
  extra: { code_length: codeLength },
  message: 'outcome.user_code_sent',
  problems: ['not_a_member', 'already_verified', 'account_inactive', 'code_sent_recently', 'too_many_codes'],
});

/** Ends every session of a member. */
export const signOutUser = endpoint({
  method: 'POST',
  path: '/admin/users/sign_out',
  access: 'administrator',
  permission: 'members.help',
  feature: 'members',
  summary: 'Sign a member out everywhere',
  changes: ['users'],
  input: user.extend({ reason: reasonText.optional() }),
  data: z.object({ ended: z.number().int() }),
  message: 'outcome.user_signed_out',
  problems: ['not_a_member'],
});

/** Takes the second factor of a member away, who has lost it, after making sure who it is. They are mailed and signed out. */
export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/users/second_factor/remove',
  access: 'administrator',
  permission: 'members.second_factor',
  needsProof: true,
  feature: 'members',
  summary: 'Take the second factor of a member away, with a reason',
  changes: ['users'],
  input: user.extend({ reason: reasonText }),
  data: z.null(),
  message: 'outcome.second_factor_reset',
  problems: ['not_a_member', 'no_second_factor'],
});
