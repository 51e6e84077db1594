import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaymentWire } from '#contract/payments/payment.wire.ts';
import type { PlanWire } from '#contract/plans/plan.wire.ts';
import { useOwnPlan } from '#web/parts/connecting/own-plan.ts';
import { Skeleton } from '#web/design/skeleton.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useSubscriptionTexts } from '#web/locales/en/plans/subscription.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { PaymentsOff } from './payments-off.tsx';
import { PlanBack } from './plan-back.tsx';
import { PlanFront } from './plan-front.tsx';
import styles from './plan-cards.module.css';
import { findPayment, turnedPlan } from './plan-terms.rules.ts';
import type { PlansSearch, Turn } from './plans-address.rules.ts';
import {
  isPaymentsOff,
  plansQuery,
  previewQuery,
  useIsTurnedUnknown,
  useOwnPayments,
} from './plans.queries.ts';

type Props = { turned: PlansSearch; onTurn: Turn };

/** The plans as cards, in the order of the operator. One of them may be turned over, to be paid for. */
export function PlanCards(props: Props) {
  const t = useSubscriptionTexts();
  return (
    <section className={styles.section} aria-labelledby="plans">
      <h2 id="plans">{t('cards.title')}</h2>
      <Cards {...props} />
    </section>
  );
}

function Cards({ turned, onTurn }: Props) {
  const t = useSubscriptionTexts();
  const query = useQuery(plansQuery());
  const payments = useOwnPayments();
  const isUnknown = useIsTurnedUnknown(turned);
  const mine = useOwnPlan().data?.data;
  const plans = query.data?.data;
  const { rate, areOff } = useOffer(plans);
  const turnedId = turnedPlan(payments, turned);
  const payment = findPayment(payments, turned);

  if (plans === undefined) {
    return hasFailed(query) ? <LoadFailure query={query} /> : <LoadingCards />;
  }
  if (isUnknown) return <LoadingCards />;
  const shown = withPlanOf(plans, payment);
  if (shown.length === 0) return <EmptyState title={t('cards.emptyTitle')} text={t('cards.emptyText')} />;

  return (
    <>
      {areOff && <PaymentsOff />}
      <ul className={styles.plans} data-is-turned={turnedId !== undefined}>
        {shown.map((plan) => (
          <PlanCard
            key={plan.p_id}
            plan={plan}
            turnedId={turnedId}
            payment={payment}
            taxRate={rate}
            end={plan.p_id === mine?.s_plan_id ? mine.s_expires_at : null}
            canBeBought={plan.p_price === 0 ? plan.p_id !== mine?.s_plan_id : !areOff}
            onTurn={onTurn}
          />
        ))}
      </ul>
    </>
  );
}

type CardProps = {
  plan: PlanWire;
  turnedId: number | undefined;
  payment: PaymentWire | undefined;
  taxRate: number;
  end: string | null;
  canBeBought: boolean;
  onTurn: Turn;
};

function PlanCard({ plan, turnedId, payment, taxRate, end, canBeBought, onTurn }: CardProps) {
  const isTurned = plan.p_id === turnedId;
  const [wasTurned, setWasTurned] = useState(isTurned);
  if (isTurned && !wasTurned) setWasTurned(true);
  return (
    <li className={styles.plan}>
      {isTurned ? (
        <PlanBack plan={plan} payment={payment} onTurn={onTurn} />
      ) : (
        <PlanFront
          plan={plan}
          taxRate={taxRate}
          end={end}
          wasTurned={wasTurned}
          hasFocus={wasTurned && turnedId === undefined}
          onChoose={canBeBought ? () => onTurn({ plan: plan.p_id }) : undefined}
        />
      )}
    </li>
  );
}

/** What holds for all plans with a price: the tax in it, and whether they can be paid here. */
function useOffer(plans: readonly PlanWire[] | undefined): { rate: number; areOff: boolean } {
  const plan = plans?.find(({ p_price: price }) => price > 0);
  const { data, error } = useQuery({ ...previewQuery(plan?.p_id ?? 0), enabled: plan !== undefined });
  const { price, methods } = data?.data ?? {};
  return { rate: price?.tax_rate ?? 0, areOff: isPaymentsOff(error) || methods?.length === 0 };
}

/** A plan that is not offered any more is still shown while its payment is. */
function withPlanOf(plans: readonly PlanWire[], payment: PaymentWire | undefined): readonly PlanWire[] {
  if (payment === undefined || plans.some((plan) => plan.p_id === payment.pay_plan_id)) return plans;
  const former = {
    p_id: payment.pay_plan_id,
    p_name: payment.pay_plan_name,
    p_price: 0,
    p_duration: payment.pay_duration,
    p_contact_limit: payment.pay_contact_limit,
    p_features: [],
  };
  return [former, ...plans];
}

const loadingPlans = ['a', 'b', 'c'];

function LoadingCards() {
  return (
    <ul className={styles.plans} aria-busy="true">
      {loadingPlans.map((key) => (
        <li key={key} className={styles.plan}>
          <div className={styles.side}>
            <Skeleton width="50%" />
            <Skeleton height="var(--space-12)" width="70%" />
            <Skeleton />
            <Skeleton width="80%" />
            <Skeleton width="60%" />
            <Skeleton height="var(--target)" />
          </div>
        </li>
      ))}
    </ul>
  );
}
