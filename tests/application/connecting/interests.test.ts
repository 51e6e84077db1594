import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendInterest } from '#contract/interests/interests.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { callApi } from '#tests/support/call-api.ts';
import { connecting } from '#tests/support/connecting.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let calls: ReturnType<typeof connecting>;
beforeAll(async () => {
  application = await startApplication();
  calls = connecting(application);
});
afterAll(() => application.close());

const aPair = async () => [await aMember(application), await aGroom(application)] as const;
const pairOf = (sender: TestMember, receiver: TestMember) => ({
  senderId: sender.user_id,
  receiverId: receiver.user_id,
});
const change = ({ user_id }: TestMember, changes: { isHidden?: boolean; status?: string }) =>
  application.context.database.updateTable('accounts').set(changes).where('id', '=', user_id).execute();
const outcomeOf = ({ status, body }: Awaited<ReturnType<typeof calls.answer>>) => [
  status,
  body.code,
  body.message,
];
const statusOf = async (id: number) => {
  const { database } = application.context;
  const row = database.selectFrom('interests').select(['status', 'answeredAt']).where('id', '=', id);
  return row.executeTakeFirstOrThrow();
};

describe('an interest', () => {
  it('is sent with its message, and the answer has the number left today', async () => {
    const [her, him] = await aPair();
    const { status, body } = await calls.send(her, him);
    expect([status, body.message, body.left]).toEqual([201, 'Here’s to finding your special someone!', 4]);
    expect(body.data).toEqual({
      i_id: expect.any(Number),
      i_status: 'pending',
      i_sender_id: her.user_id,
      i_receiver_id: him.user_id,
      i_answered_at: null,
    });
    const { body: received } = await calls.list(him, { status: 'received' });
    expect(received.data).toMatchObject([
      {
        u_id: her.user_id,
        i_message: 'Hi, I found your profile interesting.',
        i_created_at: application.clock.now().toISOString(),
        i_answered_at: null,
        interest: body.data,
      },
    ]);
  });

  it.each([
    ['accepted', 'You said yes! A new story starts here.'],
    ['rejected', 'That connection is off. Explore more matches!'],
  ] as const)('is %s by its receiver', async (answer, sentence) => {
    const [her, him] = await aPair();
    const id = await anInterest(application, pairOf(her, him));
    const { status, body } = await calls.answer(him, { interest_id: id, status: answer });
    expect([status, body.message, body.data.i_status]).toEqual([200, sentence, answer]);
    expect(await statusOf(id)).toEqual({ status: answer, answeredAt: application.clock.now() });
  });

  it('is cancelled by its sender', async () => {
    const [her, him] = await aPair();
    const id = await anInterest(application, pairOf(her, him));
    const { body } = await calls.answer(her, { interest_id: id, status: 'cancelled' });
    expect(body.message).toBe('Your connection request has been cancelled.');
    expect((await statusOf(id)).status).toBe('cancelled');
  });

  it('cannot be answered by its sender, nor cancelled by its receiver', async () => {
    const [her, him] = await aPair();
    const id = await anInterest(application, pairOf(her, him));
    const refused = [
      409,
      'interest_not_yours_to_answer',
      'Only the member who received an interest can accept or decline it. Only the member who sent it can cancel it.',
    ];
    expect(outcomeOf(await calls.answer(her, { interest_id: id, status: 'accepted' }))).toEqual(refused);
    expect(outcomeOf(await calls.answer(her, { interest_id: id, status: 'rejected' }))).toEqual(refused);
    expect(outcomeOf(await calls.answer(him, { interest_id: id, status: 'cancelled' }))).toEqual(refused);
    expect((await statusOf(id)).status).toBe('pending');
  });

  it.each(['accepted', 'rejected', 'cancelled'] as const)('that is %s cannot be changed', async (status) => {
    const [her, him] = await aPair();
    const id = await anInterest(application, { ...pairOf(her, him), status });
    const refused = [409, 'interest_not_pending', 'This interest has already been answered or cancelled.'];
    expect(outcomeOf(await calls.answer(him, { interest_id: id, status: 'accepted' }))).toEqual(refused);
    expect(outcomeOf(await calls.answer(him, { interest_id: id, status: 'rejected' }))).toEqual(refused);
    expect(outcomeOf(await calls.answer(her, { interest_id: id, status: 'cancelled' }))).toEqual(refused);
    expect((await statusOf(id)).status).toBe(status);
  });

  it('of others is not found, nor is one that does not exist', async () => {
    const [[her, him], [other]] = [await aPair(), await aPair()];
    const id = await anInterest(application, pairOf(her, him));
    const refused = [404, 'interest_not_found', 'This interest no longer exists.'];
    expect(outcomeOf(await calls.answer(other, { interest_id: id, status: 'accepted' }))).toEqual(refused);
    expect(outcomeOf(await calls.answer(him, { interest_id: 999_999, status: 'accepted' }))).toEqual(refused);
  });
});

