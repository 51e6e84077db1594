import type { TestApplication } from '#tests/support/start-application.ts';

type Pair = { senderId: number; receiverId: number };

/** One member's interest in another. */
export async function anInterest(
  { context }: Pick<TestApplication, 'context'>,
  { status = 'pending', ...pair }: Pair & { status?: 'pending' | 'accepted' | 'rejected' | 'cancelled' },
): Promise<void> {
  const { database, now } = context;
  const message = 'We liked to read about you.';
  await database
    .insertInto('interests')
    .values({ ...pair, status, message, createdAt: now() })
    .execute();
}
