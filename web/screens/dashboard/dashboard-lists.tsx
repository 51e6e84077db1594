import { useQuery } from '@tanstack/react-query';
import { listMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import { listVisits } from '#contract/partners/list-visits.ts';
import { cardsQuery } from '#web/parts/connecting/partner-cards.ts';
import { LinkButton } from '#web/design/button.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useMemberTexts } from '#web/locales/en/member.ts';
import { PartnerRow } from '#web/parts/partner-cards/partner-row.tsx';
import { VisitTime } from '#web/parts/partner-cards/partner-times.tsx';
import styles from './dashboard-lists.module.css';
import { writeTotal } from './list-count.rules.ts';

/** How many cards a row shows at most. */
const cardCount = 12;

/** Members who suit the viewer in both directions, best first. */
export function BestMatches() {
  const t = useMemberTexts();
  const title = t('dashboard.find', { site: useSite().name });
  const query = useQuery(cardsQuery(listMatches, { page: 1, limit: cardCount, wishes: 'half' }));
  return (
    <PartnerRow
      id="matches"
      title={<CountedTitle title={title} counted={query.data} />}
      lead={t('dashboard.findLead')}
      action={<ViewAll to="/myMatch" list={title} />}
      query={query}
      from="dashboardMatches"
      empty={
        <>
          <p>{t('dashboard.findEmpty')}</p>
          <LinkButton to="/myProfile" search={{ section: 'partner-basic' }} look="outline">
            {t('dashboard.toPreference')}
          </LinkButton>
        </>
      }
    />
  );
}

/** The first members of the day's list. */
export function Suggestions() {
  const t = useMemberTexts();
  const title = t('dashboard.suggestions');
  const query = useQuery(cardsQuery(listTodaysMatches, { page: 1, limit: cardCount }));
  return (
    <PartnerRow
      id="suggestions"
      title={<CountedTitle title={title} counted={query.data} />}
      lead={t('dashboard.suggestionsLead')}
      action={<ViewAll to="/todaysMatch" list={title} />}
      query={query}
      from="dashboardSuggestions"
      empty={<p>{t('dashboard.suggestionsEmpty')}</p>}
    />
  );
}

/** Members who visited the viewer's profile in the last days. */
export function Viewers() {
  const t = useMemberTexts();
  const title = t('dashboard.viewers');
  const query = useQuery(cardsQuery(listVisits, { type: 'visited_me' }));
  const total = query.data?.data.length;
  return (
    <PartnerRow
      id="viewers"
      title={<CountedTitle title={title} counted={total === undefined ? undefined : { total }} />}
      lead={t('dashboard.viewersLead')}
      action={<ViewAll to="/profile-vists" list={title} />}
      query={query}
      from="dashboardVisitors"
      renderNote={({ visited_at }) => <VisitTime instant={visited_at} isOfViewer />}
      empty={<NoViewers isUnshown={query.data?.is_browsing_unshown === true} />}
    />
  );
}

/** A member who hides their visits does not see visitors either. */
function NoViewers({ isUnshown }: { isUnshown: boolean }) {
  const t = useMemberTexts();
  if (!isUnshown) return <p>{t('dashboard.viewersEmpty')}</p>;
  return (
    <>
      <p>{t('visits.unshownText')}</p>
      <LinkButton to="/settings" search={{ section: 'privacy' }} look="outline">
        {t('visits.toSettings')}
      </LinkButton>
    </>
  );
}

type Counted = { total: number; has_more_than_total?: boolean };

function CountedTitle({ title, counted }: { title: string; counted: Counted | undefined }) {
  const t = useMemberTexts();
  if (counted === undefined) {
    return (
      <>
        {title}{' '}
        <span className={styles.counting} aria-hidden="true">
          {t('dashboard.counting')}
        </span>
      </>
    );
  }
  const number = writeTotal({ total: counted.total, hasMore: counted.has_more_than_total === true });
  return t('dashboard.counted', { title, number });
}

type WholeList = '/myMatch' | '/todaysMatch' | '/profile-vists';

function ViewAll({ to, list }: { to: WholeList; list: string }) {
  const t = useMemberTexts();
  return (
    <LinkButton to={to} look="quiet" className={styles.all} aria-label={t('dashboard.viewAllOf', { list })}>
      {t('dashboard.viewAll')}
    </LinkButton>
  );
}
