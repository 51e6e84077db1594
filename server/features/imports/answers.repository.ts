import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { Invitation } from './invitations.repository.ts';

const unanswered = ['waiting', 'invited'];

/** Marks people who have an address and wait as to be mailed, of an import or the chosen ones; gives how many. */
export async function orderMails(
  database: Database,
  of: { importId: number | undefined; ids: readonly number[] | undefined },
): Promise<number> {
  const { importId, ids } = of;
  const { numUpdatedRows } = await database
    .updateTable('invitations')
    .set({ isMailWanted: true })
    .$if(importId !== undefined, (all) => all.where('importId', '=', importId ?? null))
    .$if(ids !== undefined, (all) => all.where('id', 'in', ids ?? []))
    .where('state', '=', 'waiting')
    .where('email', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Takes the next mails that are to leave, oldest first; one whose mail never left is taken again after a while. */
export async function queueMails(
  database: Database,
  at: { now: Date; retryBefore: Date; most: number },
): Promise<number[]> {
  const next = database
    .selectFrom('invitations')
    .select('id')
    .where('state', '=', 'waiting')
    .where('isMailWanted', '=', true)
    .where('email', 'is not', null)
    .where((eb) => eb.or([eb('mailQueuedAt', 'is', null), eb('mailQueuedAt', '<', at.retryBefore)]))
    .orderBy('id')
    .limit(at.most)
    .forUpdate()
    .skipLocked();
  const rows = await database
    .updateTable('invitations')
    .set({ mailQueuedAt: at.now })
    .where('id', 'in', next)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Gives an unanswered invitation its only link; undefined when the person answered, or it is gone. */
export async function setInvitationToken(
  database: Database,
  { id, ...token }: { id: number; tokenHash: string; provesEmail: boolean },
): Promise<Invitation | undefined> {
  return database
    .updateTable('invitations')
    .set(token)
    .where('id', '=', id)
    .where('state', 'in', unanswered)
    .returningAll()
    .executeTakeFirst();
}

/** The person has been told. */
export async function markInvited(
  database: Database,
  at: { id: number; tokenHash: string; now: Date },
): Promise<void> {
  await database
    .updateTable('invitations')
    .set({ state: 'invited', invitedAt: sql`coalesce(invited_at, ${at.now})` })
    .where('id', '=', at.id)
    // Another link since then belongs to another address, which has not been written to.
    .where('tokenHash', '=', at.tokenHash)
    .where('state', 'in', unanswered)
    .execute();
}

/** The unanswered invitation, which nobody else can change until the transaction ends. */
export async function lockInvitation(database: Database, id: number): Promise<Invitation | undefined> {
  return database
    .selectFrom('invitations')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', unanswered)
    .forUpdate()
    .executeTakeFirst();
}

/** The unanswered invitation of a link. */
export async function findInvitationByToken(
  database: Database,
  { tokenHash, createdAfter }: { tokenHash: string; createdAfter: Date },
): Promise<Invitation | undefined> {
  return selectByToken(database, { tokenHash, createdAfter }).executeTakeFirst();
}

/** The same, which nobody else can answer until the transaction ends. */
export async function lockInvitationByToken(
  database: Database,
  { tokenHash, createdAfter }: { tokenHash: string; createdAfter: Date },
): Promise<Invitation | undefined> {
  return selectByToken(database, { tokenHash, createdAfter }).forUpdate().executeTakeFirst();
}

function selectByToken(
  database: Database,
  { tokenHash, createdAfter }: { tokenHash: string; createdAfter: Date },
) {
  return database
    .selectFrom('invitations')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('createdAt', '>', createdAfter)
    .where('state', 'in', unanswered);
}

const erased = {
  facts: '{}',
  source: null,
  email: null,
  mobile: null,
  tokenHash: null,
  toConfirm: [],
  isMailWanted: false,
};

/** The person has answered: nothing is left but the hashes by which a later import knows them. */
export async function closeInvitation(
  database: Database,
  { id, ...answer }: { id: number; state: 'claimed' | 'declined'; claimedBy: number | null; updatedAt: Date },
): Promise<void> {
  await database
    .updateTable('invitations')
    .set({ ...erased, ...answer })
    .where('id', '=', id)
    .execute();
}

/** Closes, as if they had been declined, the unanswered invitations of some addresses and numbers; gives how many. */
export async function closeInvitationsTo(
  database: Database,
  { identifiers, now }: { identifiers: readonly string[]; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('invitations')
    .set({ ...erased, state: 'declined', updatedAt: now })
    .where('state', 'in', unanswered)
    .where((eb) => eb.or([eb('email', 'in', identifiers), eb('mobile', 'in', identifiers)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Forgets the people who did not answer in time. */
export async function deleteExpiredInvitations(database: Database, createdBefore: Date): Promise<void> {
  await database
    .deleteFrom('invitations')
    .where('state', 'in', unanswered)
    .where('createdAt', '<=', createdBefore)
    .execute();
}
