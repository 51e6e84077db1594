import { useState } from 'react';
import { changeEmail, confirmEmail } from '#contract/accounts/own-contacts.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { readSession, startSession } from '#web/api/session.ts';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useEndpointForm } from '#web/forms/use-endpoint-form.ts';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import styles from '../account-form.module.css';
import { AccountForm, useWaiting } from '../account-form.tsx';
import { CodeBoxes } from '../code-parts.tsx';
import { CurrentPassword, useCurrentPassword } from './current-password.tsx';
import { NewAddressCode } from './new-address-code.tsx';
import { type Sent, sentNow, useResending } from './use-resending.ts';

type Input = EndpointInput<typeof changeEmail>;

/** Changes the e-mail address: a code goes to the new one, which counts once the code is entered. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const t = useSettingsTexts();
  const [sent, setSent] = useState<Sent<Input>>();
  return (
    <DialogFrame title={t('contacts.emailDialog.title')} onClose={onClose}>
      {sent === undefined ? (
        <AddressStep onSent={setSent} />
      ) : (
        <CodeStep sent={sent} onSent={setSent} onBack={() => setSent(undefined)} onDone={onClose} />
      )}
    </DialogFrame>
  );
}

function AddressStep({ onSent }: { onSent: (sent: Sent<Input>) => void }) {
  const t = useSettingsTexts();
  const waiting = useWaiting();
  const password = useCurrentPassword();
  const { field, submit, isSubmitting } = useEndpointForm({
    endpoint: changeEmail,
    defaultValues: { email: '' },
    failureTitle: t('contacts.codeFailed'),
    onSuccess: (answer, input) => onSent(sentNow(input, answer)),
    onRefusal: (refusal) => password.isAsked(refusal) || waiting.startFor(refusal),
  });
  return (
    <AccountForm
      onSubmit={submit}
      isSubmitting={isSubmitting}
      submitLabel={t('contacts.sendCode')}
      waiting={waiting}
    >
      <p className={styles.lead}>{t('contacts.emailDialog.lead')}</p>
      <TextInput
        {...field('email')}
        label={t('contacts.emailDialog.label')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
      />
      {password.isNeeded && <CurrentPassword field={field('current_password')} />}
    </AccountForm>
  );
}

type CodeProps = {
  sent: Sent<Input>;
  onSent: (sent: Sent<Input>) => void;
  onBack: () => void;
  onDone: () => void;
};

function CodeStep({ sent, onSent, onBack, onDone }: CodeProps) {
  const t = useSettingsTexts();
  const waiting = useWaiting();
  const { email } = sent.input;
  const resend = useResending(changeEmail, { sent, onSent });
  const { form, errorOf, submit, isSubmitting } = useEndpointForm({
    endpoint: confirmEmail,
    defaultValues: { email, otp: '' },
    failureTitle: t('contacts.confirmFailed'),
    onSuccess: ({ message }) => {
      const session = readSession();
      if (session !== undefined) startSession({ ...session, email });
      onDone();
      showOutcome({ tone: 'success', title: t('contacts.emailDialog.done'), text: message });
    },
    onRefusal: (refusal) => {
      form.setValue('otp', '');
      return waiting.startFor(refusal);
    },
  });
  return (
    <NewAddressCode
      {...{ address: email, sent, onBack, isSubmitting, waiting }}
      onSubmit={submit}
      onResend={resend}
    >
      <CodeBoxes
        control={form.control}
        name="otp"
        length={sent.length}
        error={errorOf('otp')}
        isFocusedFirst
      />
    </NewAddressCode>
  );
}
