import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerInterest, sendInterest } from '#server/features/interests/interest.ts';
import { aCrowd } from '#tests/factories/a-crowd.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const rounds = 50;

const interestsOf = async (pair: readonly number[]) =>
  application.context.database
    .selectFrom('interests')
    .select(['status', 'answeredAt'])
    .where('senderId', 'in', pair)
    .execute();

/** One man and one woman for each round. */
const somePairs = async () => {
  const women = await aCrowd(application, { count: rounds, gender: 'Female' });
  const men = await aCrowd(application, { count: rounds, gender: 'Male' });
  return women.map((woman, index) => [woman, men[index] ?? 0] as const);
};

describe('concurrent calls about an interest', () => {
  it('let exactly one answer win, and refuse the others as too late', async () => {
    const winners = new Set<string>();
    for (const [round, [woman, man]] of (await somePairs()).entries()) {
      const interestId = await anInterest(application, { senderId: woman, receiverId: man });
      const tries = [
        { accountId: man, answer: 'accepted' },
        { accountId: man, answer: 'rejected' },
        { accountId: woman, answer: 'cancelled' },
        { accountId: woman, answer: 'cancelled' },
      ] as const;
      // The order changes in every round, so that each answer has a chance to win.
      const inTurn = [...tries.slice(round % tries.length), ...tries.slice(0, round % tries.length)];
      const ended = await Promise.allSettled(
        inTurn.map((given) => answerInterest(application.context, { ...given, interestId })),
      );
      const won = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value.data.i_status] : []));
      const codes = ended.flatMap((one) =>
        one.status === 'rejected' ? [(one.reason as { code?: string }).code] : [],
      );
      expect(codes).toEqual(Array.from({ length: 3 }, () => 'interest_not_pending'));
      expect(won).toHaveLength(1);
      const stored = await interestsOf([woman]);
      expect(stored).toEqual([{ status: won[0], answeredAt: application.clock.now() }]);
      winners.add(won[0] ?? '');
    }
    expect(winners).toEqual(new Set(['accepted', 'rejected', 'cancelled']));
  });

  it('send exactly one when both members send to each other', async () => {
    for (const [woman, man] of await somePairs()) {
      const send = (senderId: number, receiverId: number) =>
        sendInterest(application.context, { senderId, receiverId, message: 'Hi' });
      const ended = await Promise.allSettled([
        send(woman, man),
        send(man, woman),
        send(woman, man),
        send(man, woman),
      ]);
      expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const codes = ended.flatMap((one) =>
        one.status === 'rejected' ? [(one.reason as { code?: string }).code ?? String(one.reason)] : [],
      );
      const waits = 'interest_waiting_for_you';
      expect(codes.toSorted()).toEqual(['interest_already_sent', waits, waits]);
      expect(await interestsOf([woman, man])).toEqual([{ status: 'pending', answeredAt: null }]);
    }
  });
});
