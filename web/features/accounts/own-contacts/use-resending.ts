import type { changeEmail, changeMobile } from '#contract/accounts/own-contacts.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import { type CodeLength, resendSeconds } from '../codes.rules.ts';
import { lengthOf } from '../sent-codes.ts';

/** A code that was sent, with what it was requested by; in memory alone, because a password may be part of it. */
export type Sent<Input> = { input: Input; resendAt: number; length: CodeLength };

export function sentNow<Input>(input: Input, answer: { code_length: CodeLength | null }): Sent<Input> {
  return { input, resendAt: Date.now() + resendSeconds.first * 1000, length: lengthOf(answer) };
}

type Sending = typeof changeEmail | typeof changeMobile;
type State<E extends Sending> = {
  sent: Sent<EndpointInput<E>>;
  onSent: (sent: Sent<EndpointInput<E>>) => void;
};

/** Sends another code to the same new address. */
export function useResending<E extends Sending>(endpoint: E, { sent, onSent }: State<E>) {
  const t = useSettingsTexts();
  const call = useCall(t('contacts.codeFailed'));
  return async () => {
    const answer = await call<E>(endpoint, sent.input);
    if (answer === undefined) return;
    if (answer.result) {
      showToast(answer.message);
      onSent(sentNow(sent.input, answer));
    } else showOutcome({ tone: 'failure', title: t('contacts.codeFailed'), text: answer.message });
  };
}
