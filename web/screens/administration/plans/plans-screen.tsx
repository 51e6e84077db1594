import { IconPlus } from '@tabler/icons-react';
import { useQuery, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AdminPlanWire } from '#contract/plans/plan.wire.ts';
import { showSiteSettings } from '#contract/site/site-editing.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { listAllPlans, orderPlans } from '#contract/plans/plan-editing.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { useSite } from '#web/app/document/site.ts';
import { usePlansTexts } from '#web/locales/en/admin/plans.ts';
import { ListBody } from '#web/parts/lists/list-body.tsx';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { sentenceOfFailure, showFailure } from '#web/app/client/failures.ts';
import { reloadAnswers } from '#web/app/client/stale-answers.ts';
import { MoveButtons } from '../choices/choice-controls.tsx';
import { PlanActions } from './plan-actions.tsx';
import { AddPlanDialog, EditPlanDialog } from './plan-dialog.tsx';
import { usePlanColumns } from './plan-rows.tsx';
import { movePlan } from './plan-order.rules.ts';
import styles from './plans-screen.module.css';

const mutationKey = ['order', 'plans'];

/** All plans. An answer between two moves would show the second one undone. */
function allPlansQuery() {
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
function usePlanOrder() {
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
      showFailure(error, { title: t('orderFailed'), text });
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

/** The plans that members can buy: list, order, and what can be done with each. */
export function PlansScreen() {
  const t = usePlansTexts();
  const query = useQuery({
    ...allPlansQuery(),
    select: (answer) => ({ ...answer, total: answer.data.length }),
  });
  const order = usePlanOrder();
  const [dialog, setDialog] = useState<'add' | AdminPlanWire>();
  const close = () => setDialog(undefined);
  const plans = query.data?.data ?? [];
  const row = {
    renderPlace: (plan: AdminPlanWire) => (
      <MoveButtons
        value={{
          code: String(plan.p_id),
          label: plan.p_name,
          place: plans.findIndex(({ p_id: id }) => id === plan.p_id) + 1,
          places: plans.length,
        }}
        moved={order.moved}
        onMove={(place) => order.move(plan, place)}
      />
    ),
    renderActions: (plan: AdminPlanWire) => <PlanActions plan={plan} onEdit={() => setDialog(plan)} />,
  };
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <div className={styles.words}>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <Button
          size="small"
          icon={<IconPlus size="1.125rem" aria-hidden="true" />}
          onClick={() => setDialog('add')}
        >
          {t('add')}
        </Button>
      </header>
      <Notice />
      <ListBody
        query={query}
        search={{}}
        onSearch={stay}
        sorted={{ sort: 'position', order: 'asc' }}
        onSort={stay}
        view={{
          caption: t('caption'),
          columns: usePlanColumns(row),
          keyOf: (plan) => plan.p_id,
          emptyTitle: t('emptyTitle'),
          emptyText: t('emptyText'),
        }}
      />
      {dialog === 'add' && <AddPlanDialog onClose={close} />}
      {typeof dialog === 'object' && <EditPlanDialog plan={dialog} onClose={close} />}
    </div>
  );
}

/** What an owner has to know beside the plans: that members do not see them, or cannot pay for them by UPI. */
function Notice() {
  const t = usePlansTexts();
  const { everything_is_free: isFree } = useSite();
  const mayEdit = useIsPermitted('site.edit');
  const settings = useQuery({ ...endpointQuery(showSiteSettings, {}), enabled: mayEdit });
  const isWithoutPayee = settings.data?.data.values.upi_payee === '';
  if (!isFree && !isWithoutPayee) return null;
  return (
    <p className={styles.notice}>
      {t(isFree ? 'hidden' : 'withoutPayee')}{' '}
      {mayEdit && (
        <Link to="/admin-site" search={{ section: 'plans' }}>
          {t('toSettings')}
        </Link>
      )}
    </p>
  );
}

/** The list is short and has the order of the plans. */
function stay(): void {
  // Nothing to search or sort.
}
