import { useState, type ComponentProps } from 'react';
import type { Refusal } from '#web/api/answer.ts';
import { useSession } from '#web/api/session.ts';
import { PasswordInput } from '#web/design/inputs/text-inputs.tsx';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';

/** Whether the server has asked for the current password, which an older session must give. */
export function useCurrentPassword() {
  const [isNeeded, setNeeded] = useState(false);
  return {
    isNeeded,
    /** Whether a refusal asked for it. */
    isAsked: ({ code }: Refusal): boolean => {
      if (code !== 'current_password_required') return false;
      setNeeded(true);
      return true;
    },
  };
}

type Props = { field: Pick<ComponentProps<typeof PasswordInput>, 'name' | 'error'> };

/** The field for the current password, with the address for the password manager. */
export function CurrentPassword({ field }: Props) {
  const t = useSettingsTexts();
  const email = useSession()?.email ?? '';
  return (
    <div ref={focusInput}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...field}
        label={t('contacts.currentPassword')}
        description={t('contacts.currentPasswordHint')}
        autoComplete="current-password"
      />
    </div>
  );
}

/** The field appears after the button was pressed, and is what is missing. */
function focusInput(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>('input[type="password"]')?.focus();
}
