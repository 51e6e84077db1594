import type { z } from 'zod';
import { verifyOtp } from '#contract/accounts/codes.ts';
import type { SessionData } from '#contract/accounts/sessions.ts';
import { isMessageKey, sentenceOf } from '#contract/calls/sentences.ts';
import type { useCall } from '#web/forms/use-call.ts';
import { readTexts } from '#web/storage/stored.ts';

type Entered = { session: SessionData } | { error: string };

/** Signs in with the code that a form contains. Undefined when the service failed, which is on the screen then. */
export async function enterCode(
  form: HTMLFormElement,
  call: ReturnType<typeof useCall>,
): Promise<Entered | undefined> {
  const input = verifyOtp.input.safeParse(readCode(form));
  if (!input.success) return { error: sayError(input.error) };
  const answer = await call(verifyOtp, input.data);
  if (answer === undefined) return undefined;
  if (answer.result) return answer.data === null ? undefined : { session: answer.data };
  const [error = answer] = answer.errors ?? [];
  return { error: error.message };
}

function readCode(form: HTMLFormElement) {
  const { email = '', token = '' } = readTexts(Object.fromEntries(new FormData(form)));
  return { email, token: token.trim(), is_login: true };
}

function sayError({ issues }: z.ZodError): string {
  const message = issues[0]?.message ?? '';
  return isMessageKey(message) ? sentenceOf(message) : message;
}
