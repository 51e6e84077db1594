import type { TestApplication } from '#tests/support/start-application.ts';

const dayMs = 24 * 60 * 60_000;

/** The plan Basic of a member, from now on for so many days, with so many contact views a day. */
export async function aSubscription(
  { context }: Pick<TestApplication, 'context'>,
  { accountId, contactLimit = 3, days = 180 }: { accountId: number; contactLimit?: number; days?: number },
): Promise<void> {
  const { database, now } = context;
  const plan = await database
    .selectFrom('plans')
    .select(['id as planId', 'name as planName', 'pricePaise', 'months'])
    .where('name', '=', 'Basic')
    .executeTakeFirstOrThrow();
  const startsAt = now();
  const endsAt = new Date(startsAt.getTime() + days * dayMs);
  await database
    .insertInto('subscriptions')
    .values({ ...plan, accountId, contactLimit, startsAt, endsAt, termSeconds: (days * dayMs) / 1000 })
    .execute();
}
