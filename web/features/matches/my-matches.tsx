import { useTranslation } from 'react-i18next';
import { listMatches } from '#contract/matches/list-matches.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useMatchesTexts } from '#web/i18n/use-matches-texts.ts';
import { SearchField } from '#web/lists/search-field.tsx';
import { usePartnerList } from '#web/partners/use-partner-list.ts';
import { MatchScreen } from './match-screen.tsx';

type Props = {
  /** Free text that narrows the list; empty is no search. */
  search: string;
  onSearch: (search: string) => void;
};

/** Who suits the viewer and whom the viewer suits, best first. */
export function MyMatches({ search, onSearch }: Props) {
  const t = useMatchesTexts();
  const { t: common } = useTranslation();
  const list = usePartnerList('myMatch', { endpoint: listMatches, input: { search } });
  return (
    <MatchScreen
      title={common('titles.myMatch')}
      list={list}
      tools={<SearchField label={t('searchLabel')} value={search} onSearch={onSearch} />}
      empty={search === '' ? <NobodyFits /> : <NobodyFound search={search} onSearch={onSearch} />}
    />
  );
}

function NobodyFits() {
  const t = useMatchesTexts();
  return (
    <EmptyState title={t('emptyTitle')} text={t('my.emptyText')}>
      <LinkButton to="/myProfile" search={{ section: 'partner-basic' }}>
        {t('toPreference')}
      </LinkButton>
      <LinkButton to="/moreMatch" look="outline">
        {t('toMoreMatch')}
      </LinkButton>
    </EmptyState>
  );
}

function NobodyFound({ search, onSearch }: Props) {
  const t = useMatchesTexts();
  return (
    <EmptyState title={t('noneFoundTitle', { text: search })} text={t('noneFoundText')}>
      <Button look="outline" onClick={() => onSearch('')}>
        {t('clearSearch')}
      </Button>
    </EmptyState>
  );
}
