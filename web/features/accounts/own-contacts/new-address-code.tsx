import type { ReactNode, SubmitEvent } from 'react';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import { AccountForm, useStartFocus, type useWaiting } from '../account-form.tsx';
import { CodeDestination, ResendCode } from '../code-parts.tsx';
import type { Sent } from './use-resending.ts';

type Props = {
  /** The new address or number. */
  address: string;
  sent: Sent<unknown>;
  onBack: () => void;
  onResend: () => Promise<void>;
  onSubmit: (event: SubmitEvent) => void;
  isSubmitting: boolean;
  waiting: ReturnType<typeof useWaiting>;
  /** The boxes of the code. */
  children: ReactNode;
};

/** Asks for the code that was sent to a new address or number. */
export function NewAddressCode({ address, sent, onBack, onResend, children, ...form }: Props) {
  const t = useSettingsTexts();
  useStartFocus();
  return (
    <>
      <AccountForm {...form} submitLabel={t('contacts.confirm')}>
        <CodeDestination address={address} length={sent.length} onChangeAddress={onBack} />
        {children}
      </AccountForm>
      <ResendCode resendAt={sent.resendAt} onResend={onResend} />
    </>
  );
}
