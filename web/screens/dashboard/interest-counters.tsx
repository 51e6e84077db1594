import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconInbox, IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { contactAllowanceQuery, interestCountsQuery } from '#web/parts/connecting/connecting.queries.ts';
import { useStillWaiting } from '#web/parts/connecting/declining/use-answered-here.ts';
import { Button } from '#web/design/button.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useMemberTexts } from '#web/locales/en/member.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import styles from './interest-counters.module.css';
import { writeCount } from './list-count.rules.ts';

/** How many interests the member received and sent, each with a link to its list. */
export function InterestCounters() {
  const t = useMemberTexts();
  const common = useCommonTexts();
  const query = useQuery(interestCountsQuery());
  const counts = query.data?.data;
  const waiting = useStillWaiting(counts?.waiting ?? 0);
  if (counts === undefined && hasFailed(query)) {
    return (
      <p className={styles.failed} role="alert">
        {t('dashboard.countsFailed')}{' '}
        <Button look="quiet" size="small" onClick={() => void query.refetch()}>
          {common('actions.tryAgain')}
        </Button>
      </p>
    );
  }
  return (
    <ul className={styles.counters}>
      <Counter
        title={t('dashboard.received')}
        address={{}}
        count={counts?.received}
        note={waiting === 0 ? undefined : t('dashboard.waiting', { count: waiting })}
        icon={<IconInbox size="1.75rem" stroke={1.5} aria-hidden="true" />}
      />
      <Counter
        title={t('dashboard.sent')}
        address={{ tab: 'sent' }}
        count={counts?.sent}
        icon={<IconSend size="1.75rem" stroke={1.5} aria-hidden="true" />}
      />
    </ul>
  );
}

type CounterProps = {
  title: string;
  /** The tab of the interests screen that lists them. */
  address: { tab?: 'sent' };
  count: number | undefined;
  note?: string | undefined;
  icon: ReactNode;
};

function Counter({ title, address, count, note, icon }: CounterProps) {
  return (
    <li>
      <Link to="/inbox" search={address} className={styles.counter} aria-busy={count === undefined}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
        <span className={styles.count}>
          {count === undefined ? <Skeleton width="1.5ch" height="1em" /> : writeCount(count)}
        </span>
      </Link>
    </li>
  );
}

type Rest = { left: number | null; limit: number | null };

function isLimited(rest: Rest): rest is { left: number; limit: number } {
  return rest.left !== null && rest.limit !== null;
}

/** How many interests and contact views are left today; an empty line while it loads or after a failure. */
export function LeftToday() {
  const t = useMemberTexts();
  const { data: counted } = useQuery(interestCountsQuery());
  const { data: allowed } = useQuery(contactAllowanceQuery());
  const interests = counted?.data;
  const views = allowed?.data;
  if (interests === undefined || views === undefined) return <p className={styles.left} />;
  const sentence = t('dashboard.leftBoth', {
    interests: isLimited(interests)
      ? t('dashboard.interestsLeft', { left: interests.left, count: interests.limit })
      : t('dashboard.interestsOpen'),
    contacts: isLimited(views)
      ? t('dashboard.contactsLeft', { left: views.left, count: views.limit })
      : t('dashboard.contactsOpen'),
  });
  return (
    <p className={styles.left}>
      {t('dashboard.today')} {sentence}
    </p>
  );
}
