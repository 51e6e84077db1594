import { useMutation } from '@tanstack/react-query';
import type { AdminPlanWire } from '#contract/plans/plan.wire.ts';
import { deletePlan, retirePlan } from '#contract/plans/plan-editing.ts';
import { ApiRefused } from '#web/app/client/answer.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { usePlansTexts } from '#web/locales/en/admin/plans.ts';
import { sentenceOfFailure, showFailure } from '#web/app/client/failures.ts';
import styles from './plan-actions.module.css';

/** What can be done with a plan. One that a member ever had or paid for is never deleted, only retired. */
export function PlanActions({ plan, onEdit }: { plan: AdminPlanWire; onEdit: () => void }) {
  const t = usePlansTexts();
  const retiring = usePlanRetiring();
  const deleting = usePlanDeletion(plan, () => retiring.change({ plan, isRetired: true }));
  const { p_name: name, p_is_retired: isRetired, p_is_used: isUsed } = plan;
  return (
    <span className={styles.actions}>
      <Button
        look="quiet"
        size="small"
        className={styles.action}
        aria-label={t('editOf', { name })}
        onClick={onEdit}
      >
        {t('edit')}
      </Button>
      <Button
        look="quiet"
        size="small"
        className={styles.action}
        isBusy={retiring.isBusy}
        aria-label={t(isRetired ? 'restoreOf' : 'retireOf', { name })}
        onClick={() => retiring.change({ plan, isRetired: !isRetired })}
      >
        {t(isRetired ? 'restore' : 'retire')}
      </Button>
      {!isUsed && (
        <Button
          look="quiet"
          size="small"
          className={styles.action}
          isBusy={deleting.isBusy}
          aria-label={t('deleteOf', { name })}
          onClick={deleting.ask}
        >
          {t('delete')}
        </Button>
      )}
    </span>
  );
}

type Retired = { plan: AdminPlanWire; isRetired: boolean };

/** Retires plans and offers them again; the toast has a button to undo it. */
function usePlanRetiring() {
  const t = usePlansTexts();
  const mutation = useMutation({
    mutationFn: ({ plan, isRetired }: Retired) =>
      loadEndpoint(retirePlan, { plan_id: plan.p_id, is_retired: isRetired }),
    onSuccess: (_answer, { plan, isRetired }) => {
      const sentence = t(isRetired ? 'isRetired' : 'isRestored', { name: plan.p_name });
      showToast(sentence, () => mutation.mutate({ plan, isRetired: !isRetired }));
    },
    onError: (error, retired) =>
      showFailure(error, {
        title: t('retireFailed', { name: retired.plan.p_name }),
        text: sentenceOfFailure(error, t('unreachable')) ?? t('failedText'),
        ...(!(error instanceof ApiRefused) && { onRetry: () => mutation.mutate(retired) }),
      }),
  });
  return { isBusy: mutation.isPending, change: mutation.mutate };
}

/** Asks first, then deletes. A plan that somebody got in the meantime can be retired instead. */
function usePlanDeletion(plan: AdminPlanWire, retire: () => void) {
  const t = usePlansTexts();
  const mutation = useMutation({
    mutationFn: () => loadEndpoint(deletePlan, { plan_id: plan.p_id }),
    onSuccess: ({ message }) => showToast(message),
    onError: (error) => {
      const isInUse = error instanceof ApiRefused && error.refusal.code === 'plan_in_use';
      showFailure(error, {
        title: t('deleteFailed'),
        text: sentenceOfFailure(error, t('unreachable')) ?? t('failedText'),
        ...(isInUse && { confirm: { label: t('retire'), run: retire } }),
      });
    },
  });
  const ask = () =>
    showOutcome({
      tone: 'question',
      title: t('deleteTitle'),
      text: t('deleteText'),
      confirm: { label: t('deleteConfirm'), run: () => mutation.mutate() },
    });
  return { isBusy: mutation.isPending, ask };
}
