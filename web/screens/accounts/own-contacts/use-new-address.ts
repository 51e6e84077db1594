import { useState } from 'react';
import type { changeEmail, changeMobile } from '#contract/accounts/own-contacts.ts';
import type { Answer, Refusal } from '#web/app/client/answer.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import { type CodeLength, resendSeconds, usualCodeLength } from '../codes.rules.ts';
import { firstCode, lengthOf, type SentCode, waitOf } from '../sent-codes.ts';

type Typed = { address: string; password?: string | undefined };

/** What was typed, and the code that was sent to it; in memory alone, because of the password. */
type State = { typed: Typed; sent?: SentCode; isPasswordAsked?: true };

type Options = {
  /** The address to which a code is on its way already, requested before the dialog opened, and its digits. */
  pending: { address: string | null | undefined; length: CodeLength | null | undefined };
  send: (typed: Typed) => Promise<Answer<typeof changeEmail> | Answer<typeof changeMobile> | undefined>;
};

/** The new address or number of a dialog, and the code that the dialog waits for. */
export function useNewAddress({ pending, send }: Options) {
  const t = useSettingsTexts();
  const [state, setState] = useState<State>(() => {
    const { address, length } = pending;
    if (!address) return { typed: { address: '' } };
    return { typed: { address }, sent: { address, resendAt: 0, length: length ?? usualCodeLength } };
  });
  const { typed, sent } = state;
  const waitFor = (next: Typed, code: Parameters<typeof firstCode>[1]) =>
    setState({ typed: next, sent: firstCode(next.address, code) });

  return {
    ...state,
    /** For the first code to an address. */
    start: (answer: Parameters<typeof lengthOf>[0], next: Typed) =>
      waitFor(next, { length: lengthOf(answer) }),
    /** Goes on with a code that was sent recently. Returns whether that is why the request was refused. */
    startAfter: (refusal: Refusal, next: Typed): boolean => {
      if (refusal.code !== 'code_sent_recently') return false;
      waitFor(next, { length: lengthOf(refusal), ...waitOf(refusal) });
      showToast(refusal.message);
      return true;
    },
    goBack: () => setState({ typed }),
    resend: async () => {
      const answer = await send(typed);
      if (answer === undefined) return;
      if (answer.result) {
        showToast(answer.message);
        waitFor(typed, { length: lengthOf(answer), waitSeconds: resendSeconds.afterSend });
      } else if (answer.code === 'current_password_required') setState({ typed, isPasswordAsked: true });
      else {
        // The code that was sent before is still valid.
        if (answer.retry_after !== undefined) {
          const length = lengthOf({ code_length: answer.code_length ?? sent?.length });
          waitFor(typed, { length, ...waitOf(answer) });
        }
        showOutcome({ tone: 'failure', title: t('contacts.codeFailed'), text: answer.message });
      }
    },
  };
}

export type NewAddress = ReturnType<typeof useNewAddress>;
