import { useQuery } from '@tanstack/react-query';
import { contactAllowanceQuery, interestCountsQuery } from '#web/connecting/connecting.queries.ts';
import { useInboxTexts } from '#web/i18n/use-inbox-texts.ts';
import type { InboxPlace } from './inbox-address.rules.ts';
import styles from './inbox.module.css';

/** What is to be done on the shown tab: answer, or how much may still be sent or viewed today. */
export function InboxLead({ place: { tab, by } }: { place: InboxPlace }) {
  if (tab === 'received') return <Waiting />;
  if (tab === 'sent') return <InterestsLeft />;
  return tab === 'contacts' && by === 'me' ? <ContactsLeft /> : null;
}

function Waiting() {
  const t = useInboxTexts();
  const { data } = useQuery(interestCountsQuery());
  return (
    <p className={styles.lead}>{data === undefined ? '' : t('waiting', { count: data.data.waiting })}</p>
  );
}

function InterestsLeft() {
  const t = useInboxTexts();
  const { data } = useQuery(interestCountsQuery());
  if (data === undefined) return <p className={styles.lead} />;
  const { left, limit } = data.data;
  if (left === null || limit === null) return <p className={styles.lead}>{t('rest.interestsOpen')}</p>;
  return <p className={styles.lead}>{t('rest.interests', { left, limit })}</p>;
}

function ContactsLeft() {
  const t = useInboxTexts();
  const { data } = useQuery(contactAllowanceQuery());
  const style = `${styles.lead} ${styles.long}`;
  if (data === undefined) return <p className={style} />;
  const { left, limit } = data.data;
  return <p className={style}>{t('rest.contacts', { left, limit })}</p>;
}
