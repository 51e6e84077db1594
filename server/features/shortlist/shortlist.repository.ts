import type { Database } from '#server/platform/database/database.ts';

/** Whose shortlist, and whom it is about. */
export type ShortlistPair = { accountId: number; partnerId: number };

/** Until the transaction ends nobody else changes the shortlist of this member. */
export async function lockShortlist(database: Database, accountId: number): Promise<void> {
  await database.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/** Whether somebody was taken from the shortlist: false for whoever was not on it. */
export async function deleteEntry(
  database: Database,
  { accountId, partnerId }: ShortlistPair,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('shortlistEntries')
    .where('accountId', '=', accountId)
    .where('partnerId', '=', partnerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether somebody was put on the shortlist: false for whoever has been erased a moment ago. */
export async function insertEntry(
  database: Database,
  { accountId, partnerId, now }: ShortlistPair & { now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('shortlistEntries')
    .columns(['accountId', 'partnerId', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('accounts')
        .select(({ lit, val }) => [
          lit(accountId).as('accountId'),
          'accounts.id as partnerId',
          val(now).as('createdAt'),
        ])
        .where('accounts.id', '=', partnerId)
        .forKeyShare(),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Everybody on a shortlist, the latest first. */
export async function listShortlisted(database: Database, accountId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('shortlistEntries')
    .select('partnerId')
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('partnerId', 'desc')
    .execute();
  return rows.map(({ partnerId }) => partnerId);
}
