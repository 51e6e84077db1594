import type { InterestStatus } from '#contract/interests/interest.states.ts';
import type { TestApplication } from '#tests/support/start-application.ts';

type Pair = { senderId: number; receiverId: number };

/** An interest of one member in another; returns its id. */
export async function anInterest(
  { context }: Pick<TestApplication, 'context'>,
  { status = 'pending', ...pair }: Pair & { status?: InterestStatus },
): Promise<number> {
  const { database, now } = context;
  const message = 'We liked to read about you.';
  const answeredAt = status === 'pending' ? null : now();
  const { id } = await database
    .insertInto('interests')
    .values({ ...pair, status, message, createdAt: now(), answeredAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
