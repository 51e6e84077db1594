import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, type ReactNode } from 'react';
import { storyLimits } from '#contract/stories/story-limits.ts';
import type { ReviewedStoryWire } from '#contract/stories/story.wire.ts';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useStoriesTexts } from '#web/locales/en/admin/stories.ts';
import { ListBody } from '#web/parts/lists/list-body.tsx';
import type { ListPage } from '#web/parts/lists/list-search.ts';
import { Pager } from '#web/parts/lists/pager.tsx';
import { SearchField } from '#web/parts/lists/search-field.tsx';
import { useKeysSetting, useQueueKeys } from '#web/parts/lists/single-keys.ts';
import { useRememberedList } from './list-place.ts';
import { storiesQuery } from './stories.queries.ts';
import styles from './stories-screen.module.css';
import type { StoriesSearch } from './story-address.rules.ts';
import { StoryCard } from './story-card.tsx';
import cardStyles from './story-card.module.css';
import { storiesOfPage } from './story-order.rules.ts';
import { useStoryOrder } from './use-story-order.ts';

type Props = {
  search: StoriesSearch;
  onSearch: (search: StoriesSearch, isReplacing?: boolean) => void;
};

/** Success stories for administrators: those that wait, the approved ones in their order, and the rejected ones. */
export function StoriesScreen({ search, onSearch }: Props) {
  const t = useStoriesTexts();
  const { search: text, rejected } = search;
  useRememberedList(search);
  // Another search starts at the first pages.
  const searchFor = (wanted: string) =>
    onSearch({ search: wanted, ...(rejected !== undefined && { rejected: 1 }) }, text !== undefined);
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <div className={styles.toolbar}>
        <SearchField label={t('searchLabel')} value={text ?? ''} onSearch={searchFor} />
      </div>
      <Review search={search} onSearch={onSearch} />
      <Manage search={search} onSearch={onSearch} />
      <Rejected search={search} onSearch={onSearch} />
    </div>
  );
}

function Review({ search, onSearch }: Props) {
  const page = search.waiting ?? 1;
  const query = useQuery(storiesQuery({ status: 'pending', search: search.search, page }));
  const navigate = useNavigate();
  const [hasKeys] = useKeysSetting();
  const first = query.data?.data[0];
  useQueueKeys(hasKeys, {
    j: () => {
      if (first !== undefined) {
        void navigate({ to: '/admin-successStoryView', search: { id: first.ss_id } });
      }
    },
  });
  return (
    <Section
      name="review"
      query={query}
      search={search.search}
      page={page}
      onPage={(waiting) => onSearch({ ...search, waiting })}
      onClear={() => onSearch({})}
    />
  );
}

function Manage({ search, onSearch }: Props) {
  const t = useStoriesTexts();
  const page = search.approved ?? 1;
  const query = useQuery(storiesQuery({ status: 'approved', search: search.search, page }));
  const onPage = (wanted: number) => onSearch({ ...search, approved: wanted });
  const order = useStoryOrder({ page, onPage });
  const isSearching = search.search !== undefined;
  const total = query.data?.total ?? 0;
  const note = isSearching
    ? t('manage.noMovesInSearch')
    : t('manage.onLanding', { count: storyLimits.landing });
  return (
    <Section
      name="manage"
      query={query}
      search={search.search}
      page={page}
      onPage={onPage}
      onClear={() => onSearch({})}
      note={total > 0 ? note : undefined}
      renderCard={(story) => (
        <StoryCard story={story} order={isSearching ? undefined : { ...order, places: total }} />
      )}
    />
  );
}

/** Folded: a wrong rejection is found here. */
function Rejected({ search, onSearch }: Props) {
  const t = useStoriesTexts();
  const { rejected: page, ...others } = search;
  return (
    <details
      className={styles.fold}
      open={page !== undefined}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== (page !== undefined)) onSearch(open ? { ...others, rejected: 1 } : others, true);
      }}
    >
      <summary className={styles.summary}>
        <h2 className={styles.title}>{t('rejected.title')}</h2>
      </summary>
      {page !== undefined && <RejectedStories search={search} onSearch={onSearch} page={page} />}
    </details>
  );
}

