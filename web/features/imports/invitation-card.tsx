import type { ReactNode } from 'react';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import styles from './facts-card.module.css';
import type { ListedInvitation } from './imports.queries.ts';
import { PersonContact, PersonExpiry, PersonState } from './invitation-facts.tsx';

type Props = { person: ListedInvitation; choice: ReactNode; actions: ReactNode };

/** A person as a card, with everything the table has. */
export function InvitationCard({ person, choice, actions }: Props) {
  const t = useImportsTexts();
  return (
    <>
      {choice}
      <dl className={styles.facts}>
        <dt>{t('invitations.contact')}</dt>
        <dd>
          <PersonContact person={person} />
        </dd>
        <dt>{t('invitations.brought')}</dt>
        <dd>
          <Ago instant={person.iv_created_at} hasDateAfterWeek />
        </dd>
        <dt>{t('invitations.expires')}</dt>
        <dd>
          <PersonExpiry person={person} />
        </dd>
      </dl>
      <div className={styles.foot}>
        <PersonState person={person} />
        {actions}
      </div>
    </>
  );
}
