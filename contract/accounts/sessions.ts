import { z } from 'zod';
import { administratorRoles } from '#contract/administration/permissions.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { emailOrMobile, rowId } from '#contract/fields/fields.ts';
import { says } from '#contract/calls/messages.ts';

/** `admin` opens the administrator area; any other role is an ordinary member. */
const roles = ['user', 'admin'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

/** The person who is signed in, as the member shell shows them. */
export const signedInPerson = z.object({
  user_id: z.number().int(),
  email: z.string(),
  name: z.string(),
  role,
  profile_pic: z.string().nullable(),
});
export type SignedInPerson = z.infer<typeof signedInPerson>;

/**
 * What may be missing after a sign-in: giving the second factor; for an administrator setting one up; for a member finishing the
 * registration, because a stranger had registered the address.
 */
export const missingSteps = [
  'second_factor_required',
  'second_factor_not_set_up',
  'registration_incomplete',
] as const;
export type MissingStep = (typeof missingSteps)[number];

/** The code with which every other call is refused until the step is done. */
const missingStep = z.enum(missingSteps).nullable();

/** The answer to a sign-in: the person, the bearer token, and the step that is missing. */
export const sessionData = signedInPerson.extend({ token: z.string(), missing_step: missingStep });
export type SessionData = z.infer<typeof sessionData>;

/**
 * "Keep me signed in": the answer sets a cookie with which `/session/resume` brings a new token. Not for administrators, who give
 * their password and second factor each time.
 */
export const remember = z.boolean().default(false);

/** Signs in with a password. The refusal is the same for a wrong identifier and a wrong password. */
export const login = endpoint({
  method: 'POST',
  path: '/login_mobile_email',
  access: 'public',
  feature: 'accounts',
  summary: 'Sign in with e-mail or mobile number and password',
  changes: [],
  input: z.object({
    emailOrMobile,
    password: z
      .string(says('validation.password_required'))
      .min(1, says('validation.password_required'))
      .max(128, says('validation.password_too_long')),
    remember,
  }),
  data: sessionData,
  message: 'outcome.signed_in',
  problems: [
    'invalid_credentials',
    'email_not_verified',
    'account_inactive',
    'account_suspended',
    'account_banned',
    'too_many_attempts',
  ],
});

/** Revokes the session of this call on the server. */
export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  access: 'session',
  endsSession: true,
  isPartOfSignIn: true,
  feature: 'accounts',
  summary: 'Sign out: revoke this session',
  changes: [],
  input: z.object({}),
  data: z.null(),
  message: 'outcome.signed_out',
  problems: [],
});

/**
 * Brings a new token of the session of a remembered browser, and replaces the secret in its cookie. Refused for a page of another
 * site. An old secret shows a theft and ends the session.
 */
export const resumeSession = endpoint({
  method: 'POST',
  path: '/session/resume',
  access: 'public',
  isAuthorisedByCookie: true,
  feature: 'accounts',
  summary: 'Sign in again with the cookie of a remembered browser',
  changes: [],
  input: z.object({}),
  data: sessionData,
  message: 'outcome.signed_in',
  problems: ['not_remembered'],
});

/** The person of the token, so that a client can check a token it has stored. */
export const showSession = endpoint({
  method: 'GET',
  path: '/session',
  access: 'session',
  isPartOfSignIn: true,
  feature: 'accounts',
  summary: 'Who is signed in with this token',
  reads: ['session'],
  input: z.object({}),
  data: signedInPerson.extend({
    is_verified: z.boolean(),
    /** The role of an administrator; null for a member. */
    admin_role: z.enum(administratorRoles).nullable(),
    missing_step: missingStep,
    /** When an administrator without a second factor begins to be refused; null for a member, and when none has to be set up. */
    second_factor_due_at: z.iso.datetime().nullable(),
    /**
     * For how many seconds the last password or code is fresh proof for a dangerous call. A duration, because the clocks of browser and
     * server differ.
     */
    proof_seconds_left: z.number().int().nonnegative(),
  }),
  message: 'outcome.done',
  problems: [],
});

/** The sessions of the caller, the latest used first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/session/list',
  access: 'session',
  feature: 'accounts',
  summary: 'Where one is signed in',
  reads: ['sessions'],
  input: z.object({}),
  data: z.array(
    z.object({
      session_id: z.number().int(),
      /** The user agent that the browser sent. */
      user_agent: z.string(),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime(),
      is_current: z.boolean(),
      /** The browser stays signed in when it is closed. Ending the session ends that, too. */
      is_remembered: z.boolean(),
    }),
  ),
  message: 'outcome.done',
  problems: [],
});

/** Ends the named session, or every other one when none is named; `everywhere` ends the caller's session too. */
export const endSessions = endpoint({
  method: 'POST',
  path: '/session/end',
  access: 'session',
  feature: 'accounts',
  summary: 'Sign out elsewhere or everywhere',
  changes: ['sessions'],
  input: z.object({ session_id: rowId.optional(), everywhere: z.boolean().default(false) }),
  data: z.object({ ended: z.number().int() }),
  message: 'outcome.sessions_ended',
  problems: [],
});
