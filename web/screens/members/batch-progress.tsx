import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type BatchWire, listBatches, undoBatch } from '#contract/members/batches.ts';
import { searchUsers } from '#contract/members/members.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { Button } from '#web/design/button.tsx';
import { sentenceOfFailure, showFailure } from '#web/app/client/failures.ts';
import { reloadAnswers } from '#web/app/client/stale-answers.ts';
import { useNow } from '#web/parts/dates/use-now.ts';
import { batchesQuery } from './members.queries.ts';
import styles from './members.module.css';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';

const shownMs = 10 * 60_000;

/**
 * The actions on many members of all administrators that go on or have just ended: how far each is, what it did, who began it, and the
 * button that undoes it for a while.
 */
export function BatchProgress() {
  const { data } = useQuery(batchesQuery());
  const queries = useQueryClient();
  const now = useNow();
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const batches = data?.data ?? [];
  const ended = batches
    .filter(isOver)
    .map(({ mb_id, mb_state }) => `${mb_id} ${mb_state}`)
    .join();
  // The list shows what the work has changed.
  useEffect(() => {
    if (ended !== '') void reloadAnswers(queries, { queryKey: [searchUsers.path] });
  }, [queries, ended]);
  // What took long is undoable for a while after its end.
  const isRecent = ({ mb_undo_until: until, mb_created_at: begin }: BatchWire) =>
    now.getTime() <= (until === null ? Date.parse(begin) + shownMs : Date.parse(until));
  return batches
    .filter((batch) => !isOver(batch) || (isRecent(batch) && !closed.has(batch.mb_id)))
    .map((batch) => (
      <BatchCard
        key={batch.mb_id}
        batch={batch}
        onClose={isOver(batch) ? () => setClosed(new Set([...closed, batch.mb_id])) : undefined}
      />
    ));
}

function isOver({ mb_state }: BatchWire): boolean {
  return mb_state === 'done' || mb_state === 'undone';
}

function BatchCard({ batch, onClose }: { batch: BatchWire; onClose: (() => void) | undefined }) {
  const t = useMembersTexts();
  const maySwitch = useIsPermitted('members.switch');
  const undo = useUndo(batch);
  const isUndoable = batch.mb_undo_until !== null && batch.changed > 0 && maySwitch;
  return (
    <div className={styles.batch} role="status">
      <p>
        {useSentence(batch)} {t('batch.by', { name: batch.mb_administrator ?? t('batch.gone') })}
      </p>
      {onClose === undefined && <progress max={batch.total} value={doneOf(batch)} aria-hidden="true" />}
      {isUndoable && (
        <Button look="outline" size="small" isBusy={undo.isPending} onClick={() => undo.mutate()}>
          {t('batch.undo')}
        </Button>
      )}
      {onClose !== undefined && (
        <Button look="quiet" size="small" onClick={onClose}>
          {t('batch.dismiss')}
        </Button>
      )}
    </div>
  );
}

function doneOf({ mb_state, total, waiting, undone, kept }: BatchWire): number {
  return mb_state === 'undoing' ? undone + kept : total - waiting;
}

function useSentence(batch: BatchWire): string {
  const t = useMembersTexts();
  const { mb_state, mb_action, total, changed, skipped, undone, kept } = batch;
  const what = t(`batch.done.${mb_action}`);
  if (mb_state === 'running') return t('batch.progressLabel', { what, done: doneOf(batch), total });
  if (mb_state === 'undoing')
    return t('batch.undoing', { done: doneOf(batch), total: changed + undone + kept });
  if (mb_state === 'undone') return t('batch.undone', { undone, kept });
  return t('batch.result', { what, changed, skipped });
}

function useUndo({ mb_id }: BatchWire) {
  const t = useMembersTexts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => loadEndpoint(undoBatch, { batch_id: mb_id }),
    onSuccess: () => void reloadAnswers(queries, { queryKey: [listBatches.path] }),
    onError: (error) => {
      const text = sentenceOfFailure(error, t('switch.unreachable')) ?? t('switch.failedText');
      showFailure(error, { title: t('batch.undoFailed'), text });
    },
  });
}
