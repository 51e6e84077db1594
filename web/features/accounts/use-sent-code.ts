import { useState } from 'react';
import { forgotPassword } from '#contract/accounts/forgot-password.ts';
import { sendOtp } from '#contract/accounts/send-otp.ts';
import type { Refusal } from '#web/api/answer.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { showToast } from '#web/design/toasts.ts';
import { useCall } from '#web/forms/use-call.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { resendSeconds } from './countdown.rules.ts';
import { keepAddress } from './keep-address.ts';
import {
  firstCode,
  forgetSentCode,
  keepSentCode,
  readSentCode,
  type CodeDialog,
  type SentCode,
} from './keep-sent-code.ts';

/** The code that a dialog waits for: where it went, when another may be asked for, and asking for it. */
export function useSentCode(dialog: CodeDialog) {
  const t = useAccountsTexts();
  const call = useCall();
  const [sent, setSent] = useState(() => readSentCode(dialog));
  const note = (code: SentCode) => {
    keepAddress(code.address);
    keepSentCode(dialog, code);
    setSent(code);
  };
  const tellSent = (address: string) =>
    showOutcome({
      tone: 'success',
      title: t('code.sentTitle'),
      text: t('code.sentText', { address }),
      closesItself: true,
    });

  return {
    sent,
    /** The first code to an address has left. */
    start: (address: string) => {
      note(firstCode(address));
      tellSent(address);
    },
    /** A code that left a moment ago still holds: go on with it. Answers whether the refusal was about that. */
    startAfter: ({ code, message, retry_after }: Refusal, address: string) => {
      if (code !== 'code_sent_recently') return false;
      note(firstCode(address, retry_after));
      showToast(message);
      return true;
    },
    /** The code was refused: the boxes are to be filled anew. */
    tellInvalid: (onRetry: () => void) =>
      showOutcome({ tone: 'failure', title: t('code.invalidTitle'), text: t('code.invalidText'), onRetry }),
    forget: () => {
      forgetSentCode(dialog);
      setSent(undefined);
    },
    resend: async ({ address }: SentCode) => {
      const answer =
        dialog === 'forgot'
          ? await call(forgotPassword, { email: address })
          : await call(sendOtp, { emailOrMobile: address });
      if (answer?.result === true) {
        note(firstCode(address, resendSeconds.afterSend));
        tellSent(address);
      } else if (answer !== undefined) {
        if (answer.retry_after !== undefined) note(firstCode(address, answer.retry_after));
        showOutcome({ tone: 'failure', title: t('code.sendFailed'), text: answer.message });
      }
    },
  };
}

export type SentCodeState = ReturnType<typeof useSentCode>;
