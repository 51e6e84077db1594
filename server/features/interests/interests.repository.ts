import type { Database } from '#server/platform/database/database.ts';

/** Interests that a member received and sent and nobody took back; `waiting` ones were received and not answered. */
export type InterestCounts = { received: number; waiting: number; accepted: number; sent: number };

export async function countInterests(database: Database, accountId: number): Promise<InterestCounts> {
  return database
    .selectNoFrom((eb) => {
      const standing = eb
        .selectFrom('interests')
        .select(eb.fn.countAll<number>().as('count'))
        .where('status', '<>', 'cancelled');
      const received = standing.where('receiverId', '=', accountId);
      return [
        received.as('received'),
        received.where('status', '=', 'pending').as('waiting'),
        standing
          .where('status', '=', 'accepted')
          .where((or) => or.or([or('senderId', '=', accountId), or('receiverId', '=', accountId)]))
          .as('accepted'),
        standing.where('senderId', '=', accountId).as('sent'),
      ];
    })
    .$narrowType<InterestCounts>()
    .executeTakeFirstOrThrow();
}
