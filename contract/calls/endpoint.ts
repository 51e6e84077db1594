import type { z } from 'zod';
import type { Permission } from '#contract/administration/permissions.ts';
import type { MessageKey } from './messages.ts';
import type { ProblemCode } from './problems.ts';
import type { Tags } from './tags.ts';

/**
 * Who may call an endpoint: everyone, everyone signed in, a member (role `user`), an administrator (role `admin`).
 * What a caller may do with one particular object is decided by the feature's policy, after this gate.
 */
export type Access = 'public' | 'session' | 'member' | 'administrator';

/** One call of the product, declared once; server, browser client, OpenAPI document and tests read this. */
export type Endpoint<
  Input extends z.ZodObject = z.ZodObject,
  Data extends z.ZodType = z.ZodType,
  Extra extends z.ZodRawShape = z.ZodRawShape,
  Gate extends Access = Access,
> = {
  /** Below `/api`, as the specification writes it. */
  path: `/${string}`;
  /** Required, so that an endpoint without a gate does not compile. */
  access: Gate;
  /** May be called while a step of the sign-in is missing. For calls with access `session` or `member`. */
  isPartOfSignIn?: true;
  /** The credential is a cookie, which a browser sends by itself: a page of another site is refused. */
  isAuthorisedByCookie?: true;
  /** The feature the call belongs to; groups the API document. */
  feature: string;
  summary: string;
  /** A JSON body for POST, the query string for GET. Unknown keys are ignored. */
  input: Input;
  /**
   * The fields that take files (see `upload`), and how many each. Such a call takes `multipart/form-data` as well as JSON.
   * A field that takes several arrives as a list, in the order of the form, texts among the files included.
   */
  files?: Readonly<Record<string, number>>;
  /** The most bytes of one file, when it is not `largestFileBytes`. */
  fileBytes?: number;
  /** The body is not parsed: the input is `rawBody`. */
  takesRawBody?: true;
  /** Success is a file of this type instead of the envelope; a refusal is the envelope as ever. */
  download?: 'text/csv' | 'application/zip' | 'application/pdf';
  /** The schema of `data`. It removes what it does not name, so an extra column cannot leak. */
  data: Data;
  /** Further fields of the envelope, beside `data` (paging, documented doubles). */
  extra?: Extra;
  /** A successful answer of this call may contain `result: false`, as documented. */
  mayBeFalse?: boolean;
  /** The sentence of success. */
  message: MessageKey;
  /** HTTP status of success. */
  status?: 200 | 201;
  /** The refusals of this call, beyond the ones every call has (see `sharedProblems`). */
  problems: readonly ProblemCode[];
  /** How often one account may make an expensive call in a minute. */
  perMinute?: number;
  /**
   * How long the process and the client may cache a public answer, which is the same for everyone. A call that changes one of the
   * tags that it reads ends the caches of all processes at once.
   */
  cacheSeconds?: number;
  /** Whether a success ends the caller's session, so that the browser removes what it has cached of this site. */
  endsSession?: true;
} & (Query | Change) &
  Gated<Gate>;

/** A call of administrators names the permission that it needs, so that one without does not compile. */
type Gated<Gate extends Access> = Gate extends 'administrator'
  ? {
      permission: Permission;
      /** Dangerous: the caller has given the password or a code of the second factor within the last 15 minutes. */
      needsProof?: true;
    }
  : { permission?: never; needsProof?: never };

/** A call that loads something, and changes nothing of what the caller sees. */
type Query = {
  method: 'GET';
  /** What the answer is about; empty when no call of the same person changes it. */
  reads: Tags;
  changes?: never;
};

/** A call with a body. */
type Change = {
  method: 'POST';
  /** What the call changes of what its caller sees; empty for a query with a body. */
  changes: Tags;
  /** For an answer that the browser caches. */
  reads?: Tags;
};

/** Declares an endpoint, keeping the exact types of its schemas. */
export function endpoint<
  Input extends z.ZodObject,
  Data extends z.ZodType,
  const Gate extends Access,
  const Extra extends z.ZodRawShape = Record<never, never>,
>(declaration: Endpoint<Input, Data, Extra, Gate>): Endpoint<Input, Data, Extra, Gate> {
  return declaration;
}

/** The input as a caller writes it. */
export type EndpointInput<E> = E extends Endpoint<infer Input> ? z.input<Input> : never;
/** The input after validation, as the server works with it. */
export type ValidInput<E> = E extends Endpoint<infer Input> ? z.output<Input> : never;
/** The `data` of a successful answer. */
export type EndpointData<E> = E extends Endpoint<z.ZodObject, infer Data> ? z.output<Data> : never;
/** The further fields of a successful answer, beside `data`. */
export type EndpointExtra<E> =
  E extends Endpoint<z.ZodObject, z.ZodType, infer Extra>
    ? { [Key in keyof Extra]: z.output<Extra[Key]> }
    : never;
