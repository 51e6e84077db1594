import { useState } from 'react';
import { sendDeletionCode } from '#contract/privacy/send-deletion-code.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { showToast } from '#web/design/toasts.ts';
import { useCall } from '#web/forms/use-call.ts';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import { resendSeconds } from './countdown.rules.ts';

/** Sends the code that proves who deletes the account. One that left a moment ago still holds. */
export function useSendingDeletionCode(onSent: (sent: { resendAt: number }) => void) {
  const t = useSettingsTexts();
  const call = useCall(t('leaving.codeFailedTitle'));
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const answer = await call(sendDeletionCode, {});
    setSending(false);
    if (answer === undefined) return;
    if (answer.result || answer.code === 'code_sent_recently') {
      const seconds = answer.result ? resendSeconds.first : (answer.retry_after ?? resendSeconds.first);
      showToast(answer.message);
      return onSent({ resendAt: Date.now() + seconds * 1000 });
    }
    showOutcome({ tone: 'failure', title: t('leaving.codeFailedTitle'), text: answer.message });
  };
  return { isSending, send };
}
