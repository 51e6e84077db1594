import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { hasFailed } from '#web/app/client/failures.ts';
import { contactAllowanceQuery, interestCountsQuery } from '#web/parts/connecting/connecting.queries.ts';
import { useStillWaiting } from '#web/parts/connecting/declining/use-answered-here.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useInboxTexts } from '#web/locales/en/connecting/inbox.ts';
import { TabList, TabPanel } from '#web/parts/lists/tab-list.tsx';
import { ContactList } from './contact-list.tsx';
import {
  hasSides,
  inboxTabs,
  sides,
  type InboxView,
  type Side,
  type SidedTab,
} from './inbox-address.rules.ts';
import styles from './inbox.module.css';
import { interestsQuery } from './inbox.queries.ts';
import { AcceptedInterests, ReceivedInterests, SentInterests } from './interest-lists.tsx';
import { usePartnerPronoun } from './use-partner-pronoun.ts';

type Props = { view: InboxView; onChoose: (view: InboxView) => void };

/** Received, sent and accepted interests, and the members whose contact details were viewed, by either side. */
export function Inbox({ view, onChoose }: Props) {
  const t = useInboxTexts();
  const common = useCommonTexts();
  const { tab, by } = view;
  const tabs = inboxTabs.map((name) => ({ name, label: t(`tabs.${name}`) }));
  return (
    <div className={styles.screen}>
      <h1>{common('titles.inbox')}</h1>
      <TabList
        label={t('tabs.label')}
        tabs={tabs}
        shown={tab}
        onChoose={(name) => onChoose({ tab: name, by: 'me' })}
      />
      <TabPanel name={tab} className={styles.panel}>
        {hasSides(tab) && (
          <SideRadios tab={tab} shown={by} onChoose={(side) => onChoose({ tab, by: side })} />
        )}
        <Lead view={view} />
        <ShownList key={`${tab} ${by}`} tab={tab} by={by} />
      </TabPanel>
    </div>
  );
}

function ShownList({ tab, by }: InboxView) {
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
function Lead({ view: { tab, by } }: { view: InboxView }) {
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
