import { useEffect, useState, type SubmitEvent } from 'react';
import { changePassword } from '#contract/accounts/passwords.ts';
import { useSession } from '#web/api/session.ts';
import { Button } from '#web/design/button.tsx';
import { PasswordInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useSite } from '#web/document/site.ts';
import { useEndpointForm } from '#web/forms/use-endpoint-form.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import styles from './account-form.module.css';

/** Changes the password of a signed-in person. The current one is asked for when the server requires it. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useAccountsTexts();
  const email = useSession()?.email ?? '';
  const { password_min_length: least } = useSite();
  const [needsCurrent, setNeedsCurrent] = useState(false);
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: changePassword,
    defaultValues: { password: '' },
    failureTitle: t('changePassword.failureTitle'),
    failureText: t('changePassword.failureText'),
    errorTitle: t('changePassword.errorTitle'),
    onSuccess: () => {
      onClose();
      showOutcome({
        tone: 'success',
        title: t('changePassword.successTitle'),
        text: t('changePassword.successText'),
      });
    },
    onRefusal: ({ code }) => {
      if (code !== 'current_password_required') return false;
      setNeedsCurrent(true);
      return true;
    },
  });
  useEffect(() => {
    if (needsCurrent) form.setFocus('current_password');
  }, [form, needsCurrent]);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    // The contract cannot require a field that only an older session needs.
    if (needsCurrent && !form.getValues('current_password')) {
      form.setError('current_password', { message: 'validation.password_required' }, { shouldFocus: true });
    } else submit(event);
  };

  return (
    <DialogFrame title={t('changePassword.title')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={send}>
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {needsCurrent && (
          <PasswordInput
            {...field('current_password')}
            label={t('changePassword.currentPassword')}
            description={t('changePassword.currentPasswordHint')}
            autoComplete="current-password"
          />
        )}
        <PasswordInput
          {...field('password')}
          label={t('fields.newPassword')}
          description={t('fields.newPasswordHint', { count: least })}
          placeholder={t('fields.newPasswordPlaceholder')}
          autoComplete="new-password"
          data-autofocus
        />
        <Button type="submit" isWide isBusy={isSubmitting}>
          {t('changePassword.submit')}
        </Button>
      </form>
    </DialogFrame>
  );
}
