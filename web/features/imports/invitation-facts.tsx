import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import type { ListedInvitation } from './imports.queries.ts';
import styles from './invitation-facts.module.css';
import { isUnanswered } from './invitation-people.rules.ts';

const dateFormat = new Intl.DateTimeFormat('en-GB');

type Props = { person: ListedInvitation };

/** What a person is called on this screen. */
export function usePersonName(): (person: ListedInvitation) => string {
  const t = useImportsTexts();
  return (person) => {
    if (!isUnanswered(person)) return t('invitations.erasedName');
    return person.iv_name ?? t('invitations.unnamed');
  };
}

export function PersonName({ person }: Props) {
  const nameOf = usePersonName();
  return <bdi className={person.iv_name === null ? styles.soft : styles.name}>{nameOf(person)}</bdi>;
}

export function PersonContact({ person }: Props) {
  const t = useImportsTexts();
  const { iv_email: email, iv_mobile: mobile } = person;
  if (!isUnanswered(person)) return <span className={styles.soft}>–</span>;
  if (email === null && mobile === null)
    return <span className={styles.soft}>{t('invitations.noContact')}</span>;
  return (
    <span className={styles.contact}>
      {email === null ? <span className={styles.soft}>{t('invitations.noEmail')}</span> : <bdi>{email}</bdi>}
      {mobile !== null && <bdi dir="ltr">{mobile}</bdi>}
    </span>
  );
}

export function PersonState({ person: { iv_state: state } }: Props) {
  const t = useImportsTexts();
  return (
    <span className={styles.state} data-state={state}>
      {t(`invitations.states.${state}`)}
    </span>
  );
}

/** When everything about somebody who does not answer is erased. */
export function PersonExpiry({ person }: Props) {
  if (!isUnanswered(person)) return <span className={styles.soft}>–</span>;
  const date = new Date(person.iv_expires_at);
  return <time dateTime={person.iv_expires_at}>{dateFormat.format(date)}</time>;
}
