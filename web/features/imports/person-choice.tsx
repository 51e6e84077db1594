import { Checkbox } from '@mantine/core';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import type { ListedInvitation } from './imports.queries.ts';
import { PersonName, usePersonName } from './invitation-facts.tsx';
import { canBeInvited } from './invitation-people.rules.ts';
import styles from './person-choice.module.css';

type Props = { person: ListedInvitation; isChosen: boolean; onToggle: () => void };

/** The name, and before it a box for those who can be invited by mail. */
export function PersonChoice({ person, isChosen, onToggle }: Props) {
  const t = useImportsTexts();
  const name = usePersonName()(person);
  return (
    <span className={styles.choice}>
      {canBeInvited(person) ? (
        <Checkbox
          className={styles.box}
          aria-label={t('invitations.choose', { name })}
          checked={isChosen}
          onChange={onToggle}
        />
      ) : (
        <span className={styles.gap} />
      )}
      <PersonName person={person} />
    </span>
  );
}
