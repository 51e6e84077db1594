import type { PostedForm } from '#contract/calls/page.ts';
import type { CodeLength } from '../codes.rules.ts';

/** The envelope of a call that a page made for a form. */
export type PostedAnswer = {
  /** The call succeeded. */
  isSuccess: boolean;
  /** The address of a successful registration. */
  email: string | undefined;
  length: CodeLength;
  wrong: { field: string; message: string }[];
  code: string;
  message: string;
};

/** Reads the answer of our own server, which has the form of the contract; undefined when no call was made. */
export function readAnswer(body: unknown): PostedAnswer | undefined {
  if (body === null || body === undefined) return undefined;
  const answer = asFields(body);
  const isSuccess = answer['result'] === true;
  const { email } = asFields(answer['data']);
  const found = Array.isArray(answer['errors']) ? answer['errors'].map(asFields) : [];
  return {
    isSuccess,
    email: isSuccess && typeof email === 'string' ? email : undefined,
    length: answer['code_length'] === 6 ? 6 : 4,
    wrong: found.map(({ field, message }) => ({ field: String(field), message: String(message) })),
    code: typeof answer['code'] === 'string' ? answer['code'] : '',
    message: typeof answer['message'] === 'string' ? answer['message'] : '',
  };
}

/** What a page with a code answers: the e-mail is proved, or why not. */
export type PostedCode = { isVerified: boolean; email: string; error: string | null; isWrongCode: boolean };

export function readPostedCode({ values, body }: PostedForm): PostedCode {
  const answer = readAnswer(body);
  const isVerified = answer?.isSuccess === true;
  const error = answer?.wrong.find(({ field }) => field === 'token')?.message ?? answer?.message ?? '';
  const isWrongCode = answer?.code === 'invalid_otp';
  return { isVerified, email: values['email'] ?? '', error: isVerified ? null : error, isWrongCode };
}

function asFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
