import type { z } from 'zod';
import { verifyOtp } from '#contract/accounts/codes.ts';
import type { SessionData } from '#contract/accounts/sessions.ts';
import { isFormKey } from '#contract/calls/form-sentences.ts';
import { formsEnglish } from '#contract/locales/en-forms.ts';
import type { useCall } from '#web/parts/forms/use-call.ts';
import { storeKeepSignedIn } from '../keep-signed-in.tsx';
import { readTexts } from '#web/app/storage/stored.ts';

type Entered = { session: SessionData; remember: boolean } | { error: string; isWrongCode: boolean };

/** Signs in with the code that a form contains. Undefined when the service failed, which is on the screen then. */
export async function enterCode(
  form: HTMLFormElement,
  call: ReturnType<typeof useCall>,
): Promise<Entered | undefined> {
  const input = verifyOtp.input.safeParse(readCode(form));
  if (!input.success) return { error: sayError(input.error), isWrongCode: false };
  const answer = await call(verifyOtp, input.data);
  if (answer === undefined) return undefined;
  if (answer.result) {
    const { remember } = input.data;
    storeKeepSignedIn(remember);
    return answer.data === null ? undefined : { session: answer.data, remember };
  }
  const [error = answer] = answer.errors ?? [];
  return { error: error.message, isWrongCode: answer.code === 'invalid_otp' };
}

function readCode(form: HTMLFormElement) {
  const { email = '', token = '', remember } = readTexts(Object.fromEntries(new FormData(form)));
  return { email, token: token.trim(), is_login: true, remember: remember !== undefined };
}

function sayError({ issues }: z.ZodError): string {
  const message = issues[0]?.message ?? '';
  return isFormKey(message) ? formsEnglish[message] : message;
}
