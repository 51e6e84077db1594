import { useQuery } from '@tanstack/react-query';
import { listVisits } from '#contract/partners/list-visits.ts';
import { cardsQuery } from '#web/parts/connecting/partner-cards.ts';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useMemberTexts } from '#web/locales/en/member.ts';
import { TabList, TabPanel } from '#web/parts/lists/tab-list.tsx';
import { WholePartnerList } from '#web/parts/partner-cards/partner-list.tsx';
import { VisitTime } from '#web/parts/partner-cards/partner-times.tsx';
import styles from './profile-visits.module.css';
import { visitTabs, type VisitTab, type VisitTabName } from './visit-tab.rules.ts';

type Props = { tab: VisitTab; onChoose: (name: VisitTabName) => void };

/** Who visited the viewer's profile, and whose profiles the viewer visited, latest first. */
export function ProfileVisits({ tab, onChoose }: Props) {
  const t = useMemberTexts();
  const common = useCommonTexts();
  const tabs = visitTabs.map(({ name, text }) => ({ name, label: t(`visits.${text}`) }));
  return (
    <div className={styles.screen}>
      <header>
        <h1>{common('titles.profileVisits')}</h1>
        <p className={styles.lead}>{t('visits.lead')}</p>
      </header>
      <TabList label={t('visits.tabs')} tabs={tabs} shown={tab.name} onChoose={onChoose} />
      <TabPanel name={tab.name}>
        <Visits key={tab.name} tab={tab} />
      </TabPanel>
    </div>
  );
}

function Visits({ tab }: { tab: VisitTab }) {
  const t = useMemberTexts();
  // Always fresh, so that a visit made just before is in the list.
  const query = useQuery({ ...cardsQuery(listVisits, { type: tab.type }), staleTime: 0 });
  const isUnshown = query.data?.is_browsing_unshown === true;
  return (
    <>
      {isUnshown && tab.type === 'i_visited' && (
        <p className={styles.note}>
          {t('visits.unshownNote')} <ToSettings />
        </p>
      )}
      <WholePartnerList
        query={query}
        label={t(`visits.${tab.text}`)}
        from={tab.from}
        renderNote={({ visited_at }) => (
          <VisitTime instant={visited_at} isOfViewer={tab.type === 'visited_me'} />
        )}
        empty={<NoVisits tab={tab} isUnshown={isUnshown} />}
      />
    </>
  );
}

function NoVisits({ tab, isUnshown }: { tab: VisitTab; isUnshown: boolean }) {
  const t = useMemberTexts();
  const common = useCommonTexts();
  const isMine = tab.type === 'i_visited';
  if (isUnshown && !isMine) {
    return (
      <EmptyState title={t('visits.unshownTitle')} text={t('visits.unshownText')}>
        <ToSettings />
      </EmptyState>
    );
  }
  return (
    <EmptyState title={common('states.empty')} text={t(`visits.${tab.text}Empty`)}>
      <LinkButton to={isMine ? '/myMatch' : '/myProfile'}>
        {t(isMine ? 'visits.toMatches' : 'visits.toProfile')}
      </LinkButton>
    </EmptyState>
  );
}

/** A link to the setting that hides visits. */
function ToSettings() {
  const t = useMemberTexts();
  return (
    <LinkButton to="/settings" search={{ section: 'privacy' }} look="outline" size="small">
      {t('visits.toSettings')}
    </LinkButton>
  );
}
