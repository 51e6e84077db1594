import { useQuery } from '@tanstack/react-query';
import { changeMobile, confirmMobile, showOwnContacts } from '#contract/accounts/own-contacts.ts';
import type { EndpointData, EndpointInput } from '#contract/calls/endpoint.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { useAccountsTexts } from '#web/locales/en/accounts.ts';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import styles from '../account-form.module.css';
import { AccountForm, useStartFocus, useWaiting } from '../account-form.tsx';
import { CodeBoxes } from '../code-parts.tsx';
import { tidyMobile } from '#contract/accounts/registration-form.ts';
import type { SentCode } from '../sent-codes.ts';
import { CurrentPassword, useCurrentPassword } from './current-password.tsx';
import { NewAddressCode } from './new-address-code.tsx';
import { type NewAddress, useNewAddress } from './use-new-address.ts';

/** Verifies the own number or changes it; where no text messages are sent, a new number is saved at once. */
export function ChangeMobileDialog({ onClose }: { onClose: () => void }) {
  const t = useSettingsTexts();
  const call = useCall(t('contacts.codeFailed'));
  const contacts = useQuery(endpointQuery(showOwnContacts, {})).data?.data;
  const address = useNewAddress({
    pending: { address: contacts?.pending_mobile, length: contacts?.pending_mobile_code_length },
    send: ({ address: mobile, password }) => call(changeMobile, { mobile, current_password: password }),
  });
  return (
    <DialogFrame title={t('contacts.mobileDialog.title')} onClose={onClose}>
      {address.sent === undefined ? (
        <NumberStep contacts={contacts} address={address} onDone={onClose} />
      ) : (
        <CodeStep address={address} sent={address.sent} onDone={onClose} />
      )}
    </DialogFrame>
  );
}

type Contacts = EndpointData<typeof showOwnContacts> | undefined;
type NumberProps = { contacts: Contacts; address: NewAddress; onDone: () => void };

function NumberStep({ contacts, address, onDone }: NumberProps) {
  const t = useSettingsTexts();
  const fields = useAccountsTexts();
  const waiting = useWaiting();
  const password = useCurrentPassword(address.isPasswordAsked);
  const canVerify = contacts?.can_verify_mobile ?? false;
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: changeMobile,
    defaultValues: { mobile: tidyMobile(address.typed.address || numberToVerify(contacts)) },
    failureTitle: t('contacts.failed'),
    onSuccess: (answer, input) => {
      if (answer.data.needs_code) return address.start(answer, typedOf(input));
      onDone();
      showOutcome({ tone: 'success', title: t('contacts.mobileDialog.done'), text: answer.message });
    },
    onRefusal: (refusal, input) =>
      password.isAsked(refusal) || address.startAfter(refusal, typedOf(input)) || waiting.startFor(refusal),
  });
  useStartFocus();
  const label = canVerify ? t('contacts.sendCode') : t('contacts.save');
  return (
    <AccountForm
      onSubmit={password.guard(form, submit)}
      isSubmitting={isSubmitting}
      submitLabel={label}
      waiting={waiting}
    >
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
        data-autofocus={password.isNeeded ? undefined : true}
      />
      {password.isNeeded && <CurrentPassword field={field('current_password')} />}
    </AccountForm>
  );
}

/** The own number, when it can be verified and is not. */
function numberToVerify(contacts: Contacts): string {
  return (contacts?.can_verify_mobile && !contacts.is_mobile_verified ? contacts.mobile : null) ?? '';
}

/** In the words of both dialogs. */
function typedOf({ mobile, current_password }: EndpointInput<typeof changeMobile>) {
  return { address: mobile, password: current_password };
}

type CodeProps = { address: NewAddress; sent: SentCode; onDone: () => void };

function CodeStep({ address, sent, onDone }: CodeProps) {
  const t = useSettingsTexts();
  const waiting = useWaiting();
  const mobile = sent.address;
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
