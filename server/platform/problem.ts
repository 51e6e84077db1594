import type { FieldError } from '#contract/calls/envelope.ts';
import type { ValidationKey } from '#contract/calls/messages.ts';
import { sentenceOf } from '#contract/calls/sentences.ts';
import { fillNames } from '#server/locales/fill-names.ts';
import { describeProblem, type ProblemCode } from '#contract/calls/problems.ts';
import type { AnsweredCookie } from './http/cookies.ts';

/**
 * `names` are filled into the sentence; `until` is when the reason of the refusal ends by itself; `codeLength` is the number of
 * digits of the code that is on its way, `email` where it went; `cookies` are set with the refusal.
 */
export type ProblemDetails = {
  errors?: FieldError[];
  retryAfter?: number;
  until?: Date;
  codeLength?: number;
  email?: string;
  cookies?: readonly AnsweredCookie[];
  names?: Readonly<Record<string, string>>;
};

/** A refusal: thrown anywhere, answered as the envelope with its code and HTTP status. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails) {
    const { status, message } = describeProblem(code);
    super(details.errors?.[0]?.message ?? fillNames(message, details.names ?? {}));
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** Builds a refusal. `retryAfter` is in seconds. */
export function problem(code: ProblemCode, details: ProblemDetails = {}): Problem {
  return new Problem(code, details);
}

/** Builds the refusal of one field, for a rule that only the server can check; `names` fills the gaps of its sentence. */
export function fieldProblem(
  field: string,
  rule: ValidationKey | { key: ValidationKey; names: Readonly<Record<string, string>> },
): Problem {
  const { key, names } = typeof rule === 'string' ? { key: rule, names: {} } : rule;
  return problem('invalid_input', { errors: [{ field, message: fillNames(sentenceOf(key), names) }] });
}
