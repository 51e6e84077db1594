import { z } from 'zod';
import { resendSeconds } from './countdown.rules.ts';

/** The dialogs that wait for a code. */
export type CodeDialog = 'otp' | 'forgot' | 'verify';

const sentCode = z.object({
  address: z.string().min(1),
  /** When another one may be asked for, in milliseconds. */
  resendAt: z.number(),
});

/** A code on its way to somebody. Kept, because a phone may drop the page while its owner reads the mail. */
export type SentCode = z.infer<typeof sentCode>;

const keyOf = (dialog: CodeDialog) => `sentCode.${dialog}`;

export function readSentCode(dialog: CodeDialog): SentCode | undefined {
  try {
    return sentCode.safeParse(JSON.parse(sessionStorage.getItem(keyOf(dialog)) ?? 'null')).data;
  } catch {
    // What somebody else wrote under this key is no code of ours.
    return undefined;
  }
}

export function keepSentCode(dialog: CodeDialog, sent: SentCode): void {
  sessionStorage.setItem(keyOf(dialog), JSON.stringify(sent));
}

export function forgetSentCode(dialog: CodeDialog): void {
  sessionStorage.removeItem(keyOf(dialog));
}

/** The first code to an address; a wait that the server asks for goes before the documented one. */
export function firstCode(address: string, waitSeconds: number = resendSeconds.first): SentCode {
  return { address, resendAt: Date.now() + waitSeconds * 1000 };
}
