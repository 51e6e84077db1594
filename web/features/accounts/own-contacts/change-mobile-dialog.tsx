import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeMobile, confirmMobile, showOwnContacts } from '#contract/accounts/own-contacts.ts';
import type { EndpointData, EndpointInput } from '#contract/calls/endpoint.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useEndpointForm } from '#web/forms/use-endpoint-form.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import styles from '../account-form.module.css';
import { AccountForm, useWaiting } from '../account-form.tsx';
import { CodeBoxes } from '../code-parts.tsx';
import { tidyMobile } from '../mobile.rules.ts';
import { CurrentPassword, useCurrentPassword } from './current-password.tsx';
import { NewAddressCode } from './new-address-code.tsx';
import { type Sent, sentNow, useResending } from './use-resending.ts';

type Input = EndpointInput<typeof changeMobile>;

/** Verifies the own number or changes it; where no text messages are sent, a new number is saved at once. */
export function ChangeMobileDialog({ onClose }: { onClose: () => void }) {
  const t = useSettingsTexts();
  const [sent, setSent] = useState<Sent<Input>>();
  return (
    <DialogFrame title={t('contacts.mobileDialog.title')} onClose={onClose}>
      {sent === undefined ? (
        <NumberStep onSent={setSent} onDone={onClose} />
      ) : (
        <CodeStep sent={sent} onSent={setSent} onBack={() => setSent(undefined)} onDone={onClose} />
      )}
    </DialogFrame>
  );
}

function NumberStep({ onSent, onDone }: { onSent: (sent: Sent<Input>) => void; onDone: () => void }) {
  const t = useSettingsTexts();
  const fields = useAccountsTexts();
  const waiting = useWaiting();
  const password = useCurrentPassword();
  const contacts = useQuery(endpointQuery(showOwnContacts, {})).data?.data;
  const canVerify = contacts?.can_verify_mobile ?? false;
  const { field, submit, isSubmitting } = useEndpointForm({
    endpoint: changeMobile,
    defaultValues: { mobile: tidyMobile(numberToVerify(contacts) ?? '') },
    failureTitle: t('contacts.failed'),
    onSuccess: (answer, input) => {
      if (answer.data.needs_code) return onSent(sentNow(input, answer));
      onDone();
      showOutcome({ tone: 'success', title: t('contacts.mobileDialog.done'), text: answer.message });
    },
    onRefusal: (refusal) => password.isAsked(refusal) || waiting.startFor(refusal),
  });
  const label = canVerify ? t('contacts.sendCode') : t('contacts.save');
  return (
    <AccountForm onSubmit={submit} isSubmitting={isSubmitting} submitLabel={label} waiting={waiting}>
      <p className={styles.lead}>
        {canVerify ? t('contacts.mobileDialog.lead') : t('contacts.mobileDialog.plainLead')}
      </p>
      <TextInput
        {...field('mobile', { setValueAs: tidyMobile })}
        label={fields('fields.mobile')}
        description={fields('fields.mobileHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        data-autofocus
      />
      {password.isNeeded && <CurrentPassword field={field('current_password')} />}
    </AccountForm>
  );
}

/** The own number, when it can be verified and is not. */
function numberToVerify(contacts: EndpointData<typeof showOwnContacts> | undefined): string | null {
  return contacts?.can_verify_mobile && !contacts.is_mobile_verified ? contacts.mobile : null;
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
  const { mobile } = sent.input;
  const resend = useResending(changeMobile, { sent, onSent });
  const { form, errorOf, submit, isSubmitting } = useEndpointForm({
    endpoint: confirmMobile,
    defaultValues: { mobile, otp: '' },
    failureTitle: t('contacts.confirmFailed'),
    onSuccess: ({ message }) => {
      onDone();
      showOutcome({ tone: 'success', title: t('contacts.mobileDialog.done'), text: message });
    },
    onRefusal: (refusal) => {
      form.setValue('otp', '');
      return waiting.startFor(refusal);
    },
  });
  return (
    <NewAddressCode
      {...{ address: mobile, sent, onBack, isSubmitting, waiting }}
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
