import { z } from 'zod';
import {
  firstCode,
  newAuthenticator,
  proof,
  recoveryCodes,
  secondFactorCode,
} from '#contract/accounts/second-factor.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { line, longestReason, rowId } from '#contract/fields/fields.ts';

/** Whether the caller has a second factor, and until when one has to be set up. */
export const showSecondFactor = endpoint({
  method: 'GET',
  path: '/admin/second_factor',
  access: 'administrator',
  permission: 'own.sign_in',
  feature: 'administrators',
  summary: "The state of the caller's second factor",
  reads: ['session', 'second_factor'],
  input: z.object({}),
  data: z.object({
    sf_is_on: z.boolean(),
    sf_since: z.iso.datetime().nullable(),
    /** How many recovery codes are unused. */
    sf_codes_left: z.number().int(),
    /** When calls begin to be refused without a second factor; null when there is one, or none is required. */
    sf_due_at: z.iso.datetime().nullable(),
  }),
  message: 'outcome.done',
  problems: [],
});

/** Makes a key for an authenticator application. Nothing is stored before a code of it is confirmed. */
export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/second_factor/begin',
  access: 'administrator',
  permission: 'own.sign_in',
  feature: 'administrators',
  summary: 'Make the key of a second factor, to scan with an authenticator application',
  changes: [],
  input: z.object({}),
  data: newAuthenticator,
  message: 'outcome.done',
  problems: ['second_factor_required', 'proof_required'],
});

/** Turns the second factor on, or replaces the one before, with a first code of the new key. */
export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/second_factor/confirm',
  access: 'administrator',
  permission: 'own.sign_in',
  feature: 'administrators',
  summary: 'Turn the second factor on with a first code',
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

/** Gives the second factor, or a recovery code, after signing in. */
export const enterSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/second_factor/enter',
  access: 'administrator',
  permission: 'own.sign_in',
  feature: 'administrators',
  summary: 'Give the second factor of this session',
  changes: ['session', 'second_factor'],
  input: z.object({ code: secondFactorCode }),
  data: z.object({ sf_codes_left: z.number().int() }),
  message: 'outcome.proved',
  problems: ['wrong_second_factor', 'second_factor_not_set_up', 'too_many_attempts'],
});

/** Replaces all recovery codes by ten new ones. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/admin/second_factor/recovery_codes',
  access: 'administrator',
  permission: 'own.second_factor',
  needsProof: true,
  feature: 'administrators',
  summary: 'Replace the recovery codes by ten new ones',
  changes: ['second_factor'],
  input: z.object({}),
  data: z.object({ sf_recovery_codes: recoveryCodes }),
  message: 'outcome.done',
  problems: ['second_factor_not_set_up'],
});

/** Takes the second factor of another administrator away, who has lost it. The days of grace begin anew. */
export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/second_factor/reset',
  access: 'administrator',
  permission: 'administrators.manage',
  needsProof: true,
  feature: 'administrators',
  summary: 'Take the second factor of an administrator away, with a reason',
  changes: ['administrators'],
  input: z.object({ administrator_id: rowId, reason: line(longestReason, 'validation.reason_text') }),
  data: z.null(),
  message: 'outcome.second_factor_reset',
  problems: ['not_found', 'not_yourself'],
});

/** Proves that it is still the same person, for the dangerous calls of the next 15 minutes: by password or by a code. */
export const proveAdministrator = endpoint({
  method: 'POST',
  path: '/admin/prove',
  access: 'administrator',
  permission: 'own.sign_in',
  feature: 'administrators',
  summary: 'Give the password or a code again, before a dangerous call',
  // The session says for how long the proof is fresh.
  changes: ['session'],
  input: proof,
  data: z.null(),
  message: 'outcome.proved',
  problems: ['not_proved', 'wrong_second_factor', 'second_factor_not_set_up', 'too_many_attempts'],
});
