import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { listContacts } from '#contract/contacts/contacts.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { contactAllowanceQuery, interestCountsQuery } from '#web/parts/connecting/connecting.queries.ts';
import { useStillWaiting } from '#web/parts/connecting/declining/use-answered-here.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useInboxTexts } from '#web/locales/en/connecting/inbox.ts';
import { TabList, TabPanel } from '#web/parts/lists/tab-list.tsx';
import { ConnectButton, ContactButton } from '#web/parts/connecting/partner-buttons.tsx';
import { usePartnerCards } from '#web/parts/connecting/partner-cards.ts';
import { When } from '#web/parts/dates/when.tsx';
import { useReturningFocus, useStoringList } from '#web/parts/partner-cards/use-opened-list.ts';
import {
  hasSides,
  inboxTabs,
  sides,
  type InboxView,
  type Side,
  type SidedTab,
} from './inbox-address.rules.ts';
import { interestsQuery, contactsQuery } from './inbox.queries.ts';
import { isAcceptedBy } from './interest-sides.rules.ts';
import { useViewerId } from '#web/parts/connecting/use-viewer-id.ts';
import { AcceptedInterests, ReceivedInterests, SentInterests } from './interest-lists.tsx';
import { usePartnerPronoun } from './use-partner-pronoun.ts';
import { InboxCard } from './inbox-card.tsx';
import { EmptyInbox, firstCards, ListFrame } from './list-frame.tsx';
import styles from './inbox.module.css';

type Props = { view: InboxView; onChoose: (view: InboxView) => void };

/** Received, sent and accepted interests, and the members whose contact details were viewed, by either side. */
export function Inbox({ view, onChoose }: Props) {
  const t = useInboxTexts();
  const common = useCommonTexts();
  const { tab } = view;
  const by = useShownSide(view);
  const tabs = inboxTabs.map((name) => ({ name, label: t(`tabs.${name}`) }));
  return (
    <div className={styles.screen}>
      <h1>{common('titles.inbox')}</h1>
      <TabList
        label={t('tabs.label')}
        tabs={tabs}
        shown={tab}
        onChoose={(name) => onChoose({ tab: name, by: undefined })}
      />
      <TabPanel name={tab} className={styles.panel}>
        {hasSides(tab) && (
          <SideRadios tab={tab} shown={by} onChoose={(side) => onChoose({ tab, by: side })} />
        )}
        <Lead tab={tab} by={by} />
        <ShownList key={`${tab} ${by}`} tab={tab} by={by} />
      </TabPanel>
    </div>
  );
}

type Shown = { tab: InboxView['tab']; by: Side };

/** The chosen side; else "by me", unless only the others have accepted: an interest that was accepted is never an empty list. */
function useShownSide({ tab, by }: InboxView): Side {
  const ownId = useViewerId();
  const isOpen = tab === 'accepted' && by === undefined;
  const { data } = useInfiniteQuery({ ...interestsQuery('accepted'), ...(!isOpen && { enabled: false }) });
  if (!isOpen) return by ?? 'me';
  const accepted = data?.pages.flatMap((page) => page.data) ?? [];
  const isOfOthers =
    accepted.length > 0 && !accepted.some((one) => isAcceptedBy('me', { interest: one, ownId }));
  return isOfOthers ? 'them' : 'me';
}

function ShownList({ tab, by }: Shown) {
  if (tab === 'received') return <ReceivedInterests />;
  if (tab === 'sent') return <SentInterests />;
  return tab === 'accepted' ? <AcceptedInterests by={by} /> : <ContactList by={by} />;
}

type RadiosProps = { tab: SidedTab; shown: Side; onChoose: (side: Side) => void };

/** The choice between "by me" and "by them", as two pills. */
function SideRadios({ tab, shown, onChoose }: RadiosProps) {
  const t = useInboxTexts();
  const name = useId();
  const { isKnown, pronoun } = usePartnerPronoun();
  return (
    <fieldset className={styles.sides} data-is-known={isKnown}>
      <legend className="visually-hidden">{t(`sides.${tab}.label`)}</legend>
      {sides.map((side) => (
        <label key={side} className={styles.side}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={side}
            checked={side === shown}
            onChange={() => onChoose(side)}
          />
          {t(`sides.${tab}.${side === 'me' ? 'me' : pronoun}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** Above a list: how many interests wait for an answer, or how many interests or views are left today. */
function Lead({ tab, by }: Shown) {
  if (tab === 'received') return <Waiting />;
  if (tab === 'sent') return <InterestsLeft />;
  return tab === 'contacts' && by === 'me' ? <ViewsLeft /> : null;
}

function Waiting() {
  const t = useInboxTexts();
  const counts = useQuery(interestCountsQuery());
  const list = useInfiniteQuery({ ...interestsQuery('received'), enabled: false });
  const count = useStillWaiting(counts.data?.data.waiting ?? 0);
  // Above a list that could not be loaded, "nothing waits" would be read as its content.
  const isKnown = counts.data !== undefined && !(list.data === undefined && hasFailed(list));
  return <p className={styles.lead}>{isKnown ? t('waiting', { count }) : ''}</p>;
}

function InterestsLeft() {
  const t = useInboxTexts();
  const { data } = useQuery(interestCountsQuery());
  if (data === undefined) return <p className={styles.lead} />;
  const { left, limit } = data.data;
  if (left === null || limit === null) return <p className={styles.lead}>{t('rest.interestsOpen')}</p>;
  return <p className={styles.lead}>{t('rest.interests', { left, limit })}</p>;
}

function ViewsLeft() {
  const t = useInboxTexts();
  const { data } = useQuery(contactAllowanceQuery());
  const style = `${styles.lead} ${styles.long}`;
  if (data === undefined) return <p className={style} />;
  const { left, limit } = data.data;
  if (left === null || limit === null) return <p className={style}>{t('rest.contactsOpen')}</p>;
  return <p className={style}>{t('rest.contacts', { left, limit })}</p>;
}

/** The members whose contact details the viewer viewed, or who viewed the viewer's, latest first. */
function ContactList({ by }: { by: Side }) {
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
