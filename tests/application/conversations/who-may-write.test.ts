import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClosedReason } from '#contract/conversations/conversation.wire.ts';
import { erasePerson } from '#scripts/operator/erase-person.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aConversation } from '#tests/factories/a-conversation.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { conversing } from '#tests/support/conversing.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let chat: ReturnType<typeof conversing>;
beforeAll(async () => {
  application = await startApplication();
  chat = conversing(application);
});
afterAll(() => application.close());

type Pair = readonly [TestMember, TestMember];
type Facts = {
  status?: string;
  emailVerifiedAt?: null;
  isHidden?: boolean;
  isWithheld?: boolean;
};

const change = ({ user_id }: TestMember, facts: Facts) =>
  application.context.database.updateTable('accounts').set(facts).where('id', '=', user_id).execute();
const turnInto = ({ user_id }: TestMember, gender: string) =>
  application.context.database
    .updateTable('profiles')
    .set({ gender })
    .where('accountId', '=', user_id)
    .execute();
const block = (blocker: TestMember, blocked: TestMember) =>
  aBlock(application, { blockerId: blocker.user_id, blockedId: blocked.user_id });
const erase = ({ email }: TestMember) => erasePerson(application.context, email);

/** What ends a conversation for her. */
const closing: [string, ClosedReason, (pair: Pair) => Promise<unknown>][] = [
  ['she blocked him', 'blocked', ([her, him]) => block(her, him)],
  ['he blocked her', 'not_available', ([her, him]) => block(him, her)],
  ['he is hidden', 'not_available', ([, him]) => change(him, { isHidden: true })],
  ['his profile is withheld', 'not_available', ([, him]) => change(him, { isWithheld: true })],
  ['he is switched off', 'not_available', ([, him]) => change(him, { status: 'inactive' })],
  ['his address is not proved', 'not_available', ([, him]) => change(him, { emailVerifiedAt: null })],
  ['he is erased', 'not_available', ([, him]) => erase(him)],
  ['he is no groom any more', 'not_available', ([, him]) => turnInto(him, 'Female')],
  ['she is hidden', 'profile_hidden', ([her]) => change(her, { isHidden: true })],
  ['her profile is withheld', 'profile_in_review', ([her]) => change(her, { isWithheld: true })],
  ['she is no bride any more', 'not_available', ([her]) => turnInto(her, 'Other')],
  [
    'no interest of the two is accepted any more',
    'not_connected',
    async ([her]) => {
      const { database } = application.context;
      await database
        .updateTable('interests')
        .set({ status: 'cancelled' })
        .where('receiverId', '=', her.user_id)
        .execute();
    },
  ],
];

const refusals: Record<ClosedReason, [number, string]> = {
  blocked: [404, 'partner_not_found'],
  not_available: [404, 'partner_not_found'],
  profile_hidden: [409, 'profile_hidden'],
  profile_in_review: [409, 'profile_in_review'],
  not_reachable: [403, 'partner_not_reachable'],
  not_connected: [409, 'not_connected'],
};

describe('two members with an accepted interest', () => {
  it('write to each other, and see who the other one is', async () => {
    const {
      members: [her, him],
    } = await aConversation(application);
    for (const [one, other, name] of [
      [her, him, 'Joseph Varghese'],
      [him, her, 'Asha Mathew'],
    ] as const) {
      expect((await chat.thread(one, other)).body.data).toEqual({
        partner_id: other.user_id,
        name,
        profile_pic: null,
        photo_placeholder: null,
        is_visible: true,
        unread: 0,
        is_open: true,
        closed_reason: null,
        first_unread: null,
        has_read_warning: false,
        interest: expect.objectContaining({ i_message: 'We liked to read about you.' }),
      });
      expect((await chat.type(one, other)).status).toBe(200);
    }
    expect((await chat.send(her, him)).status).toBe(201);
    expect((await chat.send(him, her)).status).toBe(201);
  });

  it.each(closing)('have a closed conversation when %s', async (_cause, reason, close) => {
    const messages = [
      { by: 'first', text: 'Hers' },
      { by: 'second', text: 'His' },
    ] as const;
    const { members } = await aConversation(application, { messages });
    const [her, him] = members;
    await close(members);
    for (const refused of [await chat.send(her, him), await chat.type(her, him)]) {
      expect([refused.status, refused.body.code]).toEqual(refusals[reason]);
    }
    // What was written stays readable, without the name of one who cannot be seen, unless she blocked him herself.
    const isVisible = !['blocked', 'not_available'].includes(reason);
    const shown = {
      partner_id: him.user_id,
      name: reason === 'not_available' ? 'A member' : 'Joseph Varghese',
      is_visible: isVisible,
      is_open: false,
      unread: 1,
    };
    const { data } = (await chat.thread(her, him)).body;
    expect(data).toMatchObject({ ...shown, closed_reason: reason });
    const listed = (await chat.threads(her)).body.data;
    expect(listed).toMatchObject([{ ...shown, last_message: 'His' }]);
    expect((await chat.read(her, him)).data.map(({ m_text }) => m_text)).toEqual(['His', 'Hers']);
    expect(await chat.count(her)).toMatchObject({ unread: 1, threads: 1 });
  });
});

