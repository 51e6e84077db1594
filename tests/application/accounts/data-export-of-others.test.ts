import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '#contract/privacy/account-deletion.ts';
import { reportMember } from '#contract/safety/reports.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aConversation } from '#tests/factories/a-conversation.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { callApi } from '#tests/support/call-api.ts';
import { ownCopies, readJson } from '#tests/support/own-copy.ts';
import { acquaint } from '#tests/support/scene.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let copies: ReturnType<typeof ownCopies>;
beforeAll(async () => {
  application = await startApplication();
  copies = ownCopies(application);
});
afterAll(() => application.close());

describe('the copy of the own data', () => {
  it.each<[string, (pair: { other: TestMember; member: TestMember }) => Promise<unknown>]>([
    [
      'blocked the member',
      ({ other, member }) => aBlock(application, { blockerId: other.user_id, blockedId: member.user_id }),
    ],
    [
      'hid themselves',
      ({ other: { token } }) =>
        callApi(application, { endpoint: updateSettings, input: { is_hidden: true }, token }),
    ],
    [
      'is about to leave',
      ({ other: { token, password } }) =>
        callApi(application, { endpoint: deleteAccount, input: { password }, token }),
    ],
  ])('has nothing that connects the member with somebody who %s', async (_cause, leave) => {
    const { members } = await aConversation(application, {
      members: [await aMember(application), await aGroom(application, { firstname: 'Vanished' })],
      messages: [{ by: 'second', text: 'Good morning' }],
    });
    const [member, other] = members;
    const [me, them] = [member.user_id, other.user_id];
    await anInterest(application, { senderId: me, receiverId: them, status: 'rejected' });
    await acquaint(application, { ownId: me, otherId: them });
    await callApi(application, {
      endpoint: reportMember,
      input: { partner_id: them, reason: 'other', text: 'Asked me to write elsewhere.' },
      token: member.token,
    });
    await leave({ other, member });
    const files = await copies.make(member);
    const names = ['interests_sent', 'interests_received', 'contacts_viewed', 'contacts_viewed_by'];
    for (const name of [...names, 'visits', 'visitors', 'shortlist', 'notifications', 'blocks']) {
      expect([name, readJson(files, name)]).toEqual([name, []]);
    }
    expect([...files.values()].join('')).not.toContain('Vanished');
    const ofOther = { member_id: `ITM${them}` };
    expect(readJson(files, 'conversations')).toMatchObject([ofOther]);
    expect(readJson(files, 'reports_made')).toMatchObject([ofOther]);
  });
});
