import { IconCheck, IconClockPause, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '#web/design/button.tsx';
import { useReturnToOpener } from '#web/parts/forms/use-return-to-opener.ts';
import { useModerationTexts } from '#web/locales/en/moderation.ts';
import styles from './decision-bar.module.css';
import { HoldForm, RejectForm } from './reason-forms.tsx';
import type { Decide } from './use-queue.ts';

/** Which form is open below the buttons. */
export type OpenForm = 'reject' | 'hold' | undefined;

type Props = {
  subject: 'profile' | 'photo';
  form: OpenForm;
  onForm: (form: OpenForm) => void;
  isBusy: boolean;
  hasKeys: boolean;
  onDecide: Decide;
};

/** The decisions about the open item, always in reach. */
export function DecisionBar({ subject, form, onForm, isBusy, hasKeys, onDecide }: Props) {
  const t = useModerationTexts();
  const bar = useRef<HTMLDivElement>(null);
  useReturnToOpener(bar, form);
  const cancel = () => onForm(undefined);
  const keyOf = (key: string) => (hasKeys ? { 'aria-keyshortcuts': key } : {});
  const hint = (key: string) => hasKeys && <kbd className={styles.key}>{key}</kbd>;
  return (
    <div ref={bar} className={styles.bar} data-action-bar="">
      {form === 'reject' && (
        <RejectForm subject={subject} isBusy={isBusy} onSend={onDecide} onCancel={cancel} />
      )}
      {form === 'hold' && <HoldForm isBusy={isBusy} onSend={onDecide} onCancel={cancel} />}
      {form === undefined && (
        <div className={styles.buttons}>
          <Button
            icon={<IconCheck size="1.125rem" aria-hidden="true" />}
            isBusy={isBusy}
            onClick={(event) => {
              // The second click of a double one would approve the item that opens next.
              if (event.detail < 2) onDecide('approve', '');
            }}
            {...keyOf('a')}
          >
            {t('approve')} {hint('A')}
          </Button>
          <Button
            look="outline"
            icon={<IconX size="1.125rem" aria-hidden="true" />}
            data-opens="reject"
            onClick={() => onForm('reject')}
            {...keyOf('r')}
          >
            {t('reject')} {hint('R')}
          </Button>
          <Button
            look="quiet"
            icon={<IconClockPause size="1.125rem" aria-hidden="true" />}
            data-opens="hold"
            onClick={() => onForm('hold')}
            {...keyOf('h')}
          >
            {t('hold')} {hint('H')}
          </Button>
        </div>
      )}
    </div>
  );
}
