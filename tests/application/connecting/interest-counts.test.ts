import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBlock } from '#tests/factories/a-block.ts';
import { aCrowd } from '#tests/factories/a-crowd.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { connecting } from '#tests/support/connecting.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let calls: ReturnType<typeof connecting>;
beforeAll(async () => {
  application = await startApplication();
  calls = connecting(application);
});
afterAll(() => application.close());

/** The totals of the lists and the counters. */
const lengthsOf = async (member: TestMember) => {
  const { received, accepted, sent } = await calls.count(member);
  const lists = [
    (await calls.list(member, { status: 'received' })).body,
    (await calls.list(member, { status: 'accepted' })).body,
    (await calls.list(member, { status: 'sent' })).body,
  ];
  return { counted: [received, accepted, sent], listed: lists.map(({ data }) => data.length) };
};

describe('the counters of interests', () => {
  it('are zero for a new member, who may send five', async () => {
    const her = await aMember(application);
    const none = { received: 0, waiting: 0, accepted: 0, sent: 0 };
    expect(await calls.count(her)).toEqual({ ...none, left: 5, limit: 5 });
  });

  it('count received and sent interests; a cancelled one counts for its sender', async () => {
    const her = await aMember(application);
    const receiverId = her.user_id;
    const [first = 0, second = 0, third = 0, fourth = 0] = await aCrowd(application, { count: 4 });
    await anInterest(application, { senderId: first, receiverId });
    await anInterest(application, { senderId: second, receiverId, status: 'accepted' });
    await anInterest(application, { senderId: third, receiverId, status: 'rejected' });
    await anInterest(application, { senderId: fourth, receiverId, status: 'cancelled' });
    await anInterest(application, { senderId: receiverId, receiverId: fourth, status: 'accepted' });
    await anInterest(application, { senderId: receiverId, receiverId: third, status: 'cancelled' });
    const counts = { received: 3, waiting: 1, accepted: 2, sent: 2 };
    expect(await calls.count(her)).toEqual({ ...counts, left: 3, limit: 5 });
    expect(await lengthsOf(her)).toEqual({ counted: [3, 2, 2], listed: [3, 2, 2] });
  });

  it('leave out members while they are invisible, as the lists do', async () => {
    const her = await aMember(application);
    const { database } = application.context;
    const [hidden = 0, inactive = 0, unverified = 0, blocked = 0, blocking = 0, shown = 0] = await aCrowd(
      application,
      { count: 6 },
    );
    for (const senderId of [hidden, inactive, unverified, blocked, blocking, shown]) {
      await anInterest(application, { senderId, receiverId: her.user_id });
    }
    const change = (id: number, changes: object) =>
      database.updateTable('accounts').set(changes).where('id', '=', id).execute();
    expect(await lengthsOf(her)).toEqual({ counted: [6, 0, 0], listed: [6, 0, 0] });
    await change(hidden, { isHidden: true });
    await change(inactive, { status: 'inactive' });
    await change(unverified, { emailVerifiedAt: null });
    await aBlock(application, { blockerId: her.user_id, blockedId: blocked });
    await aBlock(application, { blockerId: blocking, blockedId: her.user_id });
    expect(await lengthsOf(her)).toEqual({ counted: [1, 0, 0], listed: [1, 0, 0] });
    await change(hidden, { isHidden: false });
    expect(await lengthsOf(her)).toEqual({ counted: [2, 0, 0], listed: [2, 0, 0] });
  });
});
