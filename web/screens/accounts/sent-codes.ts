import type { Refusal } from '#web/app/client/answer.ts';
import { createStored, createStoredText } from '#web/app/storage/stored.ts';
import { type CodeLength, resendSeconds, usualCodeLength } from './codes.rules.ts';

const addressEntered = createStoredText({ key: 'accountAddress', lifetime: 'tab' });

/** Returns the e-mail address or mobile number last entered in one of the dialogs; the others begin with it. */
export function readAddress(): string {
  return addressEntered.read() ?? '';
}

export const storeAddress = addressEntered.write;

/** The dialogs that wait for a code. */
export type CodeDialog = 'otp' | 'forgot' | 'verify';

/** A code that was sent. Stored, because a phone may unload the page while its owner reads the mail. */
export type SentCode = {
  address: string;
  /** When another one can be requested, in milliseconds. */
  resendAt: number;
  length: CodeLength;
  /** It was sent for a registration that has just been made, which the dialog says. */
  isRegistration?: boolean;
};

/** Without a schema, because the registration of a visitor stores it. */
function parseSentCode(stored: unknown): SentCode | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('address' in stored) || !('resendAt' in stored)) return undefined;
  const { address, resendAt } = stored;
  if (typeof address !== 'string' || address === '' || typeof resendAt !== 'number') return undefined;
  const length = 'length' in stored && stored.length === 6 ? 6 : usualCodeLength;
  return { address, resendAt, length, isRegistration: 'isRegistration' in stored };
}

const storedCode = (dialog: CodeDialog) =>
  createStored({
    key: 'sentCode',
    part: dialog,
    lifetime: 'tab',
    parse: parseSentCode,
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
