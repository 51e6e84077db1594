import { IconCheck, IconExclamationMark, IconQuestionMark } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { MantineArea } from './mantine-area.tsx';
import styles from './outcome-dialog.module.css';
import type { Outcome } from './outcomes.ts';

/** Long enough to read two short sentences. */
const passingMilliseconds = 5000;

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
  const [isHeld, setHeld] = useState(false);
  const closeByItself = useEffectEvent(close);
  const isPassing = outcome.closesItself === true && !isHeld;
  useEffect(() => {
    if (!isPassing) return undefined;
    const timer = window.setTimeout(() => closeByItself(), passingMilliseconds);
    return () => window.clearTimeout(timer);
  }, [isPassing]);
  const act = () => {
    onClose();
    action?.run();
  };
  const closeLabel = t(closeLabelOf(outcome));
  const Icon = icons[tone];
  return (
    <MantineArea>
      <DialogFrame title={title} onClose={close} isOutcome>
        <div
          className={styles.outcome}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
        >
          <span className={styles.icon} data-tone={tone}>
            <Icon size="1.75rem" aria-hidden="true" />
          </span>
          <p>{text}</p>
          <div className={styles.actions}>
            {action !== undefined && (
              <Button onClick={act} data-autofocus={onRetry === undefined ? undefined : true}>
                {action.label}
              </Button>
            )}
            <Button
              look={action === undefined ? 'filled' : 'outline'}
              onClick={close}
              data-autofocus={onRetry === undefined ? true : undefined}
            >
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
