import { useState } from 'react';
import { startPayment } from '#contract/payments/payments.ts';
import type { PlanWire } from '#contract/plans/plan.wire.ts';
import { queryClient } from '#web/app/client/queries.ts';
import { reloadAnswers } from '#web/app/client/stale-answers.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useSubscriptionTexts } from '#web/locales/en/plans/subscription.ts';
import type { Turn } from './plans-address.rules.ts';
import { plansQuery, type StartedPayment, storeStarted } from './plans.queries.ts';

/** A plan without a price is taken by either. */
export type Method = 'upi' | 'gateway';
type Options = { plan: PlanWire; /** The price that is on screen, in paise. */ amount: number; onTurn: Turn };

/** Starts paying for a plan. A refusal is shown in the card, beside what has been loaded again because of it. */
export function useStarting({ plan, amount, onTurn }: Options) {
  const t = useSubscriptionTexts();
  const call = useCall(t('preview.notStarted'));
  const [starting, setStarting] = useState<Method>();
  const [refusal, setRefusal] = useState<string>();

  const follow = (started: StartedPayment) => {
    if (started.pay_status === 'confirmed') {
      onTurn({}, { replace: true });
      const text = t('preview.activeText', { plan: plan.p_name });
      return showOutcome({ tone: 'success', title: t('preview.activeTitle'), text });
    }
    storeStarted(started);
    onTurn({ plan: plan.p_id, payment: started.pay_id }, { replace: true });
    if (started.pay_url !== null) window.location.assign(started.pay_url);
  };

  const send = useOneAtATime(async (method: Method) => {
    setStarting(method);
    setRefusal(undefined);
    const seen = { amount_paise: amount, duration: plan.p_duration, contact_limit: plan.p_contact_limit };
    const input = { plan_id: plan.p_id, method, ...seen };
    const answer = await call(startPayment, input);
    if (answer?.result === true) follow(answer.data);
    else if (answer !== undefined) {
      setRefusal(answer.message);
      // The price or the plan may have changed; the call itself has marked the rest as stale.
      void reloadAnswers(queryClient, { queryKey: plansQuery().queryKey });
    }
    setStarting(undefined);
  });
  return { start: (method: Method) => void send(method), starting, refusal };
}
