import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { tagsOfEvents } from '#contract/notifications/live.events.ts';
import { codeLength, email, linkToken, mobile, oneTimeCode } from '#contract/fields/fields.ts';

/** Days in which the former address can undo a change of the e-mail address. */
export const emailUndoDays = 7;

/** What the windows of the member read anew. */
const settingsTags = tagsOfEvents.settings_changed;

/** Required when the session is older than 15 minutes. */
const currentPassword = z.string().max(128, says('validation.password_too_long')).optional();

/** The caller's own e-mail address and mobile number, and what of them waits for a code. */
export const showOwnContacts = endpoint({
  method: 'GET',
  path: '/account/contacts',
  access: 'member',
  feature: 'accounts',
  summary: 'The own e-mail address and mobile number, and whether they are verified',
  reads: ['settings'],
  input: z.object({}),
  data: z.object({
    email: z.string(),
    /** A new address that a code was sent to; null when none waits. */
    pending_email: z.string().nullable(),
    /** The digits of that code. */
    pending_email_code_length: codeLength.nullable(),
    /** Until when a former address can undo the latest change; null when none can. */
    undo_until: z.iso.datetime().nullable(),
    mobile: z.string().nullable(),
    is_mobile_verified: z.boolean(),
    /** Whether text messages are sent to the number, or to some where there is none. Another number cannot be verified. */
    can_verify_mobile: z.boolean(),
    /** Whether the member is to be asked to verify the number: once, until they close the question. */
    asks_to_verify_mobile: z.boolean(),
    /** A number that a code was sent to; null when none waits. */
    pending_mobile: z.string().nullable(),
    pending_mobile_code_length: codeLength.nullable(),
  }),
  message: 'outcome.done',
  problems: [],
});

/**
 * Sends a code to a new e-mail address, which counts once the code comes back. The answer is the same for an address that belongs to
 * another account; its owner gets a mail about that instead of a code.
 */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/account/email',
  access: 'member',
  feature: 'accounts',
  summary: 'Send a code to a new e-mail address of the own account',
  changes: settingsTags,
  input: z.object({ email, current_password: currentPassword }),
  data: z.null(),
  extra: { code_length: codeLength },
  message: 'outcome.new_email_code_sent',
  problems: [
    'current_password_required',
    'contact_unchanged',
    'code_sent_recently',
    'too_many_codes',
    'too_many_attempts',
  ],
  perMinute: 10,
});

/** Makes the new e-mail address count. Every other session ends, and the former address can undo the change for seven days. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/account/email/confirm',
  access: 'member',
  feature: 'accounts',
  summary: 'Confirm a new e-mail address by its code; signs out every other session',
  changes: [...settingsTags, 'session', 'sessions'],
  input: z.object({ email, otp: oneTimeCode }),
  data: z.null(),
  message: 'outcome.email_changed',
  problems: ['invalid_otp', 'contact_taken', 'too_many_attempts'],
});

/**
 * Restores the former e-mail address by the token of the mail to it. Every session ends, the password no longer opens the account and
 * the mobile number counts as not verified, because somebody else may have set them: a new password is chosen by a code.
 */
export const undoEmail = endpoint({
  method: 'POST',
  path: '/account/email/undo',
  access: 'public',
  feature: 'accounts',
  summary: 'Undo a change of the e-mail address from the former one',
  changes: [],
  input: z.object({ token: linkToken }),
  data: z.object({ email: z.string() }),
  message: 'outcome.email_restored',
  problems: ['contact_taken'],
});

/**
 * Verifies the own mobile number, or changes it. Where text messages are sent to its country, a code goes to the number, which counts once
 * the code comes back. Elsewhere a new number counts at once, as not verified.
 */
export const changeMobile = endpoint({
  method: 'POST',
  path: '/account/mobile',
  access: 'member',
  feature: 'accounts',
  summary: 'Send a code to the own or a new mobile number, or change it where no text messages are sent',
  changes: settingsTags,
  input: z.object({ mobile, current_password: currentPassword }),
  /** Whether a code is on its way. */
  data: z.object({ needs_code: z.boolean() }),
  /** Null when no code was sent. */
  extra: { code_length: codeLength.nullable() },
  message: 'outcome.mobile_code_sent',
  problems: [
    'current_password_required',
    'contact_unchanged',
    'contact_taken',
    'code_sent_recently',
    'too_many_codes',
    'too_many_attempts',
  ],
  perMinute: 10,
});

/** Makes the mobile number count as verified. */
export const confirmMobile = endpoint({
  method: 'POST',
  path: '/account/mobile/confirm',
  access: 'member',
  feature: 'accounts',
  summary: 'Confirm the own mobile number by its code',
  changes: settingsTags,
  input: z.object({ mobile, otp: oneTimeCode }),
  data: z.null(),
  message: 'outcome.mobile_verified',
  problems: ['invalid_otp', 'contact_taken', 'too_many_attempts'],
});

/** Removes the own mobile number. */
export const removeMobile = endpoint({
  method: 'POST',
  path: '/account/mobile/remove',
  access: 'member',
  feature: 'accounts',
  summary: 'Remove the own mobile number',
  changes: settingsTags,
  input: z.object({ current_password: currentPassword }),
  data: z.null(),
  message: 'outcome.mobile_removed',
  problems: ['current_password_required', 'too_many_attempts'],
});

/** Closes the question to verify the mobile number for good. */
export const closeMobileQuestion = endpoint({
  method: 'POST',
  path: '/account/mobile/ask_no_more',
  access: 'member',
  feature: 'accounts',
  summary: 'No longer be asked to verify the mobile number',
  changes: settingsTags,
  input: z.object({}),
  data: z.null(),
  message: 'outcome.done',
  problems: [],
});

export const ownContactsEndpoints = [
  showOwnContacts,
  changeEmail,
  confirmEmail,
  undoEmail,
  changeMobile,
  confirmMobile,
  removeMobile,
  closeMobileQuestion,
];
