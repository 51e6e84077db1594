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

type List = 'received' | 'accepted' | 'sent';
const idsOf = async (member: TestMember, status: List) => {
  const { body } = await calls.list(member, { status });
  return body.data.map(({ i_id }) => i_id);
};

describe('the lists of interests', () => {
  it('contain the interests of each tab, latest first, with both ids', async () => {
    const her = await aMember(application);
    const own = her.user_id;
    const [first = 0, second = 0, third = 0] = await aCrowd(application, { count: 3 });
    const taken = await anInterest(application, { senderId: own, receiverId: first, status: 'cancelled' });
    application.clock.advanceMinutes(1);
    const sent = await anInterest(application, { senderId: own, receiverId: first, status: 'accepted' });
    application.clock.advanceMinutes(1);
    const came = await anInterest(application, { senderId: second, receiverId: own, status: 'accepted' });
    application.clock.advanceMinutes(1);
    await anInterest(application, { senderId: third, receiverId: own, status: 'cancelled' });
    const waits = await anInterest(application, { senderId: third, receiverId: own });
    expect(await idsOf(her, 'received')).toEqual([waits, came]);
    expect(await idsOf(her, 'sent')).toEqual([sent, taken]);
    expect(await idsOf(her, 'accepted')).toEqual([came, sent]);
    const { body } = await calls.list(her, { status: 'accepted' });
    // The client splits this tab by the ids: accepted by the viewer, and by the partner.
    expect(
      body.data.map(({ i_sender_id, i_receiver_id, u_id }) => [i_sender_id, i_receiver_id, u_id]),
    ).toEqual([
      [second, own, second],
      [own, first, first],
    ]);
  });

  it('are complete without a limit, and paged with one', async () => {
    const her = await aMember(application);
    const senders = await aCrowd(application, { count: 7 });
    // Some have the same time, because a cursor must not depend on the time alone.
    for (const [index, senderId] of senders.entries()) {
      if (index % 3 === 0) application.clock.advanceMinutes(1);
      await anInterest(application, { senderId, receiverId: her.user_id });
    }
    const whole = await calls.list(her, { status: 'received' });
    expect([whole.body.total, whole.body.page, whole.body.limit, whole.body.next]).toEqual([7, 1, 200, null]);
    const met: number[] = [];
    const pages: unknown[] = [];
    let cursor: string | null | undefined;
    do {
      const more = typeof cursor === 'string' ? { cursor } : {};
      const { body } = await calls.list(her, { status: 'received', limit: 3, ...more });
      met.push(...body.data.map(({ i_id }) => i_id));
      pages.push([body.page, body.total, body.data.length]);
      cursor = body.next;
      // A new interest between two pages is on no later page.
      const [senderId = 0] = await aCrowd(application, { count: 1 });
      await anInterest(application, { senderId, receiverId: her.user_id });
    } while (typeof cursor === 'string');
    expect(met).toEqual(whole.body.data.map(({ i_id }) => i_id));
    expect(pages).toEqual([
      [1, 7, 3],
      [2, 8, 3],
      [3, 9, 1],
    ]);
  });

  it('begin with the received ones that wait, which stay there when one is answered between two pages', async () => {
    const her = await aMember(application);
    const ids: number[] = [];
    for (const [index, senderId] of (await aCrowd(application, { count: 5 })).entries()) {
      const status = index % 2 === 0 ? 'pending' : 'accepted';
      ids.push(await anInterest(application, { senderId, receiverId: her.user_id, status }));
      application.clock.advanceMinutes(1);
    }
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = ids;
    expect(await idsOf(her, 'received')).toEqual([five, three, one, four, two]);
    const first = await calls.list(her, { status: 'received', limit: 2 });
    expect(first.body.data.map(({ i_id }) => i_id)).toEqual([five, three]);
    application.clock.advanceMinutes(1);
    await calls.answer(her, { interest_id: three, status: 'rejected' });
    await calls.answer(her, { interest_id: one, status: 'accepted' });
    const rest = await calls.list(her, { status: 'received', cursor: first.body.next ?? '', limit: 3 });
    expect(rest.body.data.map(({ i_id }) => i_id)).toEqual([one, four, two]);
    expect(await idsOf(her, 'received')).toEqual([five, four, three, two, one]);
  });

  it('have full pages, also with invisible members in between', async () => {
    const her = await aMember(application);
    const senders = await aCrowd(application, { count: 6 });
    const ids = [];
    for (const senderId of senders) {
      ids.push(await anInterest(application, { senderId, receiverId: her.user_id }));
      application.clock.advanceMinutes(1);
    }
    await aBlock(application, { blockerId: senders[5] ?? 0, blockedId: her.user_id });
    await aBlock(application, { blockerId: her.user_id, blockedId: senders[4] ?? 0 });
    const { body } = await calls.list(her, { status: 'received', limit: 3 });
    expect([body.total, body.data.map(({ i_id }) => i_id)]).toEqual([4, [ids[3], ids[2], ids[1]]]);
  });

  it.each(['x', '2.1', '1.1.1', `2.${Number.MAX_SAFE_INTEGER.toString(36)}.1`, '2.1.1.1'])(
    'refuse a cursor that is none of ours: %s',
    async (cursor) => {
      const her = await aMember(application);
      const { status, body } = await calls.list(her, { status: 'received', cursor });
      expect([status, body.errors?.[0]?.field]).toEqual([422, 'cursor']);
    },
  );

  it('contain no contact details', async () => {
    const [her, him] = [await aMember(application), await aMember(application, { gender: 'Male' })];
    await anInterest(application, { senderId: him.user_id, receiverId: her.user_id, status: 'accepted' });
    const { body } = await calls.list(her, { status: 'accepted' });
    expect(body.data).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain(him.email);
    expect(JSON.stringify(body)).not.toContain(him.mobile.replace('+91', ''));
  });
});

describe('one interest', () => {
  it('is shown to its two members as in their lists, and to no one else', async () => {
    const [her, him] = [await aMember(application), await aMember(application, { gender: 'Male' })];
    const id = await anInterest(application, { senderId: him.user_id, receiverId: her.user_id });
    const { status, body } = await calls.show(her, id);
    expect(status).toBe(200);
    expect([body.data]).toEqual((await calls.list(her, { status: 'received' })).body.data);
    expect((await calls.show(him, id)).body.data).toMatchObject({ i_id: id, u_id: her.user_id });
    const stranger = await aMember(application, { gender: 'Male' });
    expect((await calls.show(stranger, id)).body.code).toBe('interest_not_found');
    expect((await calls.show(her, 2_147_483_647)).body.code).toBe('interest_not_found');
  });

  it('that was cancelled is shown to its sender alone', async () => {
    const [her, him] = [await aMember(application), await aMember(application, { gender: 'Male' })];
    const pair = { senderId: him.user_id, receiverId: her.user_id };
    const id = await anInterest(application, { ...pair, status: 'cancelled' });
    expect((await calls.show(him, id)).body.data.i_status).toBe('cancelled');
    expect((await calls.show(her, id)).status).toBe(404);
  });

  it('that was declined is shown to both', async () => {
    const [her, him] = [await aMember(application), await aMember(application, { gender: 'Male' })];
    const pair = { senderId: him.user_id, receiverId: her.user_id };
    const id = await anInterest(application, { ...pair, status: 'rejected' });
    for (const member of [him, her])
      expect((await calls.show(member, id)).body.data.i_status).toBe('rejected');
  });
});