function RejectedStories({ search, onSearch, page }: Props & { page: number }) {
  const query = useQuery(storiesQuery({ status: 'rejected', search: search.search, page }));
  return (
    <Section
      name="rejected"
      isTitled={false}
      query={query}
      search={search.search}
      page={page}
      onPage={(rejected) => onSearch({ ...search, rejected })}
      onClear={() => onSearch({ rejected: 1 })}
    />
  );
}

type SectionProps = {
  name: 'review' | 'manage' | 'rejected';
  isTitled?: boolean;
  query: UseQueryResult<ListPage<ReviewedStoryWire>>;
  search: string | undefined;
  page: number;
  onPage: (page: number) => void;
  /** Shows all stories again, instead of those that are searched for. */
  onClear: () => void;
  /** What is said between the heading and the stories. */
  note?: string | undefined;
  renderCard?: (story: ReviewedStoryWire) => ReactNode;
};

/** The stories of one status: heading, cards in all states, pages. */
function Section({
  name,
  isTitled = true,
  query,
  search,
  page,
  onPage,
  onClear,
  note,
  ...view
}: SectionProps) {
  const t = useStoriesTexts();
  const { renderCard = (story) => <StoryCard story={story} /> } = view;
  const total = query.data?.total ?? 0;
  const element = useRef<HTMLElement>(null);
  const focusStart = () => {
    element.current?.scrollIntoView();
    element.current?.focus({ preventScroll: true });
  };
  const turnTo = (wanted: number) => {
    onPage(wanted);
    focusStart();
  };
  const clear = () => {
    onClear();
    focusStart();
  };
  return (
    <section ref={element} tabIndex={-1} className={styles.section} aria-label={t(`${name}.title`)}>
      <header className={styles.header}>
        {isTitled && (
          <h2 className={styles.title}>
            {t(`${name}.title`)} {total > 0 && <span className={styles.count}>{total}</span>}
          </h2>
        )}
        <p className={styles.lead}>{t(`${name}.subtitle`)}</p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </header>
      <ListBody
        query={query}
        search={{ ...(search !== undefined && { search }), page }}
        onSearch={(wanted) => (wanted.search === '' ? clear() : turnTo(wanted.page ?? 1))}
        sorted={{ sort: 'order', order: 'asc' }}
        onSort={stay}
        view={{
          renderRows: (stories) => <StoryGrid stories={stories} renderCard={renderCard} />,
          emptyTitle: t(`${name}.empty`),
          emptyText: t(`${name}.emptyText`),
        }}
      />
      <Pager page={page} pages={Math.ceil(total / storiesOfPage)} onPage={turnTo} />
    </section>
  );
}

const loadingCards = ['a', 'b', 'c'];

type GridProps = {
  stories: readonly ReviewedStoryWire[] | undefined;
  renderCard: (story: ReviewedStoryWire) => ReactNode;
};

function StoryGrid({ stories, renderCard }: GridProps) {
  return (
    <ul className={cardStyles.grid} aria-busy={stories === undefined}>
      {stories === undefined
        ? loadingCards.map((key) => (
            <li key={key} className={cardStyles.item}>
              <div className={cardStyles.loading}>
                <Skeleton height="12rem" />
                <Skeleton width="30%" />
                <Skeleton width="70%" height="var(--space-6)" />
                <Skeleton height="5rem" />
                <Skeleton height="var(--target)" />
              </div>
            </li>
          ))
        : stories.map((story) => (
            <li key={story.ss_id} className={cardStyles.item}>
              {renderCard(story)}
            </li>
          ))}
    </ul>
  );
}

/** Each section has its one order. */
function stay(): void {
  // Nothing to sort.
}
