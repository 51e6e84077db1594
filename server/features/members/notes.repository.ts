import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

export type Note = { id: number; text: string; author: string | null; createdAt: Date };

const author = sql<string | null>`coalesce(nullif(administrators.name, ''), accounts.email)`;

/** The latest notes about a member, newest first, with the names of their authors. */
export async function listNotesOf(
  database: Database,
  { accountId, limit }: { accountId: number; limit: number },
): Promise<Note[]> {
  return database
    .selectFrom('memberNotes')
    .leftJoin('accounts', 'accounts.id', 'memberNotes.authorId')
    .leftJoin('administrators', 'administrators.accountId', 'memberNotes.authorId')
    .select(['memberNotes.id', 'memberNotes.text', 'memberNotes.createdAt'])
    .select(author.as('author'))
    .where('memberNotes.accountId', '=', accountId)
    .orderBy('memberNotes.id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertNote(
  database: Database,
  note: { accountId: number; authorId: number; text: string; createdAt: Date },
): Promise<void> {
  await database.insertInto('memberNotes').values(note).execute();
}
