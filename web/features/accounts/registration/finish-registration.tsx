import { useNavigate } from '@tanstack/react-router';
import { completeRegistration } from '#contract/accounts/registration.ts';
import { changeSessionPerson } from '#web/api/session-person.ts';
import type { Session } from '#web/api/session.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { PlainPage } from '#web/document/plain-page.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { useSignOut } from '#web/forms/use-sign-out.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { useSite } from '#web/document/site.ts';
import styles from './finish-registration.module.css';
import { deleteDraft } from './registration-draft.ts';
import { RegistrationForm } from './registration.tsx';
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

/** Sends the rest of the registration. Errors are shown beside the fields; success opens the own profile. */
function useFinishing(): SendRegistration {
  const t = useAccountsTexts();
  const site = useSite();
  const call = useCall();
  const navigate = useNavigate();

  return async (values, showErrors) => {
    const { data: input, error } = completeRegistration.input.safeParse({
      ...values,
      // Without settings the server assumes the current terms.
      ...(site.terms_version === '' ? {} : { terms_version: site.terms_version }),
    });
    if (input === undefined) {
      showErrors(error.issues.map(({ path, message }) => ({ field: String(path[0]), message })));
      return;
    }
    const answer = await call(completeRegistration, input);
    if (answer === undefined) return;
    // The answer to an earlier press may have been lost, or another tab has finished it.
    if (answer.result || answer.code === 'registration_complete') {
      deleteDraft();
      await navigate({ to: '/myProfile', replace: true });
      changeSessionPerson({ name: `${input.firstname} ${input.lastname}`, missing_step: null });
      showOutcome({
        tone: 'success',
        title: t('finish.successTitle'),
        text: t('finish.successText'),
        closesItself: true,
      });
      return;
    }
    if (answer.errors !== undefined && showErrors(answer.errors)) return;
    const isTaken = answer.code === 'already_registered';
    const showTaken = () => isTaken && showErrors([{ field: 'mobile', message: answer.message }]);
    showTaken();
    showOutcome({
      tone: 'failure',
      title: t('finish.failureTitle'),
      text: answer.message,
      onRetry: showTaken,
    });
  };
}
