import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveEvent } from '#contract/notifications/live.events.ts';
import { answerInterest, sendInterest } from '#server/features/interests/interest.ts';
import { viewContact } from '#server/features/contacts/contact-details.ts';
import type { Context } from '#server/platform/context.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
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

const aPair = async () => [await aMember(application), await aGroom(application)] as const;

/** The kinds of the notifications on a member's bell, in the order of the events, and the members they are about. */
const bellOf = async ({ user_id }: TestMember) => {
  const rows = await application.context.database
    .selectFrom('notifications')
    .select(['kind', 'partnerId'])
    .where('accountId', '=', user_id)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, partnerId }) => [kind, partnerId]);
};

describe('the bell', () => {
  it.each([
    ['accepted', 'interest_accepted'],
    ['rejected', 'interest_declined'],
  ] as const)('shows an interest to its receiver, and that it was %s to its sender', async (answer, kind) => {
    const [her, him] = await aPair();
    const { body } = await calls.send(her, him);
    expect(await bellOf(him)).toEqual([['interest_received', her.user_id]]);
    await calls.answer(him, { interest_id: body.data.i_id, status: answer });
    expect(await bellOf(her)).toEqual([[kind, him.user_id]]);
  });

  it('shows only the cancellation of an interest whose notification was unread', async () => {
    const [her, him] = await aPair();
    const { body } = await calls.send(her, him);
    await calls.answer(her, { interest_id: body.data.i_id, status: 'cancelled' });
    expect(await bellOf(him)).toEqual([['interest_cancelled', her.user_id]]);
  });

  it('retains read notifications and those about others when an interest is cancelled', async () => {
    const [her, him] = await aPair();
    const other = await aMember(application);
    await calls.send(other, him);
    const { body } = await calls.send(her, him);
    await application.context.database
      .updateTable('notifications')
      .set({ readAt: application.clock.now() })
      .where('accountId', '=', him.user_id)
      .where('partnerId', '=', her.user_id)
      .execute();
    await calls.answer(her, { interest_id: body.data.i_id, status: 'cancelled' });
    expect(await bellOf(him)).toEqual([
      ['interest_received', other.user_id],
      ['interest_received', her.user_id],
      ['interest_cancelled', her.user_id],
    ]);
  });

  it('shows the first view of contact details to their owner', async () => {
    const [her, him] = await aPair();
    await calls.view(her, him);
    await calls.view(her, him);
    expect(await bellOf(him)).toEqual([['contact_viewed', her.user_id]]);
    expect(await bellOf(her)).toEqual([]);
  });
});

describe('open windows', () => {
  /** A context that records what is announced. */
  const listening = () => {
    const heard: [number, LiveEvent['type'], number | null][] = [];
    const context: Context = {
      ...application.context,
      transact: (run) =>
        application.context.transact((work) =>
          run({
            ...work,
            announce: (accountId, event) => {
              heard.push([accountId, event.type, 'partner_id' in event ? event.partner_id : null]);
            },
          }),
        ),
    };
    return { context, heard };
  };

  it('of both members receive events about an interest and its answer', async () => {
    const [her, him] = await aPair();
    const { context, heard } = listening();
    const pair = { senderId: her.user_id, receiverId: him.user_id };
    const { data } = await sendInterest(context, { ...pair, message: 'Hi' });
    const ofBoth = [
      [her.user_id, 'interest_changed', him.user_id],
      [him.user_id, 'interest_changed', her.user_id],
    ];
    expect(heard).toEqual([[him.user_id, 'notifications_changed', null], ...ofBoth]);
    heard.length = 0;
    await answerInterest(context, { accountId: him.user_id, interestId: data.i_id, answer: 'accepted' });
    expect(heard).toEqual([[her.user_id, 'notifications_changed', null], ...ofBoth]);
  });

  it('of others receive no events about actions of a hidden member', async () => {
    const [her, him] = await aPair();
    const interestId = await anInterest(application, { senderId: her.user_id, receiverId: him.user_id });
    await application.context.database
      .updateTable('accounts')
      .set({ isHidden: true })
      .where('id', '=', him.user_id)
      .execute();
    const { heard, context } = listening();
    await answerInterest(context, { accountId: him.user_id, interestId, answer: 'rejected' });
    const news = heard.filter(([, type]) => type === 'interest_changed');
    expect(news).toEqual([[him.user_id, 'interest_changed', her.user_id]]);
  });

  it('of both members receive an event at the first view of contact details, and none after a refusal', async () => {
    const [her, him] = await aPair();
    const { context, heard } = listening();
    const look = { viewerId: her.user_id, partnerId: him.user_id };
    await viewContact(context, look);
    expect(heard).toEqual([
      [him.user_id, 'notifications_changed', null],
      [her.user_id, 'contact_changed', him.user_id],
      [him.user_id, 'contact_changed', her.user_id],
    ]);
    heard.length = 0;
    await viewContact(context, look);
    await anInterest(application, { senderId: her.user_id, receiverId: him.user_id });
    const pair = { senderId: her.user_id, receiverId: him.user_id };
    await expect(sendInterest(context, { ...pair, message: 'Hi' })).rejects.toThrow(/already/);
    expect(heard).toEqual([]);
  });
});
