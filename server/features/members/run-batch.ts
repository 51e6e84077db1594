import { lockAccounts } from '#server/features/accounts/accounts.ts';
import type { BatchAction } from '#contract/members/batches.ts';
import type { Context } from '#server/platform/context.ts';
import { type AuditedAction, recordAction } from '#server/platform/database/audit-log.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { Problem } from '#server/platform/problem.ts';
import {
  type Batch,
  type ItemState,
  listItems,
  listSkipped,
  lockBatch,
  setItems,
  updateBatch,
} from './batches.repository.ts';
import { resendWithin, signOutWithin } from './help-member.ts';
import { switchWithin } from './switch-member.ts';

/** Works on a batch for some seconds, then queues itself again. */
export const runBatchJob: Job<{ batchId: number }> = { name: 'members.run-batch' };

/** So many members are one transaction with their records and mails, and so long works one run of the job. */
const membersOfChunk = 50;
const runMs = 5_000;

/**
 * Continues a batch chunk by chunk. A chunk and what became of its members are one transaction, so that a killed process repeats
 * nothing; the lock on the batch lets one process work on it.
 */
export async function runBatch(context: Context, batchId: number): Promise<void> {
  const deadline = performance.now() + runMs;
  for (;;) {
    const hasMore = await context.transact((work) => runChunk(work, { batchId, now: context.now() }));
    if (!hasMore) return;
    if (performance.now() > deadline) break;
  }
  await context.transact(({ enqueue }) => enqueue(runBatchJob, { batchId }));
}

/** The two runs of a batch, each with the state of the members that it takes. */
const steps = [
  { during: 'running', takes: 'waiting', ends: 'done' },
  { during: 'undoing', takes: 'changed', ends: 'undone' },
] as const;

/** Does the next members of a batch; returns false when it is done. */
async function runChunk(work: Work, { batchId, now }: { batchId: number; now: Date }): Promise<boolean> {
  const { database } = work;
  const batch = await lockBatch(database, batchId);
  const step = steps.find(({ during }) => during === batch?.state);
  if (batch === undefined || step === undefined) return false;
  const ids = await listItems(database, { batchId, state: step.takes, limit: membersOfChunk });
  if (ids.length === 0) {
    const end = step.ends === 'done' ? { finishedAt: now } : {};
    await updateBatch(database, { id: batchId, state: step.ends, ...end });
    return false;
  }
  await lockAccounts(database, ids);
  const outcomes = await (step.ends === 'done' ? apply : undo)(work, { batch, ids, now });
  for (const [outcome, reached] of Map.groupBy(outcomes, ({ state: reachedState }) => reachedState)) {
    await setItems(database, { batchId, ids: reached.map(({ id }) => id), state: outcome });
  }
  // Last, because other actions wait for the end of this transaction from here on.
  for (const { entry } of outcomes) if (entry !== null) await recordAction(database, entry);
  return true;
}

type Chunk = { batch: Batch; ids: readonly number[]; now: Date };
/** What became of a member, and its entry in the audit log. */
type Outcome = { id: number; state: ItemState; entry: AuditedAction | null };

async function apply(work: Work, { batch, ids, now }: Chunk): Promise<Outcome[]> {
  // The database checks which actions there are.
  const action = batch.action as BatchAction;
  const skipped = await listSkipped(work.database, { action, ids, now });
  const outcomes: Outcome[] = [];
  for (const id of ids) {
    const entry = skipped.has(id) ? null : await applyToOne(work, { batch, action, id, now });
    outcomes.push({ id, state: entry === null ? 'skipped' : 'changed', entry });
  }
  return outcomes;
}

type One = { batch: Batch; action: BatchAction; id: number; now: Date };

async function applyToOne(work: Work, { batch, action, id, now }: One): Promise<AuditedAction | null> {
  const { administratorId, reason } = batch;
  const help = { memberId: id, administratorId, reason, now };
  if (action === 'sign_out') return (await signOutWithin(work, help)).entry;
  if (action !== 'resend_code')
    return (await switchWithin(work, { ...help, wanted: statusOf(action) })).entry;
  try {
    return (await resendWithin(work, help)).entry;
  } catch (error) {
    // Too many codes went to this address; nothing was written for it.
    if (error instanceof Problem) return null;
    throw error;
  }
}

function statusOf(action: string): 'active' | 'inactive' {
  return action === 'activate' ? 'active' : 'inactive';
}

/** Sets those back who still have the status that the batch gave them. */
async function undo(work: Work, { batch, ids, now }: Chunk): Promise<Outcome[]> {
  const { action, administratorId } = batch;
  const wanted = statusOf(action) === 'active' ? 'inactive' : 'active';
  const outcomes: Outcome[] = [];
  for (const id of ids) {
    const { entry } = await switchWithin(work, { memberId: id, administratorId, wanted, now });
    outcomes.push({ id, state: entry === null ? 'kept' : 'undone', entry });
  }
  return outcomes;
}
