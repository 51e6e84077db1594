import type { TestApplication } from '#tests/support/start-application.ts';

/** A block between two members. */
export async function aBlock(
  { context }: Pick<TestApplication, 'context'>,
  pair: { blockerId: number; blockedId: number },
): Promise<void> {
  const { database, now } = context;
  await database
    .insertInto('blocks')
    .values({ ...pair, createdAt: now() })
    .execute();
}
