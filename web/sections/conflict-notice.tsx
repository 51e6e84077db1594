import { useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '#web/design/button.tsx';
import styles from './conflict-notice.module.css';

type Props = {
  /** What it is elsewhere, for readers. */
  value: string;
  onDecide: (choice: 'mine' | 'theirs') => void;
};

/** What something holds elsewhere by now, and the choice between that and what was chosen here. */
export function ConflictNotice({ value, onDecide }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.notice} role="group" aria-labelledby={id} data-conflict>
      <p id={id}>
        <Trans t={t} i18nKey="conflict.theirs" values={{ value }} components={{ strong: <strong /> }} />
      </p>
      <div className={styles.choices}>
        <Button look="outline" size="small" aria-describedby={id} onClick={() => onDecide('mine')}>
          {t('conflict.keepMine')}
        </Button>
        <Button look="outline" size="small" aria-describedby={id} onClick={() => onDecide('theirs')}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </div>
  );
}
