import { useQuery } from '@tanstack/react-query';
import { changeEmail, confirmEmail, showOwnContacts } from '#contract/accounts/own-contacts.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { readSession, startSession } from '#web/app/client/session.ts';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import styles from '../account-form.module.css';
import { AccountForm, useStartFocus, useWaiting } from '../account-form.tsx';
import { CodeBoxes } from '../code-parts.tsx';
import type { SentCode } from '../sent-codes.ts';
import { CurrentPassword, useCurrentPassword } from './current-password.tsx';
import { NewAddressCode } from './new-address-code.tsx';
import { type NewAddress, useNewAddress } from './use-new-address.ts';

/** Changes the e-mail address: a code goes to the new one, which counts once the code is entered. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const t = useSettingsTexts();
  const call = useCall(t('contacts.codeFailed'));
  const contacts = useQuery(endpointQuery(showOwnContacts, {})).data?.data;
  const address = useNewAddress({
    pending: { address: contacts?.pending_email, length: contacts?.pending_email_code_length },
    send: ({ address: email, password }) => call(changeEmail, { email, current_password: password }),
  });
  return (
    <DialogFrame title={t('contacts.emailDialog.title')} onClose={onClose}>
      {address.sent === undefined ? (
        <AddressStep address={address} />
      ) : (
        <CodeStep address={address} sent={address.sent} onDone={onClose} />
      )}
    </DialogFrame>
  );
}

function AddressStep({ address }: { address: NewAddress }) {
  const t = useSettingsTexts();
  const waiting = useWaiting();
  const password = useCurrentPassword(address.isPasswordAsked);
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: changeEmail,
    defaultValues: { email: address.typed.address },
    failureTitle: t('contacts.codeFailed'),
    onSuccess: (answer, input) => address.start(answer, typedOf(input)),
    onRefusal: (refusal, input) =>
      password.isAsked(refusal) || address.startAfter(refusal, typedOf(input)) || waiting.startFor(refusal),
  });
  useStartFocus();
  return (
    <AccountForm
      onSubmit={password.guard(form, submit)}
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
        data-autofocus={password.isNeeded ? undefined : true}
      />
      {password.isNeeded && <CurrentPassword field={field('current_password')} />}
    </AccountForm>
  );
}

/** In the words of both dialogs. */
function typedOf({ email, current_password }: EndpointInput<typeof changeEmail>) {
  return { address: email, password: current_password };
}

type CodeProps = { address: NewAddress; sent: SentCode; onDone: () => void };

function CodeStep({ address, sent, onDone }: CodeProps) {
  const t = useSettingsTexts();
  const waiting = useWaiting();
  const email = sent.address;
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
    <NewAddressCode {...{ address, sent, isSubmitting, waiting }} onSubmit={submit}>
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
