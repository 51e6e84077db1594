import { z } from 'zod';
import { resendSeconds } from './codes.rules.ts';

const addressKey = 'accountAddress';

/** Returns the e-mail address or mobile number last entered in one of the dialogs; the others begin with it. */
export function readAddress(): string {
  return sessionStorage.getItem(addressKey) ?? '';
}

export function storeAddress(address: string): void {
  sessionStorage.setItem(addressKey, address);
}

/** The dialogs that wait for a code. */
export type CodeDialog = 'otp' | 'forgot' | 'verify';

const sentCode = z.object({
  address: z.string().min(1),
  /** When another one can be requested, in milliseconds. */
  resendAt: z.number(),
});

/** A code that was sent. Stored, because a phone may unload the page while its owner reads the mail. */
export type SentCode = z.infer<typeof sentCode>;

const keyOf = (dialog: CodeDialog) => `sentCode.${dialog}`;

export function readSentCode(dialog: CodeDialog): SentCode | undefined {
  try {
    return sentCode.safeParse(JSON.parse(sessionStorage.getItem(keyOf(dialog)) ?? 'null')).data;
  } catch {
    // Written by another version: no code was sent.
    return undefined;
  }
}

export function storeSentCode(dialog: CodeDialog, sent: SentCode): void {
  sessionStorage.setItem(keyOf(dialog), JSON.stringify(sent));
}

export function deleteSentCode(dialog: CodeDialog): void {
  sessionStorage.removeItem(keyOf(dialog));
}

/** The first code to an address; a wait that the server asks for replaces the documented one. */
export function firstCode(address: string, waitSeconds: number = resendSeconds.first): SentCode {
  return { address, resendAt: Date.now() + waitSeconds * 1000 };
}
