import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useVisitorChoices } from '#web/choices/use-visitor-choices.ts';
import { Button } from '#web/design/button.tsx';
import { Spinner } from '#web/design/mantine/spinner.tsx';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import { DialogSwitch } from '../dialog-switch.tsx';
import { ContactStep, FaithStep, NameStep, PersonStep } from './registration-steps.tsx';
import styles from './registration.module.css';
import { lastStep } from './registration.rules.ts';
import { useRegistration, useSendingRegistration, type SendRegistration } from './use-registration.ts';

/** Registering in the dialog. */
export function Registration() {
  const t = useAccountsTexts();
  const send = useSendingRegistration();
  return (
    <RegistrationForm send={send} submitLabel={t('registration.submit')} heading="h3">
      <p className={styles.footer}>
        {t('registration.noAccount')}
        <DialogSwitch dialog="sign-in">{t('signIn.submit')}</DialogSwitch>
      </p>
    </RegistrationForm>
  );
}

type Props = {
  send: SendRegistration;
  submitLabel: string;
  /** The level of the heading of a step, below that of the dialog or page. */
  heading: 'h2' | 'h3';
  /** An e-mail that is proved already, and not asked for. */
  provedEmail?: string;
  /** What stands below the first step. */
  children?: ReactNode;
};

/** Registering in four steps. What was typed is preserved through Back, a reload and closing. */
export function RegistrationForm({ send, submitLabel, heading, provedEmail, children }: Props) {
  const t = useAccountsTexts();
  const lists = useVisitorChoices();
  const { form, step, isSending, goBack, submit } = useRegistration(send, provedEmail);
  const steps = [
    <PersonStep key="person" />,
    <NameStep key="name" />,
    <FaithStep key="faith" lists={lists} />,
    <ContactStep key="contact" isEmailProved={provedEmail !== undefined} />,
  ];
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <StepLine step={step} heading={heading} />
        {steps[step]}
        <div className={styles.actions}>
          {step > 0 && (
            <Button look="outline" onClick={goBack}>
              {t('registration.back')}
            </Button>
          )}
          <Button type="submit" className={styles.forward} isBusy={isSending}>
            {step === lastStep ? submitLabel : t('registration.continue')}
          </Button>
        </div>
        {isSending && <PleaseWait />}
      </form>
      {step === 0 && children}
    </FormProvider>
  );
}

const stepNames = ['person', 'name', 'faith', 'contact'] as const;

/** Four numbers on a marigold line, and the heading of the step, where the focus continues. */
function StepLine({ step, heading: Heading }: { step: number; heading: Props['heading'] }) {
  const t = useAccountsTexts();
  return (
    <>
      <ol className={styles.line}>
        {stepNames.map((name, index) => (
          <li
            key={name}
            className={styles.stop}
            data-state={stateOf(index, step)}
            aria-current={index === step ? 'step' : undefined}
          >
            <span className={styles.number}>
              {index < step ? <IconCheck size="1.125rem" aria-hidden="true" /> : index + 1}
            </span>
            <span>{t(`registration.steps.${name}`)}</span>
          </li>
        ))}
      </ol>
      <Heading className={styles.heading} tabIndex={-1} data-autofocus>
        <span className={styles.progress}>{t('registration.progress', { step: step + 1 })}</span>{' '}
        {t(`registration.headings.${stepNames[step] ?? 'person'}`)}
      </Heading>
    </>
  );
}

function stateOf(index: number, step: number): 'done' | 'current' | 'coming' {
  if (index === step) return 'current';
  return index < step ? 'done' : 'coming';
}

/** Covers the form while it is being sent. */
function PleaseWait() {
  const t = useCommonTexts();
  return (
    <div className={styles.veil} role="status">
      <Spinner />
      <p>{t('states.busy')}</p>
    </div>
  );
}
