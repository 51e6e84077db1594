import { changePassword } from '#contract/accounts/passwords.ts';
import { PasswordInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { useAccountsTexts } from '#web/locales/en/accounts.ts';
import { AccountForm } from './account-form.tsx';
import { CurrentPassword, OwnUsername, useCurrentPassword } from './own-contacts/current-password.tsx';

/** Changes the password of a signed-in person. The current one is asked for when the server requires it. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useAccountsTexts();
  const { password_min_length: least } = useSite();
  const current = useCurrentPassword();
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
    onRefusal: current.isAsked,
  });

  return (
    <DialogFrame title={t('changePassword.title')} onClose={onClose}>
      <AccountForm
        onSubmit={current.guard(form, submit)}
        isSubmitting={isSubmitting}
        submitLabel={t('changePassword.submit')}
      >
        {current.isNeeded ? <CurrentPassword field={field('current_password')} /> : <OwnUsername />}
        <PasswordInput
          {...field('password')}
          label={t('fields.newPassword')}
          description={t('fields.newPasswordHint', { count: least })}
          placeholder={t('fields.newPasswordPlaceholder')}
          autoComplete="new-password"
          data-autofocus
        />
      </AccountForm>
    </DialogFrame>
  );
}
