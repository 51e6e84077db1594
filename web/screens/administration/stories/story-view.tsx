import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ReviewedStoryWire } from '#contract/stories/story.wire.ts';
import { ApiRefused } from '#web/app/client/answer.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { Button } from '#web/design/button.tsx';
import { Switch } from '#web/design/inputs/choice-inputs.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useStoriesTexts } from '#web/locales/en/admin/stories.ts';
import { BackLink } from '#web/parts/lists/beside/back-link.tsx';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { useKeysSetting, useQueueKeys } from '#web/parts/lists/single-keys.ts';
import { useWayBack } from './list-place.ts';
import { findListed, storyQuery, waitingQuery } from './stories.queries.ts';
import { actionsOf, Key, mayDo, StoryActions } from './story-actions.tsx';
import { StoryArticle } from './story-article.tsx';
import { nextStory } from './story-order.rules.ts';
import { StatusBadge } from './story-state.tsx';
import styles from './story-view.module.css';
import { type StoryAction, type StoryDecision, useStoryDecision } from './use-story-decision.ts';

/** One story in full, with the decisions about it, in all states. */
export function StoryView({ id }: { id: number | undefined }) {
  const queries = useQueryClient();
  const query = useQuery({
    ...storyQuery(id ?? 0),
    // The list has it already.
    placeholderData: () => (id === undefined ? undefined : findListed(queries, id)),
    ...(id === undefined && { enabled: false }),
  });
  const isGone = query.error instanceof ApiRefused && query.error.status === 404;
  const story = query.data?.data;
  if (story !== undefined) return <OpenStory story={story} isDeleted={isGone} />;
  if (id === undefined || isGone) return <MissingStory />;
  return <UnloadedStory query={query} />;
}

function MissingStory() {
  const t = useStoriesTexts();
  return (
    <EmptyState level="h1" title={t('view.missingTitle')} text={t('view.missingText')}>
      <BackToStories />
    </EmptyState>
  );
}

function BackToStories() {
  const t = useStoriesTexts();
  const { search = {}, onClick } = useWayBack();
  return (
    <BackLink to="/admin-succestories" search={search} onClick={onClick}>
      {t('view.back')}
    </BackLink>
  );
}

function UnloadedStory({ query }: { query: UseQueryResult }) {
  const t = useStoriesTexts();
  const isFailed = hasFailed(query);
  return (
    <div className={styles.screen} aria-busy={!isFailed}>
      <BackToStories />
      <h1>{t('view.title')}</h1>
      {isFailed ? (
        <LoadFailure query={query} />
      ) : (
        <>
          <Skeleton width="60%" />
          <Skeleton height="20rem" />
          <Skeleton height="8rem" />
        </>
      )}
    </div>
  );
}

/** The single keys, as the hint lists those that do something. */
const keyNames = ['a', 'r', 'j'] as const;

type OpenProps = {
  story: ReviewedStoryWire;
  /** It was deleted after it was loaded, and stays on screen: it can be restored. */
  isDeleted: boolean;
};

function OpenStory({ story, isDeleted }: OpenProps) {
  const t = useStoriesTexts();
  const decision = useStoryDecision();
  const next = useNextStory(story);
  const [isEditing, setEditing] = useState(false);
  const [hasKeys, setKeys] = useKeysSetting();
  const heading = useRef<HTMLHeadingElement>(null);
  // Screen readers, and the Tab key, continue from the story that just opened.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const canDo = (action: StoryAction) =>
    !isDeleted && actionsOf(story).includes(action) && mayDo(story, action);
  const keys = {
    ...(canDo('approve') && { a: () => decision.decide(story, 'approve') }),
    ...(canDo('reject') && { r: () => decision.askToReject(story) }),
    ...(next !== undefined && { j: next }),
  };
  useQueueKeys(hasKeys && !isEditing, keys);
  const edit = (isOpen: boolean) => {
    setEditing(isOpen);
    // The form is gone; the keyboard continues from the story.
    if (!isOpen) heading.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.screen}>
      <BackToStories />
      <header className={styles.header}>
        <div className={styles.titleRow}>
          <h1 ref={heading} tabIndex={-1}>
            {t('view.title')}
          </h1>
          <StatusBadge status={isDeleted ? 'deleted' : story.ss_status} />
        </div>
        {story.ss_status === 'pending' && <p className={styles.lead}>{t('view.guidance')}</p>}
      </header>
      {isDeleted && <Deleted story={story} decision={decision} />}
      <StoryArticle story={story} isDeleted={isDeleted} isEditing={isEditing} onEdit={edit} />
      {!isEditing && (
        <div className={styles.bar}>
          {!isDeleted && (
            <StoryActions story={story} decision={decision} hasKeys={hasKeys} canDeleteRejected />
          )}
          <NextButton onClick={next} hasKeys={hasKeys} />
        </div>
      )}
      <div className={styles.keys}>
        <Switch
          checked={hasKeys}
          label={t('view.keysSwitch')}
          isSmall
          onChange={({ target }) => setKeys(target.checked)}
        />
        <p>
          {keyNames
            .filter((name) => name in keys)
            .map((name) => t(`view.keys.${name}`))
            .join(', ')}
        </p>
      </div>
    </div>
  );
}

function Deleted({ story, decision }: { story: ReviewedStoryWire; decision: StoryDecision }) {
  const t = useStoriesTexts();
  return (
    <div className={styles.deleted} role="status">
      <p>{t('view.deleted')}</p>
      <Button
        size="small"
        look="outline"
        isBusy={decision.busyWith === 'undo'}
        onClick={() => decision.restore(story)}
      >
        {t('view.restore')}
      </Button>
    </div>
  );
}

function NextButton({ onClick, hasKeys }: { onClick: (() => void) | undefined; hasKeys: boolean }) {
  const t = useStoriesTexts();
  if (onClick === undefined) return <p className={styles.lead}>{t('view.lastOne')}</p>;
  return (
    <Button
      look="quiet"
      size="small"
      onClick={onClick}
      aria-label={t('view.next')}
      {...(hasKeys && { 'aria-keyshortcuts': 'j' })}
    >
      {t('view.next')} {hasKeys && <Key name="j" />}
    </Button>
  );
}

/** Opens the next story that waits; undefined when no other one does. */
function useNextStory(story: ReviewedStoryWire): (() => void) | undefined {
  const navigate = useNavigate();
  const { data } = useQuery(waitingQuery());
  const next = nextStory(data?.data ?? [], story);
  if (next === undefined) return undefined;
  return () => void navigate({ to: '/admin-successStoryView', search: { id: next.ss_id } });
}
