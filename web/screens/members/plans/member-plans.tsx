import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberProfile } from '#contract/members/member.wire.ts';
import type { MemberSubscription } from '#contract/members/subscriptions.ts';
import { withdrawPlan } from '#contract/payments/assign-plan.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { usePlansTexts } from '#web/locales/en/admin/plans.ts';
import { hasFailed, sentenceOfFailure, showFailure } from '#web/app/client/failures.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { subscriptionsQuery } from '../members.queries.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { AssignPlanDialog } from './assign-plan-dialog.tsx';
import styles from './plans.module.css';

/** The plans that a member has, had and will have, and how they came to them. */
export function MemberPlans({ member }: { member: MemberProfile }) {
  const t = usePlansTexts();
  const mayAssign = useIsPermitted('plans.assign');
  const [isAssigning, setAssigning] = useState(false);
  return (
    <Card>
      <div className={styles.head}>
        <h2>{t('had.title')}</h2>
        {mayAssign && (
          <Button look="outline" size="small" onClick={() => setAssigning(true)}>
            {t('assign.submit')}
          </Button>
        )}
      </div>
      <Subscriptions userId={member.u_id} />
      {isAssigning && <AssignPlanDialog user={member} onClose={() => setAssigning(false)} />}
    </Card>
  );
}

function Subscriptions({ userId }: { userId: number }) {
  const t = usePlansTexts();
  const query = useQuery(subscriptionsQuery(userId));
  const subscriptions = query.data?.data;
  if (subscriptions === undefined && hasFailed(query)) return <LoadFailure query={query} />;
  if (subscriptions === undefined) return <Skeleton height="var(--space-12)" />;
  if (subscriptions.length === 0) return <p className={styles.soft}>{t('had.empty')}</p>;
  return (
    <ul className={styles.list}>
      {subscriptions.map((subscription) => (
        <Subscription key={subscription.s_id} subscription={subscription} />
      ))}
    </ul>
  );
}

function Subscription({ subscription }: { subscription: MemberSubscription }) {
  const t = usePlansTexts();
  const mayAssign = useIsPermitted('plans.assign');
  const { writeDate } = useDates();
  const [isAsking, setAsking] = useState(false);
  const { s_plan_name: plan, s_state: state, s_source: source, s_change: change } = subscription;
  const dates = { from: writeDate(subscription.s_starts_at), to: writeDate(subscription.s_ends_at) };
  const by = subscription.s_assigned_by;
  const isWithdrawn = mayAssign && source === 'assigned' && state !== 'over';
  return (
    <li className={styles.subscription}>
      <div className={styles.line}>
        <strong>
          <bdi>{plan}</bdi>
        </strong>
        <span className={styles.state} data-state={state}>
          {t(`had.states.${state}`)}
        </span>
      </div>
      <span>{t('had.dates', dates)}</span>
      <span className={styles.soft}>
        {t('had.views', { count: subscription.s_contact_limit })}
        {' · '}
        {by === null ? t(`had.sources.${source}`) : t('had.assignedBy', { name: by })}
      </span>
      {change !== null && <span className={styles.soft}>{t(`had.changes.${change}`)}</span>}
      {subscription.s_reason !== null && <p className={styles.reason}>{subscription.s_reason}</p>}
      {isWithdrawn && (
        <Button
          look="quiet"
          size="small"
          className={styles.action}
          aria-label={t('had.withdrawOf', { plan, from: dates.from })}
          onClick={() => setAsking(true)}
        >
          {t('had.withdraw')}
        </Button>
      )}
      {isAsking && <WithdrawDialog subscription={subscription} onClose={() => setAsking(false)} />}
    </li>
  );
}

type DialogProps = { subscription: MemberSubscription; onClose: () => void };

function WithdrawDialog({ subscription: { s_id: id, s_plan_name: plan }, onClose }: DialogProps) {
  const t = usePlansTexts();
  const withdrawing = useMutation({
    mutationFn: (reason: string) => loadEndpoint(withdrawPlan, { s_id: id, reason }),
    onSuccess: ({ message }) => {
      showToast(message);
      onClose();
    },
    onError: (error) => {
      const text = sentenceOfFailure(error, t('unreachable')) ?? t('failedText');
      showFailure(error, { title: t('had.withdrawFailed'), text });
    },
  });
  return (
    <ReasonDialog
      title={t('had.withdrawTitle', { plan })}
      text={t('had.withdrawText')}
      button={t('had.withdraw')}
      isDanger
      isBusy={withdrawing.isPending}
      onConfirm={(reason) => withdrawing.mutate(reason)}
      onClose={onClose}
    />
  );
}