describe('another interest', () => {
  const sent = [201, undefined, 'Here’s to finding your special someone!'];
  const already = [
    409,
    'interest_already_sent',
    'You have already sent an interest. It is waiting for an answer.',
  ];
  const waiting = [
    409,
    'interest_waiting_for_you',
    'They have already sent you an interest. It is waiting for your answer.',
  ];
  const declined = [409, 'interest_declined', 'Your interest was declined, so you cannot send another one.'];
  const connected = [409, 'already_connected', 'You are already connected.'];

  it.each([
    { status: 'pending', bySender: already, byReceiver: waiting },
    { status: 'accepted', bySender: connected, byReceiver: connected },
    { status: 'rejected', bySender: declined, byReceiver: sent },
    { status: 'cancelled', bySender: sent, byReceiver: sent },
  ] as const)('after one that is $status', async ({ status, bySender, byReceiver }) => {
    const [her, him] = await aPair();
    await anInterest(application, { ...pairOf(her, him), status });
    expect(outcomeOf(await calls.send(her, him))).toEqual(bySender);
    const [another, man] = await aPair();
    await anInterest(application, { ...pairOf(another, man), status });
    expect(outcomeOf(await calls.send(man, another))).toEqual(byReceiver);
  });

  it('depends on the latest interest: a later one by the other member allows it again', async () => {
    const [her, him] = await aPair();
    await anInterest(application, { ...pairOf(him, her), status: 'rejected' });
    await anInterest(application, { ...pairOf(her, him), status: 'cancelled' });
    expect((await calls.send(him, her)).status).toBe(201);
  });
});

describe('a member cannot send an interest', () => {
  const unseen = [404, 'partner_not_found', 'Profile not found. Please try again.'];

  it('to an invisible member', async () => {
    const [her, him] = await aPair();
    expect(outcomeOf(await calls.send(her, { user_id: 999_999 }))).toEqual(unseen);
    expect(outcomeOf(await calls.send(her, her))).toEqual(unseen);
    expect(outcomeOf(await calls.send(her, await aMember(application)))).toEqual(unseen);
    await change(him, { isHidden: true });
    expect(outcomeOf(await calls.send(her, him))).toEqual(unseen);
    await change(him, { isHidden: false, status: 'inactive' });
    expect(outcomeOf(await calls.send(her, him))).toEqual(unseen);
    await change(him, { status: 'active' });
    expect((await calls.send(her, him)).status).toBe(201);
  });

  it('while hidden, but may still decline', async () => {
    const [her, him] = await aPair();
    const id = await anInterest(application, pairOf(him, her));
    await change(her, { isHidden: true });
    const refused = [
      409,
      'profile_hidden',
      'Your profile is hidden. Show it again in your settings to contact other members.',
    ];
    expect(outcomeOf(await calls.send(her, await aGroom(application)))).toEqual(refused);
    expect(outcomeOf(await calls.answer(her, { interest_id: id, status: 'accepted' }))).toEqual(refused);
    expect((await calls.answer(her, { interest_id: id, status: 'rejected' })).status).toBe(200);
  });

  it('to a member who cannot see them', async () => {
    const [other, him] = await aPair();
    const { database } = application.context;
    const profile = database.updateTable('profiles').where('accountId', '=', other.user_id);
    await profile.set({ gender: 'Other' }).execute();
    const [status, code] = outcomeOf(await calls.send(other, him));
    expect([status, code]).toEqual([404, 'partner_not_found']);
  });
});

describe('a block', () => {
  it('hides an interest, and an unblock restores it unchanged', async () => {
    const [her, him] = await aPair();
    const id = await anInterest(application, pairOf(her, him));
    const block = { blockerId: him.user_id, blockedId: her.user_id };
    await aBlock(application, block);
    for (const answer of [
      await calls.answer(him, { interest_id: id, status: 'accepted' }),
      await calls.answer(her, { interest_id: id, status: 'cancelled' }),
    ]) {
      expect(outcomeOf(answer)).toEqual([404, 'interest_not_found', 'This interest no longer exists.']);
    }
    expect((await calls.send(her, him)).status).toBe(404);
    expect(await calls.count(her)).toMatchObject({ sent: 0 });
    expect(await calls.count(him)).toMatchObject({ received: 0, waiting: 0 });
    await application.context.database.deleteFrom('blocks').where('blockerId', '=', him.user_id).execute();
    expect(await calls.count(him)).toMatchObject({ received: 1, waiting: 1 });
    expect((await calls.answer(him, { interest_id: id, status: 'accepted' })).status).toBe(200);
  });
});

describe('the message', () => {
  it('is required, and has at most 500 characters', async () => {
    const [her, him] = await aPair();
    const send = (message: string) =>
      callApi(application, {
        endpoint: sendInterest,
        input: { receiver_id: him.user_id, message },
        token: her.token,
      });
    expect((await send('   ')).body.errors).toEqual([{ field: 'message', message: expect.any(String) }]);
    expect((await send('x'.repeat(501))).status).toBe(422);
    expect((await send(`  ${'x'.repeat(500)} `)).status).toBe(201);
  });
});
