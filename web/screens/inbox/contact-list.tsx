import { useQuery } from '@tanstack/react-query';
import type { listContacts } from '#contract/contacts/contacts.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { ConnectButton, ContactButton } from '#web/parts/connecting/partner-buttons.tsx';
import { usePartnerCards } from '#web/parts/connecting/partner-cards.ts';
import { When } from '#web/parts/dates/when.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useInboxTexts } from '#web/locales/en/connecting/inbox.ts';
import { useReturningFocus, useStoringList } from '#web/parts/partner-cards/use-opened-list.ts';
import type { Side } from './inbox-address.rules.ts';
import { InboxCard } from './inbox-card.tsx';
import styles from './inbox.module.css';
import { contactsQuery } from './inbox.queries.ts';
import { EmptyInbox, firstCards, ListFrame } from './list-frame.tsx';

/** The members whose contact details the viewer viewed, or who viewed the viewer's, latest first. */
export function ContactList({ by }: { by: Side }) {
  const t = useInboxTexts();
  const common = useCommonTexts();
  const query = useQuery(contactsQuery(by));
  const storePressed = useReturningFocus();
  const cards = usePartnerCards(query.data?.data);
  useStoringList({ name: 'inbox', cards });
  const empty = <EmptyInbox about={by === 'me' ? 'contactsByMe' : 'contactsByThem'} />;
  return (
    <ListFrame query={query} count={cards?.length} empty={empty}>
      <ul className={styles.list} aria-label={t('lists.contacts')} onClickCapture={storePressed}>
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

type Contact = EndpointData<typeof listContacts>[number];

type ContactProps = { card: Contact; by: Side; isFirst: boolean };

/** A member whose contact details the viewer viewed, or who viewed the viewer's. */
function ContactCard({ card, by, isFirst }: ContactProps) {
  const t = useInboxTexts();
  const event = by === 'me' ? 'contactedByMe' : 'contactedByThem';
  return (
    <InboxCard
      card={card}
      isFirst={isFirst}
      times={<When instant={card.contacted_at} say={(when) => t(`turns.${event}`, { when })} />}
      actions={
        <>
          <ContactButton partner={card} place="inbox" />
          <ConnectButton partner={card} place="inbox" />
        </>
      }
    />
  );
}
