import { IconCheck, IconExclamationMark, IconQuestionMark } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { MantineArea } from './mantine-area.tsx';
import styles from './outcome-dialog.module.css';
import type { Outcome } from './outcomes.ts';

const icons = { success: IconCheck, failure: IconExclamationMark, question: IconQuestionMark };

/** Title, sentence and one or two buttons. Shown with `showOutcome`. */
export function OutcomeDialog({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { t } = useTranslation();
  const { tone, title, text, onRetry, confirm } = outcome;
  const close = () => {
    onClose();
    outcome.onClose?.();
  };
  const action = confirm ?? (onRetry === undefined ? undefined : { label: t('actions.retry'), run: onRetry });
  const act = () => {
    onClose();
    action?.run();
  };
  const closeLabel = t(closeLabelOf(outcome));
  const Icon = icons[tone];
  return (
    <MantineArea>
      <DialogFrame title={title} onClose={close} isOutcome>
        <div className={styles.outcome}>
          <span className={styles.icon} data-tone={tone}>
            <Icon size="1.75rem" aria-hidden="true" />
          </span>
          <p>{text}</p>
          <div className={styles.actions}>
            {action !== undefined && <Button onClick={act}>{action.label}</Button>}
            <Button look={action === undefined ? 'filled' : 'outline'} onClick={close} data-autofocus>
              {closeLabel}
            </Button>
          </div>
        </div>
      </DialogFrame>
    </MantineArea>
  );
}

function closeLabelOf({ confirm, onRetry }: Outcome) {
  if (confirm !== undefined) return 'actions.cancel';
  return onRetry === undefined ? 'actions.ok' : 'actions.close';
}
