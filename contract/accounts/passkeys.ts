import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { line, rowId } from '#contract/fields/fields.ts';
import { recoveryCodes } from './second-factor.ts';
import { remember, sessionData } from './sessions.ts';

/** The longest name that a person gives a passkey, in characters. */
const longestPasskeyName = 60;
export const passkeyName = line(longestPasskeyName, 'validation.passkey_name');

const bytes = (longest: number) =>
  z
    .string(says('validation.passkey'))
    .max(longest, says('validation.passkey'))
    .regex(/^[\w-]*$/, says('validation.passkey'));
const credentialId = bytes(1400).min(1, says('validation.passkey'));
const kind = z.literal('public-key', says('validation.passkey'));
const transports = z.array(z.string().max(40)).max(10);

/** What the browser answers for a new passkey (`RegistrationResponseJSON` of WebAuthn). */
export const newPasskey = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    type: kind,
    response: z.object(
      {
        clientDataJSON: bytes(4000),
        attestationObject: bytes(20_000),
        transports: transports.optional(),
      },
      says('validation.passkey'),
    ),
  },
  says('validation.passkey'),
);

/** What the browser answers for a passkey that was used (`AuthenticationResponseJSON` of WebAuthn). */
export const usedPasskey = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    type: kind,
    response: z.object(
      {
        clientDataJSON: bytes(4000),
        authenticatorData: bytes(4000),
        signature: bytes(10_000),
        userHandle: bytes(200).nullish(),
      },
      says('validation.passkey'),
    ),
  },
  says('validation.passkey'),
);

const credential = z.object({ id: z.string(), type: z.literal('public-key'), transports });

/** What `navigator.credentials.create` takes, as JSON. */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** What `navigator.credentials.get` takes, as JSON. With an empty list of passkeys the person chooses one. */
const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  allowCredentials: z.array(credential),
  userVerification: z.literal('required'),
});
const request = z.object({ pk_options: requestOptions });

/** The passkeys of the caller, oldest first. */
export const listPasskeys = endpoint({
  method: 'GET',
  path: '/passkey/list',
  access: 'session',
  feature: 'accounts',
  summary: 'The own passkeys',
  reads: ['second_factor'],
  input: z.object({}),
  data: z.array(
    z.object({
      pk_id: z.number().int(),
      pk_name: z.string(),
      /** Whether the person's other devices have it, too. */
      pk_is_synchronised: z.boolean(),
      pk_created_at: z.iso.datetime(),
      pk_last_used_at: z.iso.datetime().nullable(),
    }),
  ),
  message: 'outcome.done',
  problems: [],
});

/** Begins to add a passkey. The challenge is valid for five minutes, once. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/passkey/begin',
  access: 'session',
  isPartOfSignIn: true,
  feature: 'accounts',
  summary: 'Begin to add a passkey',
  changes: [],
  input: z.object({}),
  data: z.object({ pk_options: creationOptions }),
  message: 'outcome.done',
  problems: ['second_factor_required', 'proof_required', 'too_many_passkeys'],
  perMinute: 30,
});

/** Adds a passkey. With the first second factor of the account there are ten recovery codes. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/passkey/add',
  access: 'session',
  isPartOfSignIn: true,
  feature: 'accounts',
  summary: 'Add a passkey',
  changes: ['session', 'second_factor'],
  input: z.object({ name: passkeyName, response: newPasskey }),
  data: z.object({
    pk_id: z.number().int(),
    /** Null when the account had a second factor before. */
    sf_recovery_codes: recoveryCodes.nullable(),
  }),
  message: 'outcome.passkey_added',
  status: 201,
  problems: ['second_factor_required', 'proof_required', 'passkey_refused', 'too_many_passkeys'],
});

/** Gives a passkey another name. */
export const renamePasskey = endpoint({
  method: 'POST',
  path: '/passkey/rename',
  access: 'session',
  feature: 'accounts',
  summary: 'Give a passkey another name',
  changes: ['second_factor'],
  input: z.object({ pk_id: rowId, name: passkeyName }),
  data: z.null(),
  message: 'outcome.done',
  problems: ['not_found'],
});

/** Removes a passkey and signs out every other session. */
export const removePasskey = endpoint({
  method: 'POST',
  path: '/passkey/remove',
  access: 'session',
  feature: 'accounts',
  summary: 'Remove a passkey; signs out every other session',
  changes: ['session', 'sessions', 'second_factor'],
  input: z.object({ pk_id: rowId }),
  data: z.null(),
  message: 'outcome.passkey_removed',
  problems: ['proof_required', 'not_found', 'last_second_factor'],
});

/** Begins to give the second factor by a passkey, after the password. */
export const beginEnteringPasskey = endpoint({
  method: 'POST',
  path: '/passkey/enter/begin',
  access: 'session',
  isPartOfSignIn: true,
  feature: 'accounts',
  summary: 'Begin to give the second factor of this session by a passkey',
  changes: [],
  input: z.object({}),
  data: request,
  message: 'outcome.done',
  problems: ['second_factor_not_set_up'],
  perMinute: 30,
});

/** Gives the second factor by a passkey. It is fresh proof, too. */
export const enterPasskey = endpoint({
  method: 'POST',
  path: '/passkey/enter',
  access: 'session',
  isPartOfSignIn: true,
  feature: 'accounts',
  summary: 'Give the second factor of this session by a passkey',
  changes: ['session', 'second_factor'],
  input: z.object({ response: usedPasskey }),
  data: z.null(),
  message: 'outcome.proved',
  problems: ['passkey_refused', 'too_many_attempts'],
});

/** Begins to sign in by a passkey alone. The person chooses one of this site. */
export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/passkey/sign_in/begin',
  access: 'public',
  feature: 'accounts',
  summary: 'Begin to sign in by a passkey',
  changes: [],
  input: z.object({}),
  data: request,
  message: 'outcome.done',
  problems: [],
});

/** Signs in by a passkey, which asks for a fingerprint, face or PIN on the device: it is both factors. */
export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/passkey/sign_in',
  access: 'public',
  feature: 'accounts',
  summary: 'Sign in by a passkey',
  changes: [],
  input: z.object({ response: usedPasskey, remember }),
  data: sessionData,
  message: 'outcome.signed_in',
  problems: [
    'passkey_refused',
    'account_inactive',
    'account_suspended',
    'account_banned',
    'email_not_verified',
    'too_many_attempts',
  ],
});

export const passkeyEndpoints = [
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginEnteringPasskey,
  enterPasskey,
  beginPasskeySignIn,
  signInByPasskey,
];
