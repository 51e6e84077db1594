import { useHydrated } from '@tanstack/react-router';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { TextField } from '../field.tsx';
import { IconButton } from '../icon-button.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field of the public pages, with a button that shows what was typed once the scripts have come. */
export function PasswordField(props: Props) {
  const t = useCommonTexts();
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        isHydrated ? (
          <IconButton
            aria-label={t(isShown ? 'form.hidePassword' : 'form.showPassword')}
            onClick={() => setShown(!isShown)}
          >
            <Icon size="1.25rem" aria-hidden="true" />
          </IconButton>
        ) : null
      }
    />
  );
}
