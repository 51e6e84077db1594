import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { linkToken, withoutSpaces } from '#contract/fields/fields.ts';

/** Days in which a mail can undo what was added to the second factor of a member. */
export const factorUndoDays = 7;

/** The six digits of an authenticator application, or a recovery code; spaces and hyphens do not count. */
const secondFactorCode = z
  .string(says('validation.second_factor_code'))
  .max(40, says('validation.second_factor_code'))
  .transform((text) => withoutSpaces(text).toUpperCase())
  .refine((text) => /^(\d{6}|[0-9A-Z]{10})$/.test(text), says('validation.second_factor_code'));

/** Ten codes, each of which replaces the second factor once. They are shown now and never again. */
export const recoveryCodes = z.array(z.string());

/** The key of an authenticator application. */
const newAuthenticator = z.object({
  /** The key in Base32, for typing it. */
  sf_key: z.string(),
  /** The address `otpauth://totp/…` that the picture contains. */
  sf_uri: z.string(),
  /** The picture to scan, as SVG. */
  sf_qr: z.string(),
  /** The encrypted key, to send back with the code; valid for 15 minutes. */
  sf_ticket: z.string(),
});

/** The ticket of a new key with its first code. */
const firstCode = z.object({
  ticket: z.string().max(500, says('validation.too_long')),
  code: secondFactorCode,
});

/** How the caller proves again to be the same person. */
const proof = z.object({
  password: z.string().max(128, says('validation.password_too_long')).optional(),
  code: secondFactorCode.optional(),
});

/** What the caller has to give after the password. */
export const showOwnSecondFactor = endpoint({
  method: 'GET',
  path: '/second_factor',
  access: 'session',
  isPartOfSignIn: true,
  feature: 'accounts',
  summary: 'What the own sign-in asks for after the password',
  reads: ['session', 'second_factor'],
  input: z.object({}),
  data: z.object({
    /** Whether a second factor is asked for after the password: there is an application or a passkey. */
    sf_is_on: z.boolean(),
    sf_since: z.iso.datetime().nullable(),
    /** How many recovery codes are unused. */
    sf_codes_left: z.number().int(),
    /** Since when there is an authenticator application; null without one. */
    sf_app_since: z.iso.datetime().nullable(),
    sf_passkeys: z.number().int(),
    /** When an administrator without a second factor begins to be refused; null for a member. */
    sf_due_at: z.iso.datetime().nullable(),
  }),
  message: 'outcome.done',
  problems: [],
});

/** Makes a key for an authenticator application. Nothing is stored before a code of it is confirmed. */
export const beginAuthenticator = endpoint({
  method: 'POST',
  path: '/second_factor/begin',
  access: 'session',
  isPartOfSignIn: true,
  feature: 'accounts',
  summary: 'Make the key of an authenticator application, to scan',
  changes: [],
  input: z.object({}),
  data: newAuthenticator,
  message: 'outcome.done',
  problems: ['second_factor_required', 'proof_required'],
});

/** Adds the authenticator application, or replaces the one before, with a first code. */
export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/second_factor/confirm',
  access: 'session',
  isPartOfSignIn: true,
  feature: 'accounts',
  summary: 'Add the authenticator application with a first code',
  changes: ['session', 'second_factor'],
  input: firstCode,
  data: z.object({ sf_recovery_codes: recoveryCodes }),
  message: 'outcome.second_factor_on',
  problems: [
    'second_factor_required',
    'proof_required',
    'wrong_second_factor',
    'expired_ticket',
    'too_many_attempts',
  ],
});

/** Gives a code of the application, or a recovery code, after signing in. It is fresh proof, too. */
export const enterOwnSecondFactor = endpoint({
  method: 'POST',
  path: '/second_factor/enter',
  access: 'session',
  isPartOfSignIn: true,
  feature: 'accounts',
  summary: 'Give the second factor of this session by a code',
  changes: ['session', 'second_factor'],
  input: z.object({ code: secondFactorCode }),
  data: z.object({ sf_codes_left: z.number().int() }),
  message: 'outcome.proved',
  problems: ['wrong_second_factor', 'second_factor_not_set_up', 'too_many_attempts'],
});

/** Replaces all recovery codes by ten new ones. */
export const renewOwnRecoveryCodes = endpoint({
  method: 'POST',
  path: '/second_factor/recovery_codes',
  access: 'session',
  feature: 'accounts',
  summary: 'Replace the own recovery codes by ten new ones',
  changes: ['second_factor'],
  input: z.object({}),
  data: z.object({ sf_recovery_codes: recoveryCodes }),
  message: 'outcome.done',
  problems: ['second_factor_not_set_up', 'proof_required'],
});

/** Removes the authenticator application and signs out every other session. */
export const removeAuthenticator = endpoint({
  method: 'POST',
  path: '/second_factor/remove',
  access: 'session',
  feature: 'accounts',
  summary: 'Remove the own authenticator application; signs out every other session',
  changes: ['session', 'sessions', 'second_factor'],
  input: z.object({}),
  data: z.null(),
  message: 'outcome.second_factor_removed',
  problems: ['second_factor_not_set_up', 'proof_required', 'last_second_factor'],
});

/**
 * Undoes an addition to the second factor by the token of the mail about it, with all that was added later. Every session ends, the
 * password no longer opens the account, the recovery codes end and the mobile number counts as not verified: a new password is chosen by
 * a code.
 */
export const undoSecondFactor = endpoint({
  method: 'POST',
  path: '/second_factor/undo',
  access: 'public',
  feature: 'accounts',
  summary: 'Undo what somebody else added to the second factor, by the link of the mail about it',
  changes: [],
  input: z.object({ token: linkToken }),
  data: z.null(),
  message: 'outcome.second_factor_undone',
  problems: [],
});

/** Proves that it is still the same person, for the changes of the next 15 minutes: by password or by a code. */
export const prove = endpoint({
  method: 'POST',
  path: '/prove',
  access: 'session',
  isPartOfSignIn: true,
  feature: 'accounts',
  summary: 'Give the password or a code again, before a change of how one signs in',
  // The session says for how long the proof is fresh.
  changes: ['session'],
  input: proof,
  data: z.null(),
  message: 'outcome.proved',
  problems: ['not_proved', 'wrong_second_factor', 'second_factor_not_set_up', 'too_many_attempts'],
});

export const secondFactorEndpoints = [
  showOwnSecondFactor,
  beginAuthenticator,
  confirmAuthenticator,
  enterOwnSecondFactor,
  renewOwnRecoveryCodes,
  removeAuthenticator,
  undoSecondFactor,
  prove,
];
