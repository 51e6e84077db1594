import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { assignPlan } from '#contract/payments/assign-plan.ts';
import type { PlanWire } from '#contract/plans/plan.wire.ts';
import { ApiRefused } from '#web/app/client/answer.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { RadioCard, RadioGroup } from '#web/design/inputs/choice-inputs.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useSite } from '#web/app/document/site.ts';
import { paiseOf, writePaise } from '#web/parts/facts/money.rules.ts';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { usePlansTexts } from '#web/locales/en/admin/plans.ts';
import { hasFailed, sentenceOfFailure, showFailure } from '#web/app/client/failures.ts';
import { reloadAnswers } from '#web/app/client/stale-answers.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { plansQuery } from '../members.queries.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import styles from './plans.module.css';

type Props = { user: { u_id: number; u_firstname: string; u_lastname: string }; onClose: () => void };

/** Gives a member one of the offered plans, for a reason. */
export function AssignPlanDialog({ user, onClose }: Props) {
  const t = usePlansTexts();
  const [picked, setPicked] = useState<number>();
  const assigning = useAssigning(onClose);
  return (
    <ReasonDialog
      title={t('assign.title', { name: fullNameOf(user) })}
      text={t('assign.text')}
      button={t('assign.submit')}
      isBusy={assigning.isPending}
      isDisabled={picked === undefined}
      onConfirm={(reason) => {
        if (picked !== undefined) assigning.mutate({ plan_id: picked, user_id: user.u_id, reason });
      }}
      onClose={onClose}
    >
      <PlanPicker picked={picked} onPick={setPicked} />
      {picked === undefined && <p className={styles.soft}>{t('assign.pickFirst')}</p>}
    </ReasonDialog>
  );
}

type PickerProps = { picked: number | undefined; onPick: (id: number) => void };

function PlanPicker({ picked, onPick }: PickerProps) {
  const t = usePlansTexts();
  const query = useQuery(plansQuery());
  const plans = query.data?.data;
  if (plans === undefined && hasFailed(query)) return <LoadFailure query={query} />;
  if (plans === undefined) return <Skeleton height="var(--space-24)" />;
  if (plans.length === 0) return <p>{t('assign.none')}</p>;
  return (
    <RadioGroup
      look="field"
      label={t('assign.label')}
      value={String(picked ?? '')}
      onChange={(id) => onPick(Number(id))}
    >
      <div className={styles.choices}>
        {plans.map((plan, index) => (
          <PlanChoice key={plan.p_id} plan={plan} isFirst={index === 0} />
        ))}
      </div>
    </RadioGroup>
  );
}

function PlanChoice({ plan, isFirst }: { plan: PlanWire; isFirst: boolean }) {
  const t = usePlansTexts();
  const { currency } = useSite();
  const summary = t('assign.summary', {
    price: plan.p_price === 0 ? t('free') : writePaise(paiseOf(plan.p_price), currency),
    months: t('months', { count: plan.p_duration }),
    views: t('had.views', { count: plan.p_contact_limit }),
  });
  return (
    <RadioCard
      value={String(plan.p_id)}
      label={<bdi>{plan.p_name}</bdi>}
      description={summary}
      {...(isFirst && { 'data-autofocus': true })}
    />
  );
}

/** Titles as documented: a refusal and a service that cannot be reached have different ones. */
function useAssigning(onDone: () => void) {
  const t = usePlansTexts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: EndpointInput<typeof assignPlan>) => loadEndpoint(assignPlan, input),
    onSuccess: ({ message }) => {
      showToast(message);
      onDone();
    },
    onError: (error) => {
      // Another administrator may have retired the plan since the dialog opened.
      void reloadAnswers(queries, { queryKey: plansQuery().queryKey });
      const isRefused = error instanceof ApiRefused;
      showFailure(error, {
        title: isRefused ? t('assign.failed') : t('assign.broken'),
        text: sentenceOfFailure(error, t('unreachable')) ?? t('failedText'),
      });
    },
  });
}
