import { useState } from 'react';
import { forgotPassword } from '#contract/accounts/passwords.ts';
import { sendOtp } from '#contract/accounts/codes.ts';
import type { Refusal } from '#web/app/client/answer.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useAccountsTexts } from '#web/locales/en/accounts.ts';
import { type CodeLength, resendSeconds } from './codes.rules.ts';
import {
  deleteSentCode,
  firstCode,
  lengthOf,
  readSentCode,
  storeAddress,
  storeSentCode,
  type CodeDialog,
  type SentCode,
  waitOf,
} from './sent-codes.ts';

/** The code that a dialog waits for: its address, when another can be requested, and the request. */
export function useSentCode(dialog: CodeDialog) {
  const t = useAccountsTexts();
  const call = useCall();
  const [sent, setSent] = useState(() => readSentCode(dialog));
  const store = (code: SentCode) => {
    storeAddress(code.address);
    storeSentCode(dialog, code);
    setSent(code);
  };
  const showSent = (address: string, length: CodeLength) =>
    showOutcome({
      tone: 'success',
      title: t('code.sentTitle'),
      text: t('code.sentText', { address, length }),
      closesItself: true,
    });

  return {
    sent,
    /** For the first code to an address. */
    start: (address: string, answer: { code_length: CodeLength }) => {
      const length = lengthOf(answer);
      store(firstCode(address, { length }));
      showSent(address, length);
    },
    /** Goes on with a code that was sent recently. Returns whether that is why the request was refused. */
    startAfter: (refusal: Refusal, address: string) => {
      if (refusal.code !== 'code_sent_recently') return false;
      store(firstCode(address, { length: lengthOf(refusal), ...waitOf(refusal) }));
      showToast(refusal.message);
      return true;
    },
    /** For a code that was refused; *Retry* empties the boxes. */
    showInvalid: (onRetry: () => void) =>
      showOutcome({ tone: 'failure', title: t('code.invalidTitle'), text: t('code.invalidText'), onRetry }),
    discard: () => {
      deleteSentCode(dialog);
      setSent(undefined);
    },
    resend: async ({ resendAt: _before, ...code }: SentCode) => {
      const { address, length } = code;
      const answer =
        dialog === 'forgot'
          ? await call(forgotPassword, { email: address })
          : await call(sendOtp, { emailOrMobile: address });
      if (answer?.result === true) {
        const sentLength = lengthOf(answer);
        const wait = { length: sentLength, waitSeconds: resendSeconds.afterSend };
        store({ ...code, ...firstCode(address, wait) });
        showSent(address, sentLength);
      } else if (answer !== undefined) {
        // The code that was sent before is still valid.
        if (answer.retry_after !== undefined) {
          store({ ...code, ...firstCode(address, { length, ...waitOf(answer) }) });
        }
        showOutcome({ tone: 'failure', title: t('code.sendFailed'), text: answer.message });
      }
    },
  };
}

export type SentCodeState = ReturnType<typeof useSentCode>;
