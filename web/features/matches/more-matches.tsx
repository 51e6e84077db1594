import { useTranslation } from 'react-i18next';
import { listMoreMatches } from '#contract/matches/list-more-matches.ts';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useMatchesTexts } from '#web/i18n/use-matches-texts.ts';
import { usePartnerList } from '#web/partners/use-partner-list.ts';
import { MatchScreen } from './match-screen.tsx';

/** Members who miss something of what the viewer looks for, but no must-have of either side. */
export function MoreMatches() {
  const t = useMatchesTexts();
  const { t: common } = useTranslation();
  const list = usePartnerList('moreMatch', { endpoint: listMoreMatches, input: {} });
  return (
    <MatchScreen
      title={common('titles.moreMatch')}
      isMissing
      list={list}
      empty={
        <EmptyState title={t('emptyTitle')} text={t('more.emptyText')}>
          <LinkButton to="/myMatch">{t('toMyMatch')}</LinkButton>
          <LinkButton to="/myProfile" search={{ section: 'partner-basic' }} look="outline">
            {t('toPreference')}
          </LinkButton>
        </EmptyState>
      }
    />
  );
}
