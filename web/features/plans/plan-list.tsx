import { useQuery } from '@tanstack/react-query';
import { IconCheck } from '@tabler/icons-react';
import { listPlans, showMyPlan } from '#contract/plans/plans.ts';
import type { PlanWire } from '#contract/plans/plan.wire.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { Skeleton } from '#web/design/skeleton.tsx';
import { ErrorState } from '#web/design/state.tsx';
import { writeNumber } from '#web/facts/fact-formats.rules.ts';
import { useMemberTexts } from '#web/i18n/use-member-texts.ts';
import styles from './plan-list.module.css';

/** The plans that will be offered, cheapest first, with a badge on the member's own. */
export function PlanList() {
  const t = useMemberTexts();
  return (
    <section className={styles.section} aria-labelledby="plans">
      <h2 id="plans">{t('plans.title')}</h2>
      <Plans />
    </section>
  );
}

const loadingPlans = ['a', 'b', 'c'];

function Plans() {
  const query = useQuery(endpointQuery(listPlans, {}));
  const { data: mine } = useQuery(endpointQuery(showMyPlan, {}));
  const plans = query.data?.data;
  if (plans === undefined && (query.isError || query.fetchStatus === 'paused')) {
    return <ErrorState onRetry={() => void query.refetch()} />;
  }
  return (
    <ul className={styles.plans} aria-busy={plans === undefined}>
      {plans === undefined
        ? loadingPlans.map((key) => (
            <li key={key} className={styles.plan}>
              <Skeleton height="12rem" />
            </li>
          ))
        : plans.map((plan) => (
            <Plan key={plan.p_id} plan={plan} isMine={plan.p_name === mine?.data.s_plan_name} />
          ))}
    </ul>
  );
}

function Plan({ plan, isMine }: { plan: PlanWire; isMine: boolean }) {
  const t = useMemberTexts();
  return (
    <li className={styles.plan}>
      <div className={styles.head}>
        <h3 className={styles.name}>{plan.p_name}</h3>
        {isMine && <span className={styles.mine}>{t('plans.mine')}</span>}
      </div>
      <p className={styles.price}>
        <strong>{t('plans.price', { rupees: writeNumber(plan.p_price) })}</strong>{' '}
        {t('plans.months', { count: plan.p_duration })}
      </p>
      <ul className={styles.features}>
        {plan.p_features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <IconCheck size="1.25rem" className={styles.sign} aria-hidden="true" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
