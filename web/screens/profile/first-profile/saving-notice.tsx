import { IconCheck } from '@tabler/icons-react';
import { Button } from '#web/design/button.tsx';
import { useWelcomeTexts } from '#web/locales/en/profile/welcome.ts';
import styles from './saving-notice.module.css';
import type { SavingState } from './use-saving-step.ts';

type Props = { state: SavingState; hasConflict: boolean; onRetry: () => void };

/** Whether the answers of a screen are saved, and what to do when they are not. */
export function SavingNotice({ state, hasConflict, onRetry }: Props) {
  const t = useWelcomeTexts();
  if (hasConflict) {
    return (
      <p className={styles.failed} role="alert">
        {t('failed.conflict')}
      </p>
    );
  }
  if (state.kind === 'failed') {
    const { failure } = state;
    return (
      <div className={styles.failed} role="alert">
        <p>{failure.kind === 'refused' ? failure.text : t(`failed.${failure.kind}`)}</p>
        {failure.kind !== 'offline' && (
          <Button look="outline" size="small" onClick={onRetry}>
            {t('failed.again')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <p className={styles.saved} role="status">
      {state.kind === 'saved' && (
        <>
          <IconCheck size="1rem" aria-hidden="true" />
          {t('saved')}
        </>
      )}
      {state.kind === 'saving' && t('saving')}
    </p>
  );
}
