import { useNavigate, useRouter } from '@tanstack/react-router';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useSite } from '#web/app/document/site.ts';
import { hasErrors } from '#web/parts/forms/native-form.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useTexts } from '#web/locales/define-texts.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useRegistrationTexts } from '#web/locales/en/public/registration.ts';
import type { CodeLength } from '../codes.rules.ts';
import { leaveSteps } from './step-history.ts';
import type { SendRegistration } from './use-registration.ts';

/** A registration that waits for its code. */
export type Registered = { email: string; length: CodeLength };

/** Sends a registration. Errors are shown beside the fields; `onSent` shows where the code is entered. */
export function useSendingRegistration(onSent: (registered: Registered) => void): SendRegistration {
  const t = useRegistrationTexts();
  const reader = { site: useSite(), texts: useTexts() };
  const call = useCall();
  const { history } = useRouter();
  const navigate = useNavigate();
  const common = useCommonTexts();
  const signIn = async () => {
    await leaveSteps(history);
    await navigate({ to: '/', search: { dialog: 'sign-in' }, replace: true });
  };
  return async (typed, showErrors) => {
    const { sendRegistration } = await import('./send-registration.ts');
    const sent = await sendRegistration(typed, { ...reader, call });
    if (sent === undefined) return;
    if ('email' in sent) {
      await leaveSteps(history);
      return onSent(sent);
    }
    const { errors, refusal, isTaken } = sent;
    const showWrong = () => hasErrors(errors) && showErrors(errors);
    showWrong();
    if (refusal === null) return;
    const failure = { tone: 'failure', title: t('failureTitle'), text: refusal } as const;
    if (!isTaken) return showOutcome({ ...failure, onRetry: showWrong });
    showOutcome({
      ...failure,
      text: `${refusal}\n${t('takenHint')}`,
      confirm: { label: common('actions.signIn'), run: () => void signIn() },
      onClose: showWrong,
    });
  };
}
