import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { Invitation } from './invitations.repository.ts';

const unanswered = ['waiting', 'invited'];

/** Orders mails for the waiting people with an e-mail address, of an import or the chosen ones; returns their number. */
export async function orderMails(
  database: Database,
  { importId, ids }: { importId: number | undefined; ids: readonly number[] | undefined },
): Promise<number> {
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

/**
 * Marks the next ordered mails as queued, oldest first, and returns the ids of their invitations. A mail that was queued
 * before `retryBefore` and not delivered is queued again.
 */
export async function queueMails(
  database: Database,
  queue: { now: Date; retryBefore: Date; most: number },
): Promise<number[]> {
  const next = database
    .selectFrom('invitations')
    .select('id')
    .where('state', '=', 'waiting')
    .where('isMailWanted', '=', true)
    .where('email', 'is not', null)
    .where((eb) => eb.or([eb('mailQueuedAt', 'is', null), eb('mailQueuedAt', '<', queue.retryBefore)]))
    .orderBy('id')
    .limit(queue.most)
    .forUpdate()
    .skipLocked();
  const rows = await database
    .updateTable('invitations')
    .set({ mailQueuedAt: queue.now })
    .where('id', 'in', next)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Replaces the link of an unanswered invitation; undefined when it was answered or is gone. */
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

/** Marks the person of an unanswered invitation as invited. */
export async function markInvited(
  database: Database,
  { id, tokenHash, now }: { id: number; tokenHash: string; now: Date },
): Promise<void> {
  await database
    .updateTable('invitations')
    .set({ state: 'invited', invitedAt: sql`coalesce(invited_at, ${now})` })
    .where('id', '=', id)
    // A newer link belongs to a changed address, to which no mail has been sent.
    .where('tokenHash', '=', tokenHash)
    .where('state', 'in', unanswered)
    .execute();
}

/** People of an import without an e-mail address who wait for a link, in the order of their rows; with `renews` all who have not answered. */
export async function lockWithoutAddress(
  database: Database,
  { importId, renews, most }: { importId: number; renews: boolean; most: number },
): Promise<Invitation[]> {
  return (
    database
      .selectFrom('invitations')
      .selectAll()
      .where('importId', '=', importId)
      .where('email', 'is', null)
      .where('state', 'in', renews ? unanswered : ['waiting'])
      // Those who wait come first, then those who have a link.
      .orderBy('state', 'desc')
      .orderBy('id')
      .limit(most)
      .forUpdate()
      .execute()
  );
}

/** The unanswered invitation, locked until the transaction ends. */
export async function lockInvitation(database: Database, id: number): Promise<Invitation | undefined> {
  return database
    .selectFrom('invitations')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', unanswered)
    .forUpdate()
    .executeTakeFirst();
}

/** The unanswered invitation. */
export async function findUnanswered(database: Database, id: number): Promise<Invitation | undefined> {
  return database
    .selectFrom('invitations')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', unanswered)
    .executeTakeFirst();
}

/** By what the invitation of a link is found. */
export type LinkKey = { tokenHash: string; createdAfter: Date };

/** The unanswered invitation of a link. */
export async function findInvitationByToken(
  database: Database,
  link: LinkKey,
): Promise<Invitation | undefined> {
  return selectByToken(database, link).executeTakeFirst();
}

/** The unanswered invitation of a link, locked until the transaction ends. */
export async function lockInvitationByToken(
  database: Database,
  link: LinkKey,
): Promise<Invitation | undefined> {
  return selectByToken(database, link).forUpdate().executeTakeFirst();
}

function selectByToken(database: Database, { tokenHash, createdAfter }: LinkKey) {
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
  sheetId: null,
  serialNo: null,
  photoFile: null,
  tokenHash: null,
  toConfirm: [],
  isMailWanted: false,
};

/** Erases an answered invitation, except for the hashes by which a later import recognises the person. */
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

/** Declines the unanswered invitations of some e-mail addresses and mobile numbers; returns how many. */
export async function closeInvitationsTo(
  database: Database,
  { identifiers, now }: { identifiers: readonly string[]; now: Date },
): Promise<number> {
  const closed = await database
    .updateTable('invitations')
    .set({ ...erased, state: 'declined', updatedAt: now })
    .where('state', 'in', unanswered)
    .where((eb) => eb.or([eb('email', 'in', identifiers), eb('mobile', 'in', identifiers)]))
    .returning('id')
    .execute();
  const ids = closed.map(({ id }) => id);
  // Their files have no row any more and are removed as orphans.
  if (ids.length > 0) await database.deleteFrom('invitedPhotos').where('invitationId', 'in', ids).execute();
  return ids.length;
}

/** Unanswered invitations that an import alone brought, locked until the transaction ends. */
export async function lockUnanswered(
  database: Database,
  { importId, most }: { importId: number; most: number },
): Promise<number[]> {
  const rows = await database
    .selectFrom('invitations')
    .select('id')
    .where('importId', '=', importId)
    .where('state', 'in', unanswered)
    .where(sql<boolean>`earlier_imports = '{}'`)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Gives the other people of an import back to the last one before it that brought them. Those of a later one go with that one, and no longer
 * count as brought by this one.
 */
export async function giveBackPeople(database: Database, importId: number): Promise<void> {
  const earlier = sql<number | null>`(
    select id from imports where id = any(invitations.earlier_imports)
    order by array_position(invitations.earlier_imports, id) desc limit 1)`;
  await database
    .updateTable('invitations')
    .set({ importId: earlier, earlierImports: sql`array_remove(earlier_imports, ${earlier})` })
    .where('importId', '=', importId)
    .where('state', 'in', unanswered)
    .execute();
  await database
    .updateTable('invitations')
    .set({ earlierImports: sql`array_remove(earlier_imports, ${importId})` })
    .where(sql<boolean>`earlier_imports @> array[${importId}]::integer[]`)
    .execute();
}

export async function deleteInvitations(database: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await database.deleteFrom('invitations').where('id', 'in', ids).execute();
}

/** Deletes the unanswered invitations that have expired. */
export async function deleteExpiredInvitations(database: Database, createdBefore: Date): Promise<void> {
  await database
    .deleteFrom('invitations')
    .where('state', 'in', unanswered)
    .where('createdAt', '<=', createdBefore)
    .execute();
}
