import { useState } from 'react';
import { TextField } from '#web/design/field.tsx';
import { useInvitationTexts } from '#web/i18n/use-invitation-texts.ts';
import { CheckField } from './check-field.tsx';

type Props = { value: string; error: string | undefined; onChange: (value: string) => void };

/** A new password, which its owner can look at instead of typing it twice. */
export function NewPassword({ value, error, onChange }: Props) {
  const t = useInvitationTexts();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TextField
        name="password"
        type={isShown ? 'text' : 'password'}
        label={t('claim.password')}
        description={t('claim.passwordHint')}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
      />
      <CheckField name="show" isChecked={isShown} onChange={setShown}>
        {t('claim.showPassword')}
      </CheckField>
    </>
  );
}