describe('a member whose conversation is closed', () => {
  it('still marks, deletes and clears what is theirs', async () => {
    const { members, messages } = await aConversation(application, {
      messages: [
        { by: 'first', text: 'Hers' },
        { by: 'second', text: 'His' },
      ],
    });
    const [her, him] = members;
    await block(him, her);
    const [own = 0, received = 0] = messages.map(({ m_id }) => m_id);
    expect((await chat.see(her, him, received)).body.data).toEqual({ unread: 0 });
    expect((await chat.takeBack(her, own)).body.data).toMatchObject({ m_text: '', m_taken_back: true });
    expect((await chat.delete(her, received)).status).toBe(200);
    expect((await chat.read(her, him)).data.map(({ m_id }) => m_id)).toEqual([own]);
    expect((await chat.clear(her, him)).status).toBe(200);
    expect((await chat.read(her, him)).data).toEqual([]);
    expect((await chat.threads(her)).body.data).toEqual([]);
  });

  it('has it back as it was when the reason is gone', async () => {
    const { members } = await aConversation(application, { messages: [{ by: 'second', text: 'His' }] });
    const [her, him] = members;
    const before = (await chat.thread(her, him)).body.data;
    await change(him, { isHidden: true });
    expect((await chat.thread(her, him)).body.data.is_open).toBe(false);
    await change(him, { isHidden: false });
    expect((await chat.thread(her, him)).body.data).toEqual(before);
    expect((await chat.send(her, him)).status).toBe(201);
  });

  it('may confirm the warning of it, because the two have written', async () => {
    const { members } = await aConversation(application, { messages: [{ by: 'second', text: 'His' }] });
    const [her, him] = members;
    await block(him, her);
    expect((await chat.confirmWarning(her, him)).status).toBe(200);
    expect((await chat.thread(her, him)).body.data.has_read_warning).toBe(true);
  });
});

describe('two members without an accepted interest', () => {
  it.each([null, 'pending', 'rejected', 'cancelled'] as const)(
    'cannot write to each other: %s',
    async (status) => {
      const [her, him] = [await aMember(application), await aGroom(application)];
      const pair = { senderId: her.user_id, receiverId: him.user_id };
      if (status !== null) await anInterest(application, { ...pair, status });
      // An accepted one with somebody else is none with him.
      await aConversation(application, { members: [her, await aGroom(application)] });
      for (const [one, other] of [
        [her, him],
        [him, her],
      ] as const) {
        const answers = [
          await chat.send(one, other),
          await chat.type(one, other),
          await chat.confirmWarning(one, other),
        ];
        for (const { status: answered, body } of answers) {
          expect([answered, body.code]).toEqual([409, 'not_connected']);
        }
        expect((await chat.thread(one, other)).body.data).toMatchObject({ closed_reason: 'not_connected' });
        expect((await chat.read(one, other)).data).toEqual([]);
      }
    },
  );
});

describe('somebody who is no partner', () => {
  it.each<[string, (member: TestMember) => Promise<number>]>([
    ['the member themselves', async ({ user_id }) => user_id],
    ['nobody', async () => 999_999],
    ['an administrator', async () => (await anAdministrator(application)).user_id],
    ['a member of the same gender', async () => (await aMember(application)).user_id],
    [
      'a member who blocked before anything was written',
      async (member) => {
        const {
          members: [, him],
        } = await aConversation(application, { members: [member, await aGroom(application)] });
        await block(him, member);
        return him.user_id;
      },
    ],
  ])('is not found in any call: %s', async (_who, find) => {
    const her = await aMember(application);
    const partner = { user_id: await find(her) };
    const answers = [
      await chat.send(her, partner),
      await chat.list(her, partner),
      await chat.thread(her, partner),
      await chat.type(her, partner),
      await chat.see(her, partner, 1),
      await chat.clear(her, partner),
      await chat.confirmWarning(her, partner),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'partner_not_found']),
    );
    expect((await chat.threads(her)).body.data).toEqual([]);
  });
});
