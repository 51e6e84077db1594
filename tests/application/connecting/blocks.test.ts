import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveEvent } from '#contract/notifications/live.events.ts';
import { showPartner } from '#contract/partners/partners.ts';
import {
  blockMember as blockEndpoint,
  listBlocked,
  unblockMember as unblockEndpoint,
} from '#contract/safety/blocks.ts';
import { blockMember, unblockMember } from '#server/features/safety/blocks.ts';
import type { Context } from '#server/platform/context.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aCrowd } from '#tests/factories/a-crowd.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const aPair = async () => [await aMember(application), await aGroom(application)] as const;
const block = ({ token }: TestMember, { user_id }: { user_id: number }) =>
  callApi(application, { endpoint: blockEndpoint, input: { partner_id: user_id }, token });
const unblock = ({ token }: TestMember, { user_id }: { user_id: number }) =>
  callApi(application, { endpoint: unblockEndpoint, input: { partner_id: user_id }, token });
const blockedBy = async ({ token }: TestMember) =>
  (await callApi(application, { endpoint: listBlocked, input: {}, token })).body.data;
const isSeen = async ({ token }: TestMember, { user_id }: TestMember) => {
  const input = { partner_id: user_id };
  return (await callApi(application, { endpoint: showPartner, input, token })).status === 200;
};

describe('a block', () => {
  it('hides two members from each other, and can be removed', async () => {
    const [her, him] = await aPair();
    const { status, body } = await block(her, him);
    expect([status, body.message]).toEqual([200, 'You will not see each other any more.']);
    expect([await isSeen(her, him), await isSeen(him, her)]).toEqual([false, false]);
    const back = await unblock(her, him);
    expect([back.status, back.body.message]).toEqual([200, 'You can see each other again.']);
    expect([await isSeen(her, him), await isSeen(him, her)]).toEqual([true, true]);
  });

  it('has the same answer when it is repeated, and when there is none to remove', async () => {
    const [her, him] = await aPair();
    const answers = await Promise.all([block(her, him), block(her, him), block(her, him)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await blockedBy(her)).toHaveLength(1);
    expect([(await unblock(her, him)).status, (await unblock(her, him)).status]).toEqual([200, 200]);
    expect((await unblock(her, { user_id: 2_000_000_000 })).status).toBe(200);
  });

  it('is listed to the blocking member alone, latest first', async () => {
    const [her, him] = await aPair();
    const other = await aGroom(application, { firstname: 'Later', lastname: 'One' });
    await block(her, him);
    application.clock.advanceMinutes(1);
    await block(her, other);
    expect(await blockedBy(her)).toEqual([
      {
        u_id: other.user_id,
        u_firstname: 'Later',
        u_lastname: 'One',
        blocked_at: application.clock.now().toISOString(),
      },
      expect.objectContaining({ u_id: him.user_id, u_firstname: 'Joseph' }),
    ]);
    expect(await blockedBy(him)).toEqual([]);
  });

  it('by the other member stays when the own one is removed', async () => {
    const [her, him] = await aPair();
    await aBlock(application, { blockerId: him.user_id, blockedId: her.user_id });
    await aBlock(application, { blockerId: her.user_id, blockedId: him.user_id });
    await unblock(her, him);
    expect([await isSeen(her, him), await isSeen(him, her)]).toEqual([false, false]);
  });

  it('of an invisible member is refused, without a reason', async () => {
    const [her, him] = await aPair();
    const sister = await aMember(application);
    const administrator = await anAdministrator(application);
    await aBlock(application, { blockerId: him.user_id, blockedId: her.user_id });
    for (const partner of [her, sister, him, administrator, { user_id: 2_000_000_000 }]) {
      const { status, body } = await block(her, partner);
      expect([status, body.code, body.message]).toEqual([
        404,
        'partner_not_found',
        'Profile not found. Please try again.',
      ]);
    }
  });

  it('is possible for a thousand members, and for no more', async () => {
    const [her, him] = await aPair();
    const crowd = await aCrowd(application, { count: 999 });
    const createdAt = application.clock.now();
    const rows = crowd.map((blockedId) => ({ blockerId: her.user_id, blockedId, createdAt }));
    await application.context.database.insertInto('blocks').values(rows).execute();
    expect((await block(her, him)).status).toBe(200);
    const { status, body } = await block(her, await aGroom(application));
    expect([status, body.code, body.message]).toEqual([
      409,
      'too_many_blocks',
      'You have blocked 1,000 people. Unblock somebody to block another.',
    ]);
    expect((await block(her, him)).status).toBe(200);
  });

  it('is announced to the own windows, and to those of a connected member, as is its removal, but not when nothing changes', async () => {
    const [her, him] = await aPair();
    const heard: [number, LiveEvent][] = [];
    const context: Context = {
      ...application.context,
      transact: (run) =>
        application.context.transact((work) =>
          run({ ...work, announce: (accountId, event) => void heard.push([accountId, event]) }),
        ),
    };
    const pair = { blockerId: her.user_id, blockedId: him.user_id };
    const hers = [
      [her.user_id, { type: 'partner_changed', partner_id: him.user_id }],
      [her.user_id, { type: 'notifications_changed' }],
    ];
    const his = [
      [him.user_id, { type: 'partner_changed', partner_id: her.user_id }],
      [him.user_id, { type: 'notifications_changed' }],
    ];
    const changeAndListen = async (expected: unknown[]) => {
      for (const change of [blockMember, unblockMember]) {
        heard.length = 0;
        await change(context, pair);
        expect(heard).toEqual(expected);
        await change(context, pair);
        expect(heard).toEqual(expected);
      }
    };
    await changeAndListen(hers);
    await anInterest(application, { senderId: him.user_id, receiverId: her.user_id });
    await changeAndListen([...hers, ...his]);
  });
});
