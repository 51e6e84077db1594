import { useTranslation } from 'react-i18next';
import { listTodaysMatches } from '#contract/matches/list-todays-matches.ts';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useMatchesTexts } from '#web/i18n/use-matches-texts.ts';
import { usePartnerList } from '#web/partners/use-partner-list.ts';
import { MatchScreen } from './match-screen.tsx';

/** The day's list of this member. */
export function TodaysMatches() {
  const t = useMatchesTexts();
  const { t: common } = useTranslation();
  const list = usePartnerList('todaysMatch', { endpoint: listTodaysMatches, input: {} });
  return (
    <MatchScreen
      title={common('titles.todaysMatch')}
      list={list}
      empty={
        <EmptyState title={t('emptyTitle')} text={t('today.emptyText')}>
          <LinkButton to="/myMatch">{t('toMyMatch')}</LinkButton>
          <LinkButton to="/myProfile" search={{ section: 'partner-basic' }} look="outline">
            {t('toPreference')}
          </LinkButton>
        </EmptyState>
      }
    />
  );
}
