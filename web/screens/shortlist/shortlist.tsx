import { queryOptions, useQuery } from '@tanstack/react-query';
import { listShortlist } from '#contract/shortlist/shortlist.ts';
import { cardsQuery, usePartnerCards } from '#web/parts/connecting/partner-cards.ts';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useMemberTexts } from '#web/locales/en/member.ts';
import { WholePartnerList } from '#web/parts/partner-cards/partner-list.tsx';
import styles from './shortlist.module.css';

/** A shown partner stays on screen; one who is not shown was added in another window, so the list is loaded again. */
function shortlistQuery() {
  const query = cardsQuery(listShortlist, {});
  return queryOptions({
    ...query,
    meta: {
      ...query.meta,
      refetches: ({ partnerIds }, queries) => {
        const shown = queries.getQueryData(query.queryKey)?.data ?? [];
        return !shown.some(({ u_id }) => partnerIds?.has(u_id) === true);
      },
    },
  });
}

/**
 * The partners on the viewer's shortlist, latest first. A removed one stays on screen with an empty heart until the list is
 * opened again, so that nothing moves under the finger and the heart undoes it.
 */
export function Shortlist() {
  const t = useMemberTexts();
  const common = useCommonTexts();
  const query = useQuery(shortlistQuery());
  const cards = usePartnerCards(query.data?.data) ?? [];
  const count = cards.filter(({ wishlisted }) => wishlisted).length;
  return (
    <div className={styles.screen}>
      <header>
        <h1>{common('titles.shortlisted')}</h1>
        <p className={styles.lead}>{cards.length === 0 ? '' : t('shortlist.lead', { count })}</p>
      </header>
      <WholePartnerList
        query={query}
        label={t('shortlist.label')}
        from="shortlisted"
        renderNote={({ wishlisted }) => (wishlisted ? undefined : t('shortlist.takenOff'))}
        empty={
          <EmptyState title={common('states.empty')} text={t('shortlist.emptyText')}>
            <LinkButton to="/myMatch">{t('shortlist.toMatches')}</LinkButton>
          </EmptyState>
        }
      />
    </div>
  );
}
