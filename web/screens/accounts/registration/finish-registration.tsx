import { useNavigate, useRouter } from '@tanstack/react-router';
import { completeRegistration } from '#contract/accounts/registration.ts';
import { composeRegistration } from '#contract/accounts/registration-form.ts';
import { changeSessionPerson } from '#web/app/client/session-person.ts';
import type { Session } from '#web/app/client/session.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { PlainPage } from '#web/app/document/plain-page.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useSignOut } from '#web/parts/forms/use-sign-out.ts';
import { useTexts } from '#web/locales/define-texts.ts';
import { useRegistrationTexts } from '#web/locales/en/public/registration.ts';
import { useAccountsTexts } from '#web/locales/en/accounts.ts';
import { useSite } from '#web/app/document/site.ts';
import { describeErrors } from './check-registration.ts';
import styles from './finish-registration.module.css';
import { findFirstHome } from '../first-home.ts';
import { deleteDraft } from './registration-draft.ts';
import { RegistrationForm } from './registration-form.tsx';
import { leaveSteps } from './step-history.ts';
import type { SendRegistration } from './use-registration.ts';

/**
 * What a person sees who has proved an e-mail that another browser had registered: why everything is asked for anew, and the steps
 * of a registration without the e-mail.
 */
export function FinishRegistration({ session }: { session: Session }) {
  const t = useAccountsTexts();
  const send = useFinishing();
  const signOut = useSignOut();
  return (
    <PlainPage>
      <title>{t('finish.title')}</title>
      <Card className={styles.card}>
        <h1>{t('finish.title')}</h1>
        <p className={styles.why}>{t('finish.why')}</p>
        <RegistrationForm
          send={send}
          submitLabel={t('finish.submit')}
          heading="h2"
          provedEmail={session.email}
        />
        <Button look="quiet" onClick={() => void signOut()}>
          {t('finish.leave')}
        </Button>
      </Card>
    </PlainPage>
  );
}

/** Sends the rest of the registration. Errors are shown beside the fields; success opens the guided first profile. */
function useFinishing(): SendRegistration {
  const t = useAccountsTexts();
  const registration = useRegistrationTexts();
  const reader = { site: useSite(), texts: useTexts() };
  const call = useCall();
  const navigate = useNavigate();
  const { history } = useRouter();

  return async (typed, showErrors) => {
    const input = completeRegistration.input.safeParse(composeRegistration(typed)).data;
    if (input === undefined) return;
    const answer = await call(completeRegistration, input);
    if (answer === undefined) return;
    // The answer to an earlier press may have been lost, or another tab has finished it.
    if (answer.result || answer.code === 'registration_complete') {
      deleteDraft();
      await leaveSteps(history);
      // First the address, so that nothing of another screen is loaded in between.
      await navigate({ href: await findFirstHome(), replace: true });
      changeSessionPerson({ name: `${input.firstname} ${input.lastname}`, missing_step: null });
      return;
    }
    const wrong = answer.errors ?? [];
    if (wrong.length > 0) return showErrors(describeErrors(wrong, reader));
    const isTaken = answer.code === 'already_registered';
    const taken = describeErrors(isTaken ? [{ field: 'mobile', message: answer.message }] : [], reader);
    const showTaken = () => isTaken && showErrors(taken);
    showTaken();
    showOutcome({
      tone: 'failure',
      title: t('finish.failureTitle'),
      text: isTaken ? `${answer.message}\n${registration('takenHint')}` : answer.message,
      onRetry: showTaken,
    });
  };
}
