import type { UseQueryResult } from '@tanstack/react-query';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { claimReview } from '#contract/moderation/review.ts';
import type { OpenReviewWire } from '#contract/moderation/review.wire.ts';
import { isReviewReason } from '#contract/moderation/review.choices.ts';
import { ApiRefused, type Success } from '#web/app/client/answer.ts';
import { Photo } from '#web/design/pictures/photo.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { useFactText } from '#web/parts/facts/use-fact-text.ts';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';
import { useModerationTexts } from '#web/locales/en/moderation.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import { BackLink } from '#web/parts/lists/beside/back-link.tsx';
import { hasFailed } from '#web/app/client/failures.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { OtherPhotos, ReviewChanges, ReviewPhoto } from './review-facts.tsx';
import styles from './review-pane.module.css';

type Props = {
  query: UseQueryResult<Success<typeof claimReview>>;
  /** On phones the item replaces the list, with a link back. */
  isAlone: boolean;
};

/** The open item in all states. */
export function ReviewPane({ query, isAlone }: Props) {
  const t = useModerationTexts();
  const { data } = query;
  const item = data?.data;
  const isFailed = hasFailed(query);
  return (
    <article className={styles.pane} aria-busy={data === undefined && !isFailed}>
      {isAlone && (
        <BackLink from="/admin-review" search={({ item: _item, ...list }) => list}>
          {t('back')}
        </BackLink>
      )}
      {item !== undefined && item !== null && <OpenItem key={item.item_id} item={item} isAlone={isAlone} />}
      {data === undefined && !isFailed && <PaneSkeleton />}
      {data === undefined && isFailed && <PaneFailure query={query} />}
    </article>
  );
}

function PaneFailure({ query }: Pick<Props, 'query'>) {
  const t = useModerationTexts();
  const { error } = query;
  const code = error instanceof ApiRefused ? error.refusal.code : undefined;
  if (code === 'not_found') return <EmptyState title={t('missingTitle')} text={t('missingText')} />;
  if (code === 'review_claimed') return <EmptyState title={t('claimedTitle')} text={t('claimedText')} />;
  return <LoadFailure query={query} />;
}

function OpenItem({ item, isAlone }: { item: OpenReviewWire; isAlone: boolean }) {
  const t = useModerationTexts();
  const sayReason = useReasonText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [firstVersion] = useState(item.version);
  // Screen readers, and the Tab key, continue from the item that just opened.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const Title = isAlone ? 'h1' : 'h2';
  return (
    <>
      <header className={styles.header}>
        {item.kind !== 'photo' && (
          <Photo
            className={styles.picture}
            path={item.photos.find(({ is_picture: isPicture }) => isPicture)?.path ?? null}
            name={fullNameOf(item)}
            sizes="7rem"
          />
        )}
        <div className={styles.words}>
          <p className={styles.kind}>{t(`kinds.${item.kind}`)}</p>
          <Title ref={heading} tabIndex={-1} className={styles.name}>
            <bdi>{fullNameOf(item)}</bdi>
          </Title>
          <Person item={item} />
          <Times item={item} />
        </div>
      </header>
      {item.version !== firstVersion && (
        <p role="status" className={styles.notice}>
          {t('changedWhileOpen')}
        </p>
      )}
      {item.note !== null && <p className={styles.notice}>{t('note', { note: item.note })}</p>}
      {item.reason !== null && (
        <p className={styles.notice}>{t('reasonGiven', { reason: sayReason(item.reason) })}</p>
      )}
      {item.kind === 'photo' ? <ReviewPhoto item={item} /> : <ReviewChanges item={item} />}
      <OtherPhotos item={item} />
    </>
  );
}

/** The facts that matter beside a picture. */
function Person({ item }: { item: OpenReviewWire }) {
  const t = useModerationTexts();
  const say = useFactText();
  // The words of the profile speak to its owner: "Myself".
  const managers: Readonly<Partial<Record<string, string>>> = useMembersTexts().group('profile.managers');
  const gender = say('gender', item.u_gender) ?? item.u_gender;
  const facts = [t('facts', { age: item.age, gender }), item.u_marital_status].filter(
    (fact) => fact !== null,
  );
  return (
    <>
      <p className={styles.person}>{facts.join(' · ')}</p>
      <p className={styles.soft}>
        {t('profileFor', { manager: managers[item.u_profile_for] ?? item.u_profile_for })}
      </p>
    </>
  );
}

function Times({ item }: { item: OpenReviewWire }) {
  const t = useModerationTexts();
  const { decided_at: decidedAt, decided_by: decider } = item;
  if (decidedAt !== null) {
    return (
      <p className={styles.soft}>
        {t(`states.${item.state}`)} <Ago instant={decidedAt} />
        {decider !== null && ` · ${decider.name === '' ? t('anotherModerator') : decider.name}`}
      </p>
    );
  }
  return (
    <p className={styles.soft} data-overdue={item.is_overdue || undefined}>
      <IconClock size="1rem" aria-hidden="true" /> {t('waitsSince')} <Ago instant={item.submitted_at} />
      {item.is_overdue && ` · ${t('overdue')}`}
    </p>
  );
}

function PaneSkeleton() {
  return (
    <div className={styles.header}>
      <Skeleton width="7rem" height="9.3rem" />
      <div className={styles.words}>
        <Skeleton width="30%" />
        <Skeleton width="60%" height="var(--heading-2)" />
        <Skeleton width="45%" />
      </div>
    </div>
  );
}

/** Returns the words of a reason for moderators: of its code, or their own. */
function useReasonText(): (reason: string) => string {
  const t = useModerationTexts();
  return (reason) => (isReviewReason(reason) ? t(`reasons.${reason}`) : reason);
}
