import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LinkButton } from '#web/design/button.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
import styles from './connecting-form.module.css';
import { closeConnectingDialog } from './open-connecting-dialog.ts';
import { interestCountsQuery } from './connecting.queries.ts';

/** How many interests may still be sent today, above the button that sends one. When none may, it says so. */
export function InterestsLeft({ children }: { children: (isNoneLeft: boolean) => ReactNode }) {
  const t = useConnectingTexts();
  const { data, isPending, fetchStatus } = useQuery(interestCountsQuery());
  const { left, limit } = data?.data ?? {};
  if (left === 0) {
    return (
      <div className={styles.last}>
        <p className={styles.notice}>{t('send.noneLeft', { count: limit ?? 0 })}</p>
        {children(true)}
        <LinkButton look="outline" isWide to="/subscription" onClick={closeConnectingDialog}>
          {t('contact.toPlans')}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.last}>
      <div className={`${styles.note} ${styles.waiting}`}>
        {isPending && fetchStatus === 'fetching' && <Skeleton width="70%" />}
        {left === null && t('send.unlimited')}
        {typeof left === 'number' && t('send.left', { count: left, limit: limit ?? left })}
      </div>
      {children(false)}
    </div>
  );
}
