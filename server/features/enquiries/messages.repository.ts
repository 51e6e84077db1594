import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

export type StoredMessage = Selectable<Tables['enquiryMessages']>;
/** The author is an administrator; the name belongs to another feature. */
export type ListedMessage = StoredMessage & { author: string | null };

function selectMessages(database: Database) {
  return database
    .selectFrom('enquiryMessages')
    .leftJoin('accounts', 'accounts.id', 'enquiryMessages.administratorId')
    .leftJoin('administrators', 'administrators.accountId', 'enquiryMessages.administratorId')
    .selectAll('enquiryMessages')
    .select(sql<string | null>`coalesce(nullif(administrators.name, ''), accounts.email)`.as('author'));
}

/** The mails of an enquiry, oldest first. */
export async function listMessages(database: Database, enquiryId: number): Promise<ListedMessage[]> {
  return selectMessages(database)
    .where('enquiryMessages.enquiryId', '=', enquiryId)
    .orderBy('enquiryMessages.id')
    .execute();
}

export async function findMessage(database: Database, id: number): Promise<ListedMessage | undefined> {
  return selectMessages(database).where('enquiryMessages.id', '=', id).executeTakeFirst();
}

export async function insertMessage(
  database: Database,
  message: Insertable<Tables['enquiryMessages']>,
): Promise<number> {
  const { id } = await database
    .insertInto('enquiryMessages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The message that a client has added under this name; without a name, the latest one when it has the same text. */
export async function findRepeated(
  database: Database,
  message: { enquiryId: number; direction: string; clientId: string | undefined; text: string },
): Promise<number | undefined> {
  const { enquiryId, direction, clientId, text } = message;
  const latest = await database
    .selectFrom('enquiryMessages')
    .select(['id', 'direction', 'text'])
    .where('enquiryId', '=', enquiryId)
    .$if(clientId !== undefined, (found) => found.where('clientId', '=', clientId ?? ''))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest === undefined) return undefined;
  const isRepeated = clientId !== undefined || (latest.direction === direction && latest.text === text);
  return isRepeated ? latest.id : undefined;
}

/**
 * Takes a queued mail to send it, unless it was sent or another process is sending it; a try that began before `givenUpBefore`
 * has ended. Counts the try.
 */
export async function takeMail(
  database: Database,
  { id, now, givenUpBefore }: { id: number; now: Date; givenUpBefore: Date },
): Promise<StoredMessage | undefined> {
  return database
    .updateTable('enquiryMessages')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), sendingSince: now }))
    .where('id', '=', id)
    .where('delivery', '=', 'queued')
    .where((eb) => eb.or([eb('sendingSince', 'is', null), eb('sendingSince', '<', givenUpBefore)]))
    .returningAll()
    .executeTakeFirst();
}

/** Ends a try to send a mail. */
export async function endTry(
  database: Database,
  { id, delivery, sentAt }: { id: number; delivery: 'queued' | 'sent' | 'failed'; sentAt: Date | null },
): Promise<void> {
  await database
    .updateTable('enquiryMessages')
    .set({ delivery, sentAt, sendingSince: null })
    .where('id', '=', id)
    .execute();
}

/** Puts a failed mail back among those to send. */
export async function requeueMail(database: Database, id: number): Promise<void> {
  await database
    .updateTable('enquiryMessages')
    .set({ delivery: 'queued', attempts: 0, sendingSince: null })
    .where('id', '=', id)
    .execute();
}
