import { useState, type ComponentProps, type SubmitEvent } from 'react';
import type { Refusal } from '#web/app/client/answer.ts';
import { useSession } from '#web/app/client/session.ts';
import { PasswordInput } from '#web/design/inputs/text-inputs.tsx';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import { useStartFocus } from '../account-form.tsx';

/** What the guard needs of the form that has the field. */
type PasswordForm = {
  getValues: (name: 'current_password') => string | undefined;
  setError: (name: 'current_password', error: { message: string }) => void;
  setFocus: (name: 'current_password') => void;
};

/** Whether the server has asked for the current password, which an older session must give. */
export function useCurrentPassword(wasAsked = false) {
  const [isNeeded, setNeeded] = useState(wasAsked);
  return {
    isNeeded,
    /** Whether a refusal asked for it. */
    isAsked: ({ code }: Refusal): boolean => {
      if (code !== 'current_password_required') return false;
      setNeeded(true);
      return true;
    },
    /** Sends the form once the password is there: the contract cannot require it, and the server counts an empty one as a guess. */
    guard: (form: PasswordForm, submit: (event: SubmitEvent) => void) => (event: SubmitEvent) => {
      if (!isNeeded || form.getValues('current_password')) return submit(event);
      form.setError('current_password', { message: 'validation.password_required' });
      form.setFocus('current_password');
    },
  };
}

type Props = { field: Pick<ComponentProps<typeof PasswordInput>, 'name' | 'error'> };

/** The field for the current password. It appears after the button was pressed, is what is missing, and takes the focus. */
export function CurrentPassword({ field }: Props) {
  const t = useSettingsTexts();
  useStartFocus();
  return (
    <>
      <OwnUsername />
      <PasswordInput
        {...field}
        label={t('contacts.currentPassword')}
        description={t('contacts.currentPasswordHint')}
        autoComplete="current-password"
        data-autofocus
      />
    </>
  );
}

/** The own address, for the password manager. */
export function OwnUsername() {
  const email = useSession()?.email ?? '';
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
