import { useId } from 'react';
import { Button } from '#web/design/button.tsx';
import { RichText } from '#web/locales/rich-text.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import styles from './conflict-notice.module.css';

type NoticeProps = { value: string; onDecide: (choice: 'mine' | 'theirs') => void };

/** What a field contains elsewhere, and the choice between that and what was entered here. */
export function ConflictNotice({ value, onDecide }: NoticeProps) {
  const t = useCommonTexts();
  const id = useId();
  return (
    <div className={styles.conflict} role="group" aria-labelledby={id} data-conflict>
      <p id={id}>
        <RichText t={t} name="conflict.theirs" values={{ value }} parts={{ strong: <strong /> }} />
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

/** Moves the focus to the first conflict of a form. */
export function focusConflict(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[data-conflict] button')?.focus();
}
