import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState, ErrorState } from '#web/design/state.tsx';
import { useInboxTexts } from '#web/locales/en/connecting/inbox.ts';
import type { inbox } from '#web/locales/en/connecting/inbox.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { useIsOnline } from '#web/app/client/reachability.ts';
import styles from './inbox.module.css';
import { InboxCardSkeleton } from './inbox-card.tsx';

/** How many cards are seen without scrolling. */
export const firstCards = 3;

type Query = Pick<UseQueryResult, 'isError' | 'fetchStatus'> & { refetch: () => Promise<unknown> };

type Props = {
  query: Query;
  /** Undefined while the number of cards is unknown. */
  count: number | undefined;
  empty: ReactNode;
  children: ReactNode;
};

/** A list of the inbox in all its states: loading, loaded, empty, failed. */
export function ListFrame({ query, count, empty, children }: Props) {
  const t = useInboxTexts();
  const isOnline = useIsOnline();
  if (count === undefined && hasFailed(query)) {
    return <ErrorState text={t(isOnline ? 'failed' : 'offline')} onRetry={() => void query.refetch()} />;
  }
  if (count === undefined) return <Loading />;
  return count === 0 ? empty : children;
}

const loadingCards = ['a', 'b', 'c'];

function Loading() {
  const t = useInboxTexts();
  return (
    <div className={styles.list} aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      {loadingCards.map((key) => (
        <InboxCardSkeleton key={key} />
      ))}
    </div>
  );
}

type EmptyList = keyof typeof inbox.empty;

/** The page that each empty list links to. */
const nextPages = {
  received: { to: '/myProfile' },
  sent: { to: '/myMatch' },
  acceptedByMe: { to: '/inbox' },
  acceptedByHer: { to: '/inbox', search: { tab: 'sent' } },
  acceptedByHim: { to: '/inbox', search: { tab: 'sent' } },
  acceptedByThem: { to: '/inbox', search: { tab: 'sent' } },
  contactsByMe: { to: '/myMatch' },
  contactsByThem: { to: '/myProfile' },
} as const satisfies Record<EmptyList, object>;

/** What an empty list says, with a link to fill it. */
export function EmptyInbox({ about }: { about: EmptyList }) {
  const t = useInboxTexts();
  return (
    <EmptyState title={t(`empty.${about}.title`)} text={t(`empty.${about}.text`)}>
      <LinkButton {...nextPages[about]}>{t(`empty.${about}.next`)}</LinkButton>
    </EmptyState>
  );
}
