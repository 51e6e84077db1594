import { z } from 'zod';
import type { Refusal } from '#web/api/answer.ts';
import { createStored, createStoredText } from '#web/storage/stored.ts';
import { type CodeLength, resendSeconds, usualCodeLength } from './codes.rules.ts';

const addressEntered = createStoredText({ key: 'accountAddress', lifetime: 'tab' });

/** Returns the e-mail address or mobile number last entered in one of the dialogs; the others begin with it. */
export function readAddress(): string {
  return addressEntered.read() ?? '';
}

export const storeAddress = addressEntered.write;

/** The dialogs that wait for a code. */
export type CodeDialog = 'otp' | 'forgot' | 'verify';

const sentCode = z.object({
  address: z.string().min(1),
  /** When another one can be requested, in milliseconds. */
  resendAt: z.number(),
  length: z.union([z.literal(4), z.literal(6)]).default(usualCodeLength),
});

/** A code that was sent. Stored, because a phone may unload the page while its owner reads the mail. */
export type SentCode = z.infer<typeof sentCode>;

const storedCode = (dialog: CodeDialog) =>
  createStored({
    key: 'sentCode',
    part: dialog,
    lifetime: 'tab',
    parse: (stored) => sentCode.safeParse(stored).data,
  });

export function readSentCode(dialog: CodeDialog): SentCode | undefined {
  return storedCode(dialog).read();
}

export function storeSentCode(dialog: CodeDialog, sent: SentCode): void {
  storedCode(dialog).write(sent);
}

export function deleteSentCode(dialog: CodeDialog): void {
  storedCode(dialog).remove();
}

/** The first code to an address; a wait that the server asks for replaces the documented one. */
export function firstCode(
  address: string,
  {
    length = usualCodeLength,
    waitSeconds = resendSeconds.first,
  }: { length?: CodeLength; waitSeconds?: number },
): SentCode {
  return { address, resendAt: Date.now() + waitSeconds * 1000, length };
}

/** The number of digits that an answer states. */
export function lengthOf({ code_length: stated }: { code_length?: number | null | undefined }): CodeLength {
  return stated === 6 ? 6 : usualCodeLength;
}

/** The wait that a refusal states. */
export function waitOf({ retry_after: waitSeconds }: Refusal): { waitSeconds?: number } {
  return waitSeconds === undefined ? {} : { waitSeconds };
}
