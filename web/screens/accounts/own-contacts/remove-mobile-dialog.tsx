import { removeMobile } from '#contract/accounts/own-contacts.ts';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import styles from '../account-form.module.css';
import { AccountForm, useWaiting } from '../account-form.tsx';
import { CurrentPassword, useCurrentPassword } from './current-password.tsx';

/** Removes the own mobile number. */
export function RemoveMobileDialog({ onClose }: { onClose: () => void }) {
  const t = useSettingsTexts();
  const waiting = useWaiting();
  const password = useCurrentPassword();
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: removeMobile,
    defaultValues: {},
    failureTitle: t('contacts.failed'),
    onSuccess: ({ message }) => {
      onClose();
      showOutcome({ tone: 'success', title: t('contacts.removeDialog.done'), text: message });
    },
    onRefusal: (refusal) => password.isAsked(refusal) || waiting.startFor(refusal),
  });
  return (
    <DialogFrame title={t('contacts.removeDialog.title')} onClose={onClose}>
      <AccountForm
        onSubmit={password.guard(form, submit)}
        isSubmitting={isSubmitting}
        submitLabel={t('contacts.removeDialog.confirm')}
        waiting={waiting}
        isDanger
      >
        <p className={styles.lead}>{t('contacts.removeDialog.text')}</p>
        {password.isNeeded && <CurrentPassword field={field('current_password')} />}
      </AccountForm>
    </DialogFrame>
  );
}
