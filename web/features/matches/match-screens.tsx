import type { ReactNode } from 'react';
import { listMatches, listMoreMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import { useMatchesTexts } from '#web/i18n/use-matches-texts.ts';
import { SearchField } from '#web/lists/search-field.tsx';
import { PartnerList } from '#web/partners/partner-list.tsx';
import { usePartnerList, type PartnerListState } from '#web/partners/use-partner-list.ts';
import styles from './match-screens.module.css';

/** The day's list of this member. */
export function TodaysMatches() {
  const t = useMatchesTexts();
  const common = useCommonTexts();
  const list = usePartnerList('todaysMatch', { endpoint: listTodaysMatches, input: {} });
  return (
    <MatchScreen
      title={common('titles.todaysMatch')}
      list={list}
      empty={<EmptyList text={t('today.emptyText')} />}
    />
  );
}

type SearchProps = {
  /** Free text that filters the list; empty means no filter. */
  search: string;
  onSearch: (search: string) => void;
};

/** Members who suit the viewer in both directions, best first. */
export function MyMatches({ search, onSearch }: SearchProps) {
  const t = useMatchesTexts();
  const common = useCommonTexts();
  const list = usePartnerList('myMatch', { endpoint: listMatches, input: { search } });
  return (
    <MatchScreen
      title={common('titles.myMatch')}
      list={list}
      tools={<SearchField label={t('searchLabel')} value={search} onSearch={onSearch} />}
      empty={search === '' ? <NoMatches /> : <NoneFound search={search} onSearch={onSearch} />}
    />
  );
}

function NoMatches() {
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

function NoneFound({ search, onSearch }: SearchProps) {
  const t = useMatchesTexts();
  return (
    <EmptyState title={t('noneFoundTitle', { text: search })} text={t('noneFoundText')}>
      <Button look="outline" onClick={() => onSearch('')}>
        {t('clearSearch')}
      </Button>
    </EmptyState>
  );
}

/** Members who miss something that the viewer looks for, but no must-have of either side. */
export function MoreMatches() {
  const t = useMatchesTexts();
  const common = useCommonTexts();
  const list = usePartnerList('moreMatch', { endpoint: listMoreMatches, input: {} });
  return (
    <MatchScreen
      title={common('titles.moreMatch')}
      isMissing
      list={list}
      empty={<EmptyList text={t('more.emptyText')} />}
    />
  );
}

function EmptyList({ text }: { text: string }) {
  const t = useMatchesTexts();
  return (
    <EmptyState title={t('emptyTitle')} text={text}>
      <LinkButton to="/myMatch">{t('toMyMatch')}</LinkButton>
      <LinkButton to="/myProfile" search={{ section: 'partner-basic' }} look="outline">
        {t('toPreference')}
      </LinkButton>
    </EmptyState>
  );
}

type ScreenProps = {
  title: string;
  /** The members of the list miss something; the search around this list has the heading then. */
  isMissing?: boolean;
  list: PartnerListState;
  /** Between the heading and the cards. */
  tools?: ReactNode;
  empty: ReactNode;
};

/** Heading, count and cards of one list. */
function MatchScreen({ title, isMissing = false, list, tools, empty }: ScreenProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        {!isMissing && <h1>{title}</h1>}
        <FoundCount list={list} found={isMissing ? 'missing' : 'found'} />
      </header>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      <PartnerList list={list} label={title} empty={empty} />
    </div>
  );
}

const countFormat = new Intl.NumberFormat('en-IN');

/** Larger than any count that a list shows at first. */
const longestCount = 1000;

type CountProps = { list: PartnerListState; found: 'found' | 'missing' };

/**
 * How many members are in the list. It is as wide as its longest form from the beginning, so that nothing moves when the
 * number arrives; an empty list has no count.
 */
function FoundCount({ list: { total, hasMoreThanTotal, query }, found }: CountProps) {
  const t = useMatchesTexts();
  const number = countFormat.format(total ?? 0);
  const sentence = hasMoreThanTotal
    ? t(`${found}MoreThan`, { number })
    : t(found, { count: total ?? 0, number });
  const waiting = query.isPending && query.fetchStatus === 'fetching' ? t('counting') : '';
  const known = total === 0 ? '' : sentence;
  return (
    <div className={styles.count}>
      <span className={styles.room} aria-hidden="true">
        {t(`${found}MoreThan`, { number: countFormat.format(longestCount) })}
      </span>
      <output>{total === undefined ? waiting : known}</output>
    </div>
  );
}
