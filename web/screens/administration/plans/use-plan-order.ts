import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import type { AdminPlanWire } from '#contract/plans/plan.wire.ts';
import { listAllPlans, orderPlans } from '#contract/plans/plan-editing.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { usePlansTexts } from '#web/locales/en/admin/plans.ts';
import { sentenceOfFailure } from '#web/app/client/failures.ts';
import { reloadAnswers } from '#web/app/client/stale-answers.ts';
import { movePlan } from './plan-order.rules.ts';

const mutationKey = ['order', 'plans'];

/** All plans. An answer between two moves would show the second one undone. */
export function allPlansQuery() {
  const query = endpointQuery(listAllPlans, {});
  return queryOptions({
    ...query,
    meta: {
      ...query.meta,
      refetches: (_change, queries) => queries.isMutating({ mutationKey }) === 0,
    },
  });
}

/** The plan that was moved last, so that the focus can follow it. */
type Moved = { code: string; towards: 'up' | 'down' };

/** Moves plans. A move is shown and saved at once, one after the other; a refused one loads the list again. */
export function usePlanOrder() {
  const t = usePlansTexts();
  const queries = useQueryClient();
  const { queryKey } = allPlansQuery();
  const [moved, setMoved] = useState<Moved>();
  const mutation = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (order: EndpointInput<typeof orderPlans>) => loadEndpoint(orderPlans, order),
    onError: async (error) => {
      await reloadAnswers(queries, { queryKey });
      const text = sentenceOfFailure(error, t('unreachable')) ?? t('failedText');
      showOutcome({ tone: 'failure', title: t('orderFailed'), text });
    },
  });
  const move = (plan: AdminPlanWire, place: number) => {
    const answer = queries.getQueryData(queryKey);
    if (answer === undefined) return;
    const previous = answer.data.map(({ p_id: id }) => id);
    const from = previous.indexOf(plan.p_id) + 1;
    const data = movePlan(answer.data, { id: plan.p_id, place });
    void queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, { ...answer, data });
    setMoved({ code: String(plan.p_id), towards: place < from ? 'up' : 'down' });
    announce(t('moved', { name: plan.p_name, place, places: data.length }));
    mutation.mutate({ plan_ids: data.map(({ p_id: id }) => id), previous });
  };
  return { moved, move };
}
