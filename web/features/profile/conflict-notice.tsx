import { useId } from 'react';
import { Trans } from 'react-i18next';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { Button } from '#web/design/button.tsx';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import styles from './conflict-notice.module.css';
import { useFieldText } from './use-field-text.ts';

type Props = { fact: FormFact; theirs: string; onDecide: (choice: 'mine' | 'theirs') => void };

/** What a field holds elsewhere by now, and the choice between that and what was typed here. */
export function ConflictNotice({ fact, theirs, onDecide }: Props) {
  const t = useProfileTexts();
  const say = useFieldText();
  const id = useId();
  const value = say(fact, theirs) ?? t('values.notSpecified');
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
