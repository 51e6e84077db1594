import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import styles from './password-field.module.css';

type Props = Omit<PasswordInputProps, 'autoComplete'> & { autoComplete: 'current-password' | 'new-password' };

/** A password field with a toggle to show it, which the keyboard reaches and screen readers name. */
export function PasswordField(props: Props) {
  const t = useCommonTexts();
  const [isShown, setShown] = useState(false);
  return (
    <PasswordInput
      {...props}
      visible={isShown}
      onVisibilityChange={setShown}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth="var(--target)"
      classNames={{ visibilityToggle: styles.toggle ?? '' }}
      visibilityToggleButtonProps={{
        'aria-label': t(isShown ? 'form.hidePassword' : 'form.showPassword'),
        'aria-hidden': false,
        tabIndex: 0,
      }}
    />
  );
}
