import type { SubmitEvent } from 'react';
import { useSession } from '#web/api/use-session.ts';
import { Button } from '#web/design/button.tsx';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import { AccountForm } from './account-form.tsx';
import styles from './account-form.module.css';
import { PasswordField } from './password-field.tsx';
import { useDeletingAccount } from './use-deleting-account.ts';
import { useSendingDeletionCode } from './use-sending-deletion-code.ts';

type Props = { onDone: () => void; onCode: (sent: { resendAt: number }) => void };

/** Deletes the account by its password, or sends a code to whoever does not know it. */
export function DeleteByPassword({ onDone, onCode }: Props) {
  const t = useSettingsTexts();
  const email = useSession()?.email ?? '';
  const { form, field, submit, isSubmitting, waiting } = useDeletingAccount('password', onDone);
  const { isSending, send } = useSendingDeletionCode(onCode);
  const check = (event: SubmitEvent) => {
    // The contract asks for one of the two, and cannot say which.
    if (form.getValues('password')) return submit(event);
    form.setError('password', { message: 'validation.password_required' }, { shouldFocus: true });
  };
  return (
    <>
      <AccountForm
        onSubmit={check}
        isSubmitting={isSubmitting}
        submitLabel={t('leaving.delete')}
        waiting={waiting}
        isDanger
      >
        <p className={styles.lead}>{t('leaving.lead')}</p>
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('password')}
          label={t('leaving.password')}
          autoComplete="current-password"
          data-autofocus
        />
      </AccountForm>
      <p className={styles.footer}>
        <Button look="quiet" isBusy={isSending} onClick={() => void send()}>
          {t('leaving.byCode')}
        </Button>
      </p>
    </>
  );
}
