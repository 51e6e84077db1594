import { useTranslation } from 'react-i18next';
import { useInboxTexts } from '#web/i18n/use-inbox-texts.ts';
import { TabList, TabPanel } from '#web/lists/tab-list.tsx';
import { ContactList } from './contact-list.tsx';
import { hasSides, inboxTabs, type InboxPlace, type InboxTab } from './inbox-address.rules.ts';
import { InboxLead } from './inbox-lead.tsx';
import styles from './inbox.module.css';
import { AcceptedInterests, ReceivedInterests, SentInterests } from './interest-lists.tsx';
import { SideRadios } from './side-radios.tsx';

type Props = { place: InboxPlace; onChoose: (place: InboxPlace) => void };

/** Interests that came and went, who is connected, and who viewed whose contact details. */
export function Inbox({ place, onChoose }: Props) {
  const t = useInboxTexts();
  const { t: common } = useTranslation();
  const { tab, by } = place;
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
        <InboxLead place={place} />
        <ShownList key={`${tab} ${by}`} tab={tab} by={by} />
      </TabPanel>
    </div>
  );
}

function ShownList({ tab, by }: { tab: InboxTab; by: InboxPlace['by'] }) {
  if (tab === 'received') return <ReceivedInterests />;
  if (tab === 'sent') return <SentInterests />;
  return tab === 'accepted' ? <AcceptedInterests by={by} /> : <ContactList by={by} />;
}
