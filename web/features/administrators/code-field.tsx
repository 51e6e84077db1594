import { useState } from 'react';
import { Button } from '#web/design/button.tsx';
import { TextInput, type TextInputProps } from '#web/design/inputs/text-inputs.tsx';
import { useAdministratorsTexts } from '#web/i18n/use-administrators-texts.ts';
import styles from './administrators.module.css';

type Props = TextInputProps & {
  /** Whether a recovery code may be given instead. */
  takesRecoveryCode?: boolean;
};

/** The field for a code of the authenticator application, or a recovery code. */
export function CodeField({ takesRecoveryCode = false, ...input }: Props) {
  const t = useAdministratorsTexts();
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div className={styles.code}>
      <TextInput
        {...input}
        label={t(isRecovery ? 'code.recoveryLabel' : 'code.label')}
        description={t(isRecovery ? 'code.recoveryHint' : 'code.hint')}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        data-autofocus
      />
      {takesRecoveryCode && (
        <Button look="quiet" size="small" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'code.useApplication' : 'code.useRecovery')}
        </Button>
      )}
    </div>
  );
}
