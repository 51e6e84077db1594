import { type AdministratorRole, isPermitted } from '#contract/administration/permissions.ts';
import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import {
  type BatchAction,
  type BatchWire,
  batchWire,
  type previewBatch as previewBatchEndpoint,
  type Selection,
  type startBatch as startBatchEndpoint,
  undoableActions,
  undoMinutes,
} from '#contract/members/batches.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { problem } from '#server/platform/problem.ts';
import {
  type Batch,
  countItems,
  countOutcomes,
  findBatch,
  insertBatch,
  listLatestBatches,
  lockBatch,
  nameAdministrators,
  orderReasons,
  type Selected,
  updateBatch,
} from './batches.repository.ts';
import { readCondition } from './list-members.ts';
import { runBatchJob } from './run-batch.ts';

/** The administrator who acts on many members. */
export type Actor = { administratorId: number; role: AdministratorRole };

/** Throws not_allowed for an action that needs more than the endpoint's permission. */
function requirePermission(action: BatchAction, { role }: Actor): void {
  if (undoableActions.includes(action) && !isPermitted(role, 'members.switch')) throw problem('not_allowed');
}

async function readSelection(context: Context, selection: Selection): Promise<Selected> {
  if (selection.kind === 'ids') return { ids: [...new Set(selection.user_ids)] };
  return { condition: await readCondition(context, selection) };
}

/** How many members of a selection an action would change, and why it would skip the others. Throws not_allowed. */
export async function previewBatch(
  context: Context,
  { input, actor }: { input: ValidInput<typeof previewBatchEndpoint>; actor: Actor },
): Promise<EndpointData<typeof previewBatchEndpoint>> {
  const { action } = input;
  requirePermission(action, actor);
  const selected = await readSelection(context, input.selection);
  const counted = await countOutcomes(context.database, { action, selected, now: context.now() });
  const skipped = orderReasons(counted);
  const changed = counted.find(({ why }) => why === null)?.count ?? 0;
  return { total: skipped.reduce((sum, { count }) => sum + count, changed), changed, skipped };
}

/**
 * Begins an action on a selection, whose members are fixed now; a job carries it out. Throws not_allowed, selection_empty, or
 * selection_changed when the selection has another size than in the preview.
 */
export async function startBatch(
  context: Context,
  { input, actor }: { input: ValidInput<typeof startBatchEndpoint>; actor: Actor },
): Promise<BatchWire> {
  const { action, reason, total } = input;
  requirePermission(action, actor);
  const { administratorId } = actor;
  const selected = await readSelection(context, input.selection);
  const now = context.now();
  const batchId = await context.transact(async ({ database, enqueue }) => {
    const batch = await insertBatch(database, { administratorId, action, reason, now, selected });
    if (batch.total === 0) throw problem('selection_empty');
    if (batch.total !== total) throw problem('selection_changed');
    await enqueue(runBatchJob, { batchId: batch.id });
    const subject = `batch ${batch.id}`;
    const after = { action, members: total };
    await recordAction(database, { administratorId, action: 'batch.started', subject, reason, after, now });
    return batch.id;
  });
  return showBatch(context, batchId);
}

/** How far a batch is. Throws not_found. */
async function showBatch(context: Context, id: number): Promise<BatchWire> {
  const batch = await findBatch(context.database, id);
  if (batch === undefined) throw problem('not_found');
  const [shown] = await presentBatches(context.database, [batch]);
  if (shown === undefined) throw problem('not_found');
  return shown;
}

const shownBatches = 10;

/** The latest batches of every administrator, newest first. */
export async function listBatches({ database }: Context): Promise<BatchWire[]> {
  return presentBatches(database, await listLatestBatches(database, shownBatches));
}

async function presentBatches(database: Database, batches: readonly Batch[]): Promise<BatchWire[]> {
  const counted = await countItems(
    database,
    batches.map(({ id }) => id),
  );
  const names = await nameAdministrators(
    database,
    batches.map(({ administratorId }) => administratorId),
  );
  return batches.map((batch) => {
    const of = counted.filter(({ batchId }) => batchId === batch.id);
    const inState = (state: string) => of.find((one) => one.state === state)?.count ?? 0;
    return batchWire.parse({
      mb_id: batch.id,
      mb_action: batch.action,
      mb_reason: batch.reason,
      mb_administrator: names.get(batch.administratorId) ?? null,
      mb_state: batch.state,
      mb_created_at: batch.createdAt.toISOString(),
      mb_undo_until: undoUntil(batch)?.toISOString() ?? null,
      total: of.reduce((sum, { count }) => sum + count, 0),
      waiting: inState('waiting'),
      changed: inState('changed'),
      skipped: inState('skipped'),
      undone: inState('undone'),
      kept: inState('kept'),
    });
  });
}

/** Until when a batch can be undone; null when it cannot be. */
function undoUntil({ action, state, finishedAt }: Batch): Date | null {
  const isUndoable = undoableActions.some((one) => one === action) && state === 'done';
  if (!isUndoable || finishedAt === null) return null;
  return new Date(finishedAt.getTime() + undoMinutes * 60_000);
}

/** Begins to undo a batch; a job carries it out. Throws not_found, batch_running or batch_final. */
export async function undoBatch(
  context: Context,
  { batchId, administratorId }: { batchId: number; administratorId: number },
): Promise<BatchWire> {
  const now = context.now();
  await context.transact(async ({ database, enqueue }) => {
    const batch = await lockBatch(database, batchId);
    if (batch === undefined) throw problem('not_found');
    if (batch.state === 'running') throw problem('batch_running');
    const until = undoUntil(batch);
    if (until === null || until < now) throw problem('batch_final');
    await updateBatch(database, { id: batchId, state: 'undoing' });
    await enqueue(runBatchJob, { batchId });
    const subject = `batch ${batchId}`;
    await recordAction(database, { administratorId, action: 'batch.undone', subject, now });
  });
  return showBatch(context, batchId);
}
