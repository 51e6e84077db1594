import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { MissingStep, Role } from '#contract/accounts/sessions.ts';
import type { AdministratorRole } from '#contract/administration/permissions.ts';
import type { Access, Endpoint } from '#contract/calls/endpoint.ts';
import type { MessageKey } from '#contract/calls/messages.ts';
import type { AnsweredCookie, Cookies } from './cookies.ts';

/** The step of the sign-in that is missing, and when an administrator has to have set up a second factor; null when none has. */
export type SignInState = { missing: MissingStep | null; secondFactorDueAt: Date | null };

/** The signed-in account of a call. */
export type Caller = {
  accountId: number;
  role: Role;
  sessionId: number;
  /** The start of this session, for rules about fresh sign-ins. */
  sessionCreatedAt: Date;
  /** When the person last gave a password or a code: at sign-in, or later to prove it again. */
  provedAt: Date;
  /** The hash of the bearer token of the call. */
  tokenHash: string;
  /** What an administrator may do; null for a member. */
  administrator: { role: AdministratorRole } | null;
} & SignInState;

/** The origin of a call. */
export type Client = { address: string; userAgent: string };

/** The call as a use case receives it: valid input, the caller that the endpoint's gate guarantees, the client, its cookies. */
export type Call<Input extends z.ZodObject, Gate extends Access> = {
  input: z.output<Input>;
  caller: Gate extends 'public' ? null : Caller;
  client: Client;
  cookies: Cookies;
};

/** A file that is sent while it is written; `bytes` when its length is known. */
export type AnsweredFile = { name: string; content: Readable; bytes?: number };

/** The result of a use case, from which the envelope is made. */
export type Reply<Data extends z.ZodType, Extra extends z.ZodRawShape> = {
  data: z.input<Data>;
  /** The sentence of success when the endpoint has more than one. */
  message?: MessageKey;
  /** False where the endpoint's documentation says so (`mayBeFalse`). */
  result?: boolean;
  /** The file of a `download` endpoint. */
  file?: AnsweredFile;
  cookies?: readonly AnsweredCookie[];
  /** The session that a sign-in started: addresses in the answer are made for it. */
  startedSessionId?: number;
} & { [Key in keyof Extra]: z.input<Extra[Key]> };

/** An endpoint with its use case. */
export type Route = {
  endpoint: Endpoint;
  run: (call: { input: object; caller: Caller | null; client: Client; cookies: Cookies }) => Promise<{
    message?: MessageKey;
    result?: boolean;
    file?: AnsweredFile;
    cookies?: readonly AnsweredCookie[];
    startedSessionId?: number;
  }>;
};

/** Joins a contract endpoint with its use case; the compiler checks one against the other. */
export function route<
  Input extends z.ZodObject,
  Data extends z.ZodType,
  Extra extends z.ZodRawShape,
  Gate extends Access,
>(
  endpoint: Endpoint<Input, Data, Extra, Gate>,
  run: (call: Call<Input, Gate>) => Promise<Reply<Data, Extra>>,
): Route {
  // The mount validates the input with this endpoint's schema and finds the caller before it runs.
  return { endpoint, run: (call) => run(call as Call<Input, Gate>) };
}
