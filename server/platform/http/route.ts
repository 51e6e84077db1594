import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Role } from '#contract/accounts/session-data.ts';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import type { MessageKey } from '#contract/messages.ts';

/** The signed-in account behind a call. */
export type Caller = {
  accountId: number;
  role: Role;
  sessionId: number;
  /** When this session began, for rules about fresh sign-ins. */
  sessionCreatedAt: Date;
};

/** Where a call comes from. */
export type Client = { address: string; userAgent: string };

/** What a use case gets from the contract: valid input, the caller that the endpoint's gate promises, the client. */
export type Call<Input extends z.ZodObject, Gate extends Access> = {
  input: z.output<Input>;
  caller: Gate extends 'public' ? null : Caller;
  client: Client;
};

/** A file that is sent piece by piece while it is written; `bytes` when its length is known. */
export type AnsweredFile = { name: string; content: Readable; bytes?: number };

/** What a use case gives back; the envelope is put around it. */
export type Reply<Data extends z.ZodType, Extra extends z.ZodRawShape> = {
  data: z.input<Data>;
  /** When success has more than one sentence. */
  message?: MessageKey;
  /** False for what an endpoint is documented to tell so (`mayBeFalse`). */
  result?: boolean;
  /** The file of an endpoint whose success is one (`download`). */
  file?: AnsweredFile;
} & { [Key in keyof Extra]: z.input<Extra[Key]> };

/** An endpoint with the function that answers it. */
export type Route = {
  endpoint: Endpoint;
  run: (call: {
    input: object;
    caller: Caller | null;
    client: Client;
  }) => Promise<{ message?: MessageKey; result?: boolean; file?: AnsweredFile }>;
};

/** Joins a contract endpoint with its use case; the compiler holds both against the declaration. */
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
