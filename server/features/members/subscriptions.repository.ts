import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

export type FoundSubscription = {
  id: number;
  planName: string;
  contactLimit: number;
  startsAt: Date;
  endsAt: Date;
  paymentId: number | null;
  method: string | null;
  assignedBy: string | null;
  reason: string | null;
  replacedBy: number | null;
  removedSeconds: number;
};

const assignedBy = sql<string | null>`coalesce(nullif(administrators.name, ''), accounts.email)`;

/** The subscriptions of a member, the latest first, with the names of those who assigned them. */
export async function listSubscriptionsOf(
  database: Database,
  { accountId, limit }: { accountId: number; limit: number },
): Promise<FoundSubscription[]> {
  return database
    .selectFrom('subscriptions')
    .leftJoin('payments', 'payments.id', 'subscriptions.paymentId')
    .leftJoin('accounts', 'accounts.id', 'subscriptions.assignedBy')
    .leftJoin('administrators', 'administrators.accountId', 'subscriptions.assignedBy')
    .select([
      'subscriptions.id',
      'subscriptions.planName',
      'subscriptions.contactLimit',
      'subscriptions.startsAt',
      'subscriptions.endsAt',
      'subscriptions.paymentId',
      'payments.method',
      'subscriptions.reason',
      'subscriptions.replacedBy',
      'subscriptions.removedSeconds',
    ])
    .select(assignedBy.as('assignedBy'))
    .where('subscriptions.accountId', '=', accountId)
    .orderBy('subscriptions.startsAt', 'desc')
    .orderBy('subscriptions.id', 'desc')
    .limit(limit)
    .execute();
}
