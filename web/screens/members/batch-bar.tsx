import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type BatchAction,
  batchActions,
  listBatches,
  startBatch,
  undoableActions,
} from '#contract/members/batches.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import type { MemberRow } from '#contract/members/member.wire.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { Button } from '#web/design/button.tsx';
import { sentenceOfFailure, showFailure } from '#web/app/client/failures.ts';
import { reloadAnswers } from '#web/app/client/stale-answers.ts';
import { filtersOf, type MembersSearch } from './members-address.rules.ts';
import { previewQuery } from './members.queries.ts';
import styles from './members.module.css';
import { ReasonDialog } from './reason-dialog.tsx';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';

/** The selected members: some ids, or everybody that matches the search and the filters. */
export type Chosen = ReadonlySet<number> | 'everyone';

type Selection = EndpointInput<typeof startBatch>['selection'];

type Props = {
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  rows: readonly MemberRow[];
  total: number;
  search: MembersSearch;
};

/** How many members are selected, and what can be done with them; nothing while none is. */
export function BatchBar({ chosen, onChosen, rows, total, search }: Props) {
  const t = useMembersTexts();
  const maySwitch = useIsPermitted('members.switch');
  const [action, setAction] = useState<BatchAction>();
  const count = chosen === 'everyone' ? total : chosen.size;
  if (count === 0) return null;
  const offered = batchActions.filter((one) => maySwitch || !undoableActions.includes(one));
  const selection: Selection =
    chosen === 'everyone'
      ? { kind: 'matching', search: search.search ?? '', filters: filtersOf(search) }
      : { kind: 'ids', user_ids: [...chosen] };
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('batch.toolbar')}>
      <span className={styles.barText} role="status">
        {t('batch.selected', { count })}
      </span>
      {chosen !== 'everyone' && !rows.every(({ u_id }) => chosen.has(u_id)) && (
        <Button look="quiet" size="small" onClick={() => onChosen(new Set(rows.map(({ u_id }) => u_id)))}>
          {t('batch.selectPage')}
        </Button>
      )}
      {chosen !== 'everyone' && total > rows.length && (
        <Button look="quiet" size="small" onClick={() => onChosen('everyone')}>
          {t('batch.everyone', { count: total })}
        </Button>
      )}
      {offered.map((one) => (
        <Button key={one} look="outline" size="small" onClick={() => setAction(one)}>
          {t(`batch.actions.${one}`)}
        </Button>
      ))}
      <Button look="quiet" size="small" onClick={() => onChosen(new Set())}>
        {t('batch.clear')}
      </Button>
      {action !== undefined && (
        <BatchDialog
          action={action}
          selection={selection}
          onClose={() => setAction(undefined)}
          onStarted={() => {
            setAction(undefined);
            onChosen(new Set());
          }}
        />
      )}
    </div>
  );
}

type DialogProps = {
  action: BatchAction;
  selection: Selection;
  onClose: () => void;
  onStarted: () => void;
};

/** Shows what will happen, asks for the reason, which goes with the mail about a switched account, and begins. */
function BatchDialog({ action, selection, onClose, onStarted }: DialogProps) {
  const t = useMembersTexts();
  const queries = useQueryClient();
  const preview = useQuery(previewQuery({ action, selection }));
  const data = preview.data?.data;
  const count = data?.changed ?? 0;
  const start = useMutation({
    mutationFn: (reason: string) =>
      loadEndpoint(startBatch, { action, selection, reason, total: data?.total ?? 1 }),
    onSuccess: () => {
      onStarted();
      void reloadAnswers(queries, { queryKey: [listBatches.path] });
    },
    onError: (error) => {
      void preview.refetch();
      const text = sentenceOfFailure(error, t('switch.unreachable')) ?? t('switch.failedText');
      showFailure(error, { title: t('batch.failed'), text });
    },
  });
  return (
    <ReasonDialog
      title={t(`batch.titles.${action}`)}
      button={count === 0 ? t(`batch.actions.${action}`) : t(`batch.starts.${action}`, { count })}
      isMailed={undoableActions.includes(action)}
      isBusy={start.isPending}
      isDisabled={count === 0}
      onConfirm={(reason) => start.mutate(reason)}
      onClose={onClose}
    >
      <div className={styles.preview} aria-live="polite">
        <h3>{t('batch.preview')}</h3>
        {data === undefined && <p>{preview.isError ? t('switch.unreachable') : t('batch.loading')}</p>}
        {data !== undefined && (
          <>
            <p>{count === 0 ? t('batch.nobody') : t('batch.changed', { count })}</p>
            {data.skipped.map(({ why, count: skipped }) => (
              <p key={why}>{t('batch.skipped', { count: skipped, why: t(`batch.why.${why}`) })}</p>
            ))}
            <p>{t(undoableActions.includes(action) ? 'batch.undoable' : 'batch.final')}</p>
          </>
        )}
      </div>
    </ReasonDialog>
  );
}
