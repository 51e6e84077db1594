import { useState } from 'react';
import { Button } from '#web/design/button.tsx';
import { TextInput, type TextInputProps } from '#web/design/inputs/text-inputs.tsx';
import { useSecondFactorTexts } from '#web/locales/en/second-factor.ts';
import styles from './second-factor.module.css';

type Props = TextInputProps & {
  /** Which codes may be given: of the application, for recovery, or either. */
  takes?: 'application' | 'recovery' | 'both';
};

/** The field for a code of the authenticator application, or a recovery code. */
export function CodeField({ takes = 'application', ...input }: Props) {
  const t = useSecondFactorTexts();
  const [isRecovery, setRecovery] = useState(takes === 'recovery');
  return (
    <div className={styles.code}>
      <TextInput
        {...input}
        label={t(isRecovery ? 'code.recoveryLabel' : 'code.label')}
        description={t(isRecovery ? 'code.recoveryHint' : 'code.hint')}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        data-autofocus
      />
      {takes === 'both' && (
        <Button look="quiet" size="small" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'code.useApplication' : 'code.useRecovery')}
        </Button>
      )}
    </div>
  );
}
