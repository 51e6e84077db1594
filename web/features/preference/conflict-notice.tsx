import { useId } from 'react';
import { Trans } from 'react-i18next';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import { Button } from '#web/design/button.tsx';
import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import styles from './conflict-notice.module.css';
import { useCriterionText } from './use-criterion-text.ts';

type Props = { name: CriterionName; theirs: string; onDecide: (choice: 'mine' | 'theirs') => void };

/** What a criterion holds elsewhere by now, and the choice between that and what was chosen here. */
export function ConflictNotice({ name, theirs, onDecide }: Props) {
  const t = usePreferenceTexts();
  const say = useCriterionText();
  const id = useId();
  const value = say(name, theirs) ?? t('values.any');
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
