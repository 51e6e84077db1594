import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, type SubmitEvent } from 'react';
import type { StoryWire } from '#contract/stories/story.wire.ts';
import { storyLimits } from '#contract/stories/story-limits.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { TextField } from '#web/design/field.tsx';
import { Container } from '#web/design/section.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useSite } from '#web/app/document/site.ts';
import { StructuredData } from '#web/app/document/structured-data.tsx';
import { useStoriesTexts } from '#web/locales/en/stories/stories.ts';
import { StoryCard } from '#web/parts/stories/story-card.tsx';
import { listAsData } from './describe-stories.ts';
import { Invitation } from './invitation.tsx';
import type { StoriesList } from './load-stories.ts';
import styles from './stories-page.module.css';
import { readStoriesSearch } from './stories-search.rules.ts';
import { useFocusContent } from './use-focus-content.ts';
import { WeddingLine } from './wedding.tsx';

type Props = { list: StoriesList; search: string };

/** All success stories, page by page, with a search. It works without scripts. */
export function StoriesPage({ list, search }: Props) {
  const t = useStoriesTexts();
  const site = useSite();
  useFocusContent(`${list.page} ${search}`);
  const hasAny = list.total > 0 || search !== '';
  return (
    <main id="content" tabIndex={-1} className={styles.main}>
      <Container>
        <header className={styles.header}>
          <img src="/art/divider.svg" alt="" width={320} height={24} className={styles.ornament} />
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <LinkButton to="/add-New-success-Story" size="large">
            {t('add')}
          </LinkButton>
        </header>
        {hasAny && <SearchForm search={search} />}
        {hasAny && <Summary total={list.total} search={search} />}
        {list.total === 0 ? (
          <NoStories search={search} />
        ) : (
          <>
            <Cards stories={list.stories} />
            <Pages list={list} search={search} />
            <Invitation />
          </>
        )}
      </Container>
      {list.total > 0 && (
        <StructuredData graph={[listAsData(list.stories, { page: list.page, url: site.public_url })]} />
      )}
    </main>
  );
}

/** A form of the browser itself: before the scripts have arrived it opens the same address. */
function SearchForm({ search }: Pick<Props, 'search'>) {
  const t = useStoriesTexts();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  // Also after going back, or to all stories.
  useEffect(() => {
    if (field.current !== null) field.current.value = search;
  }, [search]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate({
      to: '/all-Success-Stories',
      search: readStoriesSearch({ search: field.current?.value }),
      resetScroll: false,
    });
  };
  return (
    <form
      role="search"
      method="get"
      action="/all-Success-Stories"
      className={styles.search}
      onSubmit={submit}
    >
      <TextField
        ref={field}
        type="search"
        name="search"
        label={t('search.label')}
        defaultValue={search}
        maxLength={storyLimits.search}
        autoComplete="off"
      />
      <Button type="submit" look="outline" icon={<IconSearch size="1.25rem" aria-hidden="true" />}>
        {t('search.button')}
      </Button>
      {search !== '' && (
        <LinkButton to="/all-Success-Stories" look="quiet" resetScroll={false}>
          {t('search.all')}
        </LinkButton>
      )}
    </form>
  );
}

const grouped = new Intl.NumberFormat('en-IN');

function Summary({ total, search }: { total: number; search: string }) {
  const t = useStoriesTexts();
  const values = { count: total, shown: grouped.format(total), search };
  return (
    <p role="status" className={styles.summary}>
      {search === '' ? t('total', values) : t('found', values)}
    </p>
  );
}

function Cards({ stories }: { stories: readonly StoryWire[] }) {
  return (
    <ul className={styles.cards}>
      {stories.map((story, index) => (
        <li key={story.ss_id}>
          <StoryCard
            story={story}
            level="h2"
            sizes="(min-width: 64em) 24rem, (min-width: 48em) 45vw, 92vw"
            isFirst={index === 0}
          >
            <WeddingLine story={story} />
          </StoryCard>
        </li>
      ))}
    </ul>
  );
}

/** Links, so that they work without scripts and in another window. */
function Pages({ list: { page, pages }, search }: Props) {
  const t = useStoriesTexts();
  if (pages < 2) return null;
  const to = (number: number) => ({
    to: '/all-Success-Stories' as const,
    search: readStoriesSearch({ search, page: number }),
  });
  return (
    <nav aria-label={t('pages.label')} className={styles.pages}>
      {page > 1 && (
        <LinkButton {...to(page - 1)} rel="prev" look="outline">
          {t('pages.previous')}
        </LinkButton>
      )}
      <span className={styles.current}>{t('pages.current', { page, pages })}</span>
      {page < pages && (
        <LinkButton {...to(page + 1)} rel="next" look="outline">
          {t('pages.next')}
        </LinkButton>
      )}
    </nav>
  );
}

function NoStories({ search }: Pick<Props, 'search'>) {
  const t = useStoriesTexts();
  if (search === '') return <EmptyState title={t('none.title')} text={t('none.text')} />;
  return (
    <EmptyState title={t('noneFound.title')} text={t('noneFound.text', { search })}>
      <LinkButton to="/all-Success-Stories">{t('search.all')}</LinkButton>
    </EmptyState>
  );
}
