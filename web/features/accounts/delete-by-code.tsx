import { useState } from 'react';
import { useSession } from '#web/api/use-session.ts';
import { Button } from '#web/design/button.tsx';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import { AccountForm } from './account-form.tsx';
import styles from './account-form.module.css';
import { CodeBoxes } from './code-boxes.tsx';
import { CodeDestination } from './code-destination.tsx';
import { ResendCode } from './resend-code.tsx';
import { useDeletingAccount } from './use-deleting-account.ts';
import { useSendingDeletionCode } from './use-sending-deletion-code.ts';
import { useStartFocus } from './use-start-focus.ts';

type Props = { resendAt: number; onDone: () => void; onPassword: () => void };

/** Deletes the account by the code that was sent by mail. */
export function DeleteByCode({ resendAt: firstResendAt, onDone, onPassword }: Props) {
  const t = useSettingsTexts();
  const email = useSession()?.email ?? '';
  const [resendAt, setResendAt] = useState(firstResendAt);
  const { form, errorOf, submit, isSubmitting, waiting } = useDeletingAccount('otp', onDone);
  const { send } = useSendingDeletionCode((sent) => setResendAt(sent.resendAt));
  useStartFocus();
  return (
    <>
      <AccountForm
        onSubmit={submit}
        isSubmitting={isSubmitting}
        submitLabel={t('leaving.delete')}
        waiting={waiting}
        isDanger
      >
        <CodeDestination address={email} />
        <CodeBoxes control={form.control} name="otp" error={errorOf('otp')} isFocusedFirst />
      </AccountForm>
      <ResendCode resendAt={resendAt} onResend={send} />
      <p className={styles.footer}>
        <Button look="quiet" onClick={onPassword}>
          {t('leaving.byPassword')}
        </Button>
      </p>
    </>
  );
}
