import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useInboxTexts } from '#web/i18n/use-inbox-texts.ts';
import { useRememberingList } from '#web/partners/use-remembering-list.ts';
import { useReturningFocus } from '#web/partners/use-returning-focus.ts';
import { ContactCard } from './contact-card.tsx';
import { EmptyInbox } from './empty-inbox.tsx';
import type { Side } from './inbox-address.rules.ts';
import { contactsQuery } from './inbox.queries.ts';
import styles from './inbox.module.css';
import { ListFrame } from './list-frame.tsx';

/** So many cards are seen without scrolling. */
const firstCards = 3;

/** Whose contact details one viewed, or who viewed one's own, latest first. */
export function ContactList({ by }: { by: Side }) {
  const t = useInboxTexts();
  const { t: common } = useTranslation();
  const query = useQuery(contactsQuery(by));
  const noteOpened = useReturningFocus();
  const cards = query.data?.data;
  useRememberingList({ name: 'inbox', cards });
  const empty = <EmptyInbox about={by === 'me' ? 'contactsByMe' : 'contactsByThem'} />;
  return (
    <ListFrame query={query} count={cards?.length} empty={empty}>
      <ul className={styles.list} aria-label={t('lists.contacts')} onClickCapture={noteOpened}>
        {cards?.map((card, index) => (
          <li key={card.u_id}>
            <ContactCard card={card} by={by} isFirst={index < firstCards} />
          </li>
        ))}
      </ul>
      <p className={styles.end}>{common('states.endOfList')}</p>
    </ListFrame>
  );
}
