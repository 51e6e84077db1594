import { FormProvider } from 'react-hook-form';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { useVisitorChoices } from '#web/choices/use-visitor-choices.ts';
import { Button } from '#web/design/button.tsx';
import { DialogSwitch } from '../dialog-switch.tsx';
import { ContactStep } from './contact-step.tsx';
import { FaithStep } from './faith-step.tsx';
import { NameStep } from './name-step.tsx';
import { PersonStep } from './person-step.tsx';
import { PleaseWait } from './please-wait.tsx';
import { lastStep } from './registration.rules.ts';
import styles from './registration.module.css';
import { StepLine } from './step-line.tsx';

import { useRegistration } from './use-registration.ts';

/** Registering in four steps. What was typed stays through Back, a reload and closing. */
export function Registration() {
  const t = useAccountsTexts();
  const lists = useVisitorChoices();
  const { form, step, isSending, goBack, submit } = useRegistration();
  const steps = [
    <PersonStep key="person" />,
    <NameStep key="name" />,
    <FaithStep key="faith" lists={lists} />,
    <ContactStep key="contact" />,
  ];
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <StepLine step={step} />
        {steps[step]}
        <div className={styles.actions}>
          {step > 0 && (
            <Button look="outline" onClick={goBack}>
              {t('registration.back')}
            </Button>
          )}
          <Button type="submit" className={styles.forward} isBusy={isSending}>
            {t(step === lastStep ? 'registration.submit' : 'registration.continue')}
          </Button>
        </div>
        {isSending && <PleaseWait />}
      </form>
      {step === 0 && (
        <p className={styles.footer}>
          {t('registration.noAccount')}
          <DialogSwitch dialog="sign-in">{t('signIn.submit')}</DialogSwitch>
        </p>
      )}
    </FormProvider>
  );
}
