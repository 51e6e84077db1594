import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { updateEnquiry as updateEnquiryEndpoint } from '#contract/enquiries/enquiries.ts';
import type { EnquiryWire } from '#contract/enquiries/enquiry.wire.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { presentEnquiry } from './enquiries.presenter.ts';
import {
  changeEnquiry,
  type Enquiry,
  findEnquiry,
  listAnswering,
  lockEnquiry,
} from './enquiries.repository.ts';

type Update = { input: ValidInput<typeof updateEnquiryEndpoint>; administratorId: number };

/**
 * Changes the state, the note or the administrator in charge. Throws not_found, enquiry_changed when the caller saw an earlier
 * version, and invalid_input for a person in charge who may not answer enquiries.
 */
export async function updateEnquiry(
  context: Context,
  { input, administratorId }: Update,
): Promise<EnquiryWire> {
  return context.transact(async (work) => {
    const { database } = work;
    const enquiry = await lockSeenEnquiry(database, input);
    const changes = changesOf(enquiry, input);
    if (changes.assigneeId !== undefined) await requireAnswering(database, changes.assigneeId);
    if (Object.keys(changes).length > 0) {
      const now = context.now();
      await changeEnquiry(database, { id: enquiry.id, changes: { ...changes, updatedAt: now } });
      await announceEnquiries(work);
      await recordAction(database, {
        administratorId,
        action: 'enquiry.updated',
        subject: `enquiry ${enquiry.id}`,
        ...describeChanges(enquiry, changes),
        now,
      });
    }
    const changed = await findEnquiry(database, enquiry.id);
    return presentEnquiry(changed ?? { ...enquiry, assignee: null });
  });
}

/** Locks an enquiry in the version that the caller saw. Throws not_found or enquiry_changed. */
export async function lockSeenEnquiry(
  database: Database,
  { enquiry_id, version }: { enquiry_id: number; version?: number | undefined },
): Promise<Enquiry> {
  const enquiry = await lockEnquiry(database, enquiry_id);
  if (enquiry === undefined) throw problem('not_found');
  if (version !== undefined && version !== enquiry.version) throw problem('enquiry_changed');
  return enquiry;
}

/** Has the open windows of all administrators who answer enquiries load them again. */
export async function announceEnquiries({ database, announce }: Work): Promise<void> {
  const administrators = await listAnswering(database);
  for (const { id } of administrators) announce(id, { type: 'enquiries_changed' });
}

type Changes = Partial<Pick<Enquiry, 'status' | 'note' | 'assigneeId'>>;

/** What the input changes; a field that stays as it is is left out. */
function changesOf(enquiry: Enquiry, { status, note, assignee_id: assigneeId }: Update['input']): Changes {
  const text = note === '' ? null : note;
  return {
    ...(status !== undefined && status !== enquiry.status && { status }),
    ...(text !== undefined && text !== enquiry.note && { note: text }),
    ...(assigneeId !== undefined && assigneeId !== enquiry.assigneeId && { assigneeId }),
  };
}

async function requireAnswering(database: Database, assigneeId: number | null): Promise<void> {
  if (assigneeId === null) return;
  const administrators = await listAnswering(database);
  if (!administrators.some(({ id }) => id === assigneeId)) {
    throw fieldProblem('assignee_id', 'validation.assignee');
  }
}

/** A note may say anything about the visitor, so the log has only whether there is one. */
function describeChanges(before: Enquiry, after: Changes) {
  const describe = ({ note, ...fields }: Changes) => ({
    ...fields,
    ...(note !== undefined && { has_note: note !== null }),
  });
  const changed = Object.keys(after);
  const kept: Changes = {
    ...(changed.includes('status') && { status: before.status }),
    ...(changed.includes('note') && { note: before.note }),
    ...(changed.includes('assigneeId') && { assigneeId: before.assigneeId }),
  };
  return { before: describe(kept), after: describe(after) };
}
