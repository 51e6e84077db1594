import type { ReactNode, SubmitEvent } from 'react';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import { AccountForm, useStartFocus, type useWaiting } from '../account-form.tsx';
import { CodeDestination, ResendCode } from '../code-parts.tsx';
import type { SentCode } from '../sent-codes.ts';
import type { NewAddress } from './use-new-address.ts';

type Props = {
  /** The new address or number. */
  address: NewAddress;
  sent: SentCode;
  onSubmit: (event: SubmitEvent) => void;
  isSubmitting: boolean;
  waiting: ReturnType<typeof useWaiting>;
  /** The boxes of the code. */
  children: ReactNode;
};

/** Asks for the code that was sent to a new address or number. */
export function NewAddressCode({ address, sent, children, ...form }: Props) {
  const t = useSettingsTexts();
  useStartFocus();
  return (
    <>
      <AccountForm {...form} submitLabel={t('contacts.confirm')}>
        <CodeDestination
          isKnown
          address={sent.address}
          length={sent.length}
          onChangeAddress={address.goBack}
        />
        {children}
      </AccountForm>
      <ResendCode resendAt={sent.resendAt} onResend={address.resend} />
    </>
  );
}
