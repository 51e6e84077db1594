import { useWatch } from 'react-hook-form';
import { inviteAdministrator } from '#contract/administration/administrators.ts';
import { Button } from '#web/design/button.tsx';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { useAdministratorsTexts } from '#web/locales/en/administrators.ts';
import styles from './administrators.module.css';
import { RoleInput } from './role-input.tsx';

/** Invites an administrator by mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useAdministratorsTexts();
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: inviteAdministrator,
    defaultValues: { name: '', email: '', role: 'support' },
    failureTitle: t('invite.failed'),
    onSuccess: () => {
      onClose();
      showToast(t('invite.sent'));
    },
    onRefusal: ({ code, message }) => {
      if (code !== 'already_registered') return false;
      form.setError('email', { message }, { shouldFocus: true });
      return true;
    },
  });
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <DialogFrame title={t('invite.title')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.soft}>{t('invite.text')}</p>
        <TextInput {...field('name')} label={t('manage.name')} autoComplete="off" data-autofocus />
        <TextInput {...field('email')} label={t('manage.email')} type="email" autoComplete="off" />
        <RoleInput value={role} onChange={(chosen) => form.setValue('role', chosen)} />
        <Button type="submit" isWide isBusy={isSubmitting}>
          {t('invite.submit')}
        </Button>
      </form>
    </DialogFrame>
  );
}
