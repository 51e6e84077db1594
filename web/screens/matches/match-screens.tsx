import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { listMatches, listMoreMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { useAnnounced } from '#web/design/messages/announcer.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useMatchesTexts } from '#web/locales/en/matches.ts';
import { SearchField } from '#web/parts/lists/search-field.tsx';
import { fitsWell } from '#web/parts/partner-cards/fit/fit-bands.rules.ts';
import { PartnerList } from '#web/parts/partner-cards/partner-list.tsx';
import { usePartnerList, type PartnerListState } from '#web/parts/partner-cards/use-partner-list.ts';
import styles from './match-screens.module.css';

/** The day's list of this member. */
export function TodaysMatches() {
  const t = useMatchesTexts();
  const common = useCommonTexts();
  const list = usePartnerList('todaysMatch', { endpoint: listTodaysMatches, input: {} });
  return (
    <MatchScreen
      title={common('titles.todaysMatch')}
      kind="today"
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

/** Members who pass all must-haves and suit the viewer, best first. */
export function MyMatches({ search, onSearch }: SearchProps) {
  const t = useMatchesTexts();
  const common = useCommonTexts();
  const list = usePartnerList('myMatch', { endpoint: listMatches, input: { search, wishes: 'half' } });
  return (
    <MatchScreen
      title={common('titles.myMatch')}
      kind={search === '' ? 'found' : 'searched'}
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
  const title = t('noneFoundTitle', { text: search });
  useAnnounced(title);
  return (
    <EmptyState title={title} text={t('noneFoundText')}>
      <Button look="outline" onClick={() => onSearch('')}>
        {t('clearSearch')}
      </Button>
    </EmptyState>
  );
}

/** Members who pass all must-haves too, but suit the viewer less. */
export function MoreMatches() {
  const common = useCommonTexts();
  const list = usePartnerList('moreMatch', { endpoint: listMoreMatches, input: {} });
  return <MatchScreen title={common('titles.moreMatch')} kind="missing" list={list} empty={<AllSeen />} />;
}

/** Everybody is in My Match: what shows more is a wider preference, whose editor says which wish keeps the most people out. */
function AllSeen() {
  const t = useMatchesTexts();
  return (
    <EmptyState title={t('emptyTitle')} text={t('more.emptyText')}>
      <LinkButton to="/myProfile" search={{ section: 'partner-basic' }}>
        {t('toWiden')}
      </LinkButton>
      <LinkButton to="/myMatch" look="outline">
        {t('toMyMatch')}
      </LinkButton>
    </EmptyState>
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

/** Which members a list has: those of today, those who suit, those of them with some words, or those who suit less. */
type ListKind = 'today' | 'found' | 'searched' | 'missing';

type ScreenProps = {
  title: string;
  kind: ListKind;
  list: PartnerListState;
  /** Between the heading and the cards. */
  tools?: ReactNode;
  empty: ReactNode;
};

/** Heading, count and cards of one list. The search around the list of those who suit less has the heading. */
function MatchScreen({ title, kind, list, tools, empty }: ScreenProps) {
  const t = useMatchesTexts();
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        {kind !== 'missing' && <h1>{title}</h1>}
        <FoundCount list={list} kind={kind} />
        {kind === 'today' && list.total !== 0 && <p className={styles.order}>{t('todayOrder')}</p>}
      </header>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      <PartnerList list={list} label={title} empty={empty} parts={useParts(kind, list)} />
    </div>
  );
}

/** The parts of the day's list by when somebody joined or changed, and those of My Match by how well they fit. */
function useParts(kind: ListKind, list: PartnerListState) {
  const t = useMatchesTexts();
  const { freshIds } = list;
  if (kind === 'today') {
    const isFirst = ({ u_id }: PartnerCardWire) => freshIds.includes(u_id);
    return { isFirst, firstTitle: t('todayFresh'), title: t('todayOthers') };
  }
  if (kind === 'missing' || asksForNothing(list)) return undefined;
  return { isFirst: ({ match }: PartnerCardWire) => fitsWell(match), title: t('inPart') };
}

/** Whether the viewer states nothing: no card compares anything with what they look for. */
function asksForNothing({ cards = [] }: PartnerListState): boolean {
  return cards.length > 0 && cards.every(({ match }) => match.mine.stated === 0);
}

/** Whether the viewer has a must-have. Everybody in the list meets it. */
function hasMustHave({ cards = [] }: PartnerListState): boolean {
  return cards.some(({ match }) => match.mine.criteria.some(({ must_have }) => must_have));
}

/** Whether each of the day's list meets all that the viewer states. */
function areAllFitting({ cards = [] }: PartnerListState): boolean {
  return cards.every(
    ({ match }) => match.mine.stated > 0 && match.mine.criteria.every(({ verdict }) => verdict === 'met'),
  );
}

const countFormat = new Intl.NumberFormat('en-IN');

type Counted = {
  total: number;
  /** How many are new to the viewer. */
  newTotal: number;
  /** Whether all fit everything. */
  areAllFitting: boolean;
  hasMoreThanTotal: boolean;
  /** Whether the viewer states nothing, and whether a must-have. */
  isOpen: boolean;
  isDemanding: boolean;
};

/** As wide as what a list shows at first. Where the longest form is rare, its last line moves the cards rather than an empty one staying. */
const many: Counted = {
  total: 1000,
  newTotal: 0,
  areAllFitting: true,
  hasMoreThanTotal: true,
  isOpen: false,
  isDemanding: true,
};
const widestCounts: Record<ListKind, Counted> = {
  today: { ...many, total: 12, newTotal: 11, hasMoreThanTotal: false },
  found: { ...many, total: 999, hasMoreThanTotal: false },
  searched: many,
  missing: many,
};

/**
 * How many members are in the list. It is as wide as its longest form from the beginning, so that nothing moves when the
 * number arrives; an empty list has no count.
 */
function FoundCount({ list, kind }: { list: PartnerListState; kind: ListKind }) {
  const t = useMatchesTexts();
  const { total, hasMoreThanTotal, query } = list;
  const newTotal = Math.min(list.newTotal, total ?? 0);
  const waiting = query.isPending && query.fetchStatus === 'fetching' ? t('counting') : '';
  const sayCount = useCountWords(kind);
  const asked = {
    isOpen: asksForNothing(list),
    isDemanding: hasMustHave(list),
    areAllFitting: areAllFitting(list),
  };
  const known =
    total === 0 || total === undefined ? '' : sayCount({ total, newTotal, hasMoreThanTotal, ...asked });
  return (
    <div className={styles.count}>
      <span className={styles.room} aria-hidden="true">
        {sayCount(widestCounts[kind])}
      </span>
      <output>
        {total === undefined ? waiting : known}
        {kind === 'found' && asked.isOpen && (
          <>
            {' '}
            <Link to="/myProfile" search={{ section: 'partner-basic' }}>
              {t('givePreference')}
            </Link>
          </>
        )}
      </output>
    </div>
  );
}

function useCountWords(kind: ListKind): (counted: Counted) => string {
  const t = useMatchesTexts();
  const sayToday = ({ total: count, newTotal, areAllFitting: areFitting }: Counted) => {
    const listed = t('todayCount', { count, number: countFormat.format(count) });
    if (newTotal === 0) return listed;
    const found = t(areFitting ? 'new' : 'newToday', {
      count: newTotal,
      number: countFormat.format(newTotal),
    });
    return newTotal === count ? found : `${found} · ${listed}`;
  };
  return (counted) => {
    if (kind === 'today') return sayToday(counted);
    const { total: count, hasMoreThanTotal, isOpen, isDemanding } = counted;
    const number = countFormat.format(count);
    const set = kind === 'found' && isOpen ? 'everybody' : kind;
    const said = hasMoreThanTotal ? t(`${set}MoreThan`, { number }) : t(set, { count, number });
    if (set === 'everybody' || set === 'searched') return said;
    return `${said} ${t(`mustHaves.${isDemanding ? 'both' : 'theirs'}`)}`;
  };
}
