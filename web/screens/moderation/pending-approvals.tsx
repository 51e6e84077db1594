import { useQuery } from '@tanstack/react-query';
import { listReview } from '#contract/moderation/review.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { LinkButton } from '#web/design/button.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { RichText } from '#web/locales/rich-text.tsx';
import { Ago } from '#web/parts/dates/ago.tsx';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { hasFailed } from '#web/app/client/failures.ts';
import styles from './pending-approvals.module.css';
import { useModerationTexts } from '#web/locales/en/moderation.ts';

/** How many profiles and photos wait for a moderator, since when the oldest does, and the way to the queue. */
export function PendingApprovals() {
  const t = useModerationTexts();
  const query = useQuery(endpointQuery(listReview, { limit: 1 }));
  if (query.data === undefined) {
    return hasFailed(query) ? <LoadFailure query={query} /> : <Skeleton height="var(--target)" />;
  }
  const { waiting, oldest_at: oldestAt } = query.data;
  return (
    <div className={styles.pending}>
      <p>
        {t('pending.waiting', { count: waiting })}{' '}
        {oldestAt !== null && (
          <RichText t={t} name="pending.oldest" parts={{ time: <Ago instant={oldestAt} /> }} />
        )}
      </p>
      <LinkButton to="/admin-review" look={waiting === 0 ? 'outline' : 'filled'} size="small">
        {t('pending.open')}
      </LinkButton>
    </div>
  );
}
