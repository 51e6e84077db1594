import { IconMail } from '@tabler/icons-react';
import { Button } from '#web/design/button.tsx';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import styles from './chosen-people.module.css';

type Props = {
  chosen: readonly number[];
  onAll: () => void;
  onNone: () => void;
  isBusy: boolean;
  onInvite: () => void;
};

/** What is done with the people who are chosen; stays in sight below the list. */
export function ChosenPeople({ chosen: { length: count }, onAll, onNone, isBusy, onInvite }: Props) {
  const t = useImportsTexts();
  return (
    <div className={styles.bar} data-chosen={count > 0 || undefined}>
      <p role="status" className={styles.count}>
        {count > 0 && t('invitations.chosen', { count })}
      </p>
      {count > 0 && (
        <Button look="quiet" size="small" onClick={onNone}>
          {t('invitations.clear')}
        </Button>
      )}
      {count === 0 ? (
        <Button look="quiet" size="small" onClick={onAll}>
          {t('invitations.chooseAll')}
        </Button>
      ) : (
        <Button
          size="small"
          icon={<IconMail size="1.125rem" aria-hidden="true" />}
          isBusy={isBusy}
          onClick={onInvite}
        >
          {t('invitations.send')}
        </Button>
      )}
    </div>
  );
}
