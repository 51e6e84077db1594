import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countInterests } from '#contract/interests/count-interests.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const countFor = async (token: string) =>
  (await callApi(application, { endpoint: countInterests, input: {}, token })).body.data;

describe('the counters of interests', () => {
  it('are zero for somebody new', async () => {
    const { token } = await aMember(application);
    expect(await countFor(token)).toEqual({ received: 0, waiting: 0, sent: 0 });
  });

  it('count what came and went, without what was taken back, and what waits for an answer', async () => {
    const her = await aMember(application);
    const others = [];
    for (let index = 0; index < 4; index += 1) others.push(await aMember(application, { gender: 'Male' }));
    const [first, second, third, fourth] = others.map(({ user_id }) => user_id);
    if (first === undefined || second === undefined || third === undefined || fourth === undefined) {
      throw new Error('Four members were made');
    }
    const receiverId = her.user_id;
    await anInterest(application, { senderId: first, receiverId });
    await anInterest(application, { senderId: second, receiverId, status: 'accepted' });
    await anInterest(application, { senderId: third, receiverId, status: 'rejected' });
    await anInterest(application, { senderId: fourth, receiverId, status: 'cancelled' });
    await anInterest(application, { senderId: receiverId, receiverId: fourth });
    await anInterest(application, { senderId: receiverId, receiverId: third, status: 'cancelled' });
    expect(await countFor(her.token)).toEqual({ received: 3, waiting: 1, sent: 1 });
    expect(await countFor(others[3]?.token ?? '')).toEqual({ received: 1, waiting: 1, sent: 0 });
  });
});
