import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewContact } from '#server/features/contacts/contact-details.ts';
import { answerInterest, sendInterest } from '#server/features/interests/interest.ts';
import { aCrowd } from '#tests/factories/a-crowd.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { aSubscription } from '#tests/factories/a-subscription.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { createTestDatabase } from '#tests/support/databases/test-database.ts';

describe('two processes on one database', () => {
  let both: [TestApplication, TestApplication];
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase();
    drop = database.drop;
    const environment = {
      DATABASE_URL: database.url,
      SECRET_KEY: 'a key that both processes have in common',
    };
    both = [await startApplication(environment), await startApplication(environment)];
  });
  afterAll(async () => {
    await Promise.all(both.map((application) => application.close()));
    await drop();
  });

  /** Sends every second call to the other process. */
  const atOneOf = (index: number) => both[index % 2 === 0 ? 0 : 1].context;
  const aWoman = async () => {
    const [woman = 0] = await aCrowd(both[0], { count: 1, gender: 'Female' });
    return woman;
  };
  const countRows = async (table: 'contactViews' | 'interests') =>
    (await both[0].context.database.selectFrom(table).selectAll().execute()).length;

  it('show exactly three partners to two hundred concurrent views with a quota of three', async () => {
    const viewerId = await aWoman();
    await aSubscription(both[0], { accountId: viewerId, contactLimit: 3 });
    const men = await aCrowd(both[0], { count: 200 });
    const ended = await Promise.allSettled(
      men.map((partnerId, index) => viewContact(atOneOf(index), { viewerId, partnerId })),
    );
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await countRows('contactViews')).toBe(3);
  });

  it('send exactly five of two hundred concurrent interests', async () => {
    const senderId = await aWoman();
    const men = await aCrowd(both[0], { count: 200 });
    const ended = await Promise.allSettled(
      men.map((receiverId, index) => sendInterest(atOneOf(index), { senderId, receiverId, message: 'Hi' })),
    );
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await countRows('interests')).toBe(5);
  });

  it('accept exactly one of several answers', async () => {
    const senderId = await aWoman();
    for (const receiverId of await aCrowd(both[0], { count: 50 })) {
      const interestId = await anInterest(both[0], { senderId, receiverId });
      const ended = await Promise.allSettled([
        answerInterest(both[0].context, { accountId: receiverId, interestId, answer: 'accepted' }),
        answerInterest(both[1].context, { accountId: receiverId, interestId, answer: 'rejected' }),
        answerInterest(both[1].context, { accountId: senderId, interestId, answer: 'cancelled' }),
      ]);
      expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });
});
