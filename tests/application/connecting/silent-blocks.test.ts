import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { switchUser } from '#contract/administration/users.ts';
import { viewContact } from '#contract/contacts/contacts.ts';
import { sayTyping, showThread } from '#contract/conversations/conversations.ts';
import { listMessages, sendMessage } from '#contract/conversations/messages.ts';
import { answerInterest, sendInterest, showInterest } from '#contract/interests/interests.ts';
import { listMatches, listMoreMatches } from '#contract/matches/matches.ts';
import { listSimilar, showPartner } from '#contract/partners/partners.ts';
import { cancelDeletion, deleteAccount } from '#contract/privacy/account-deletion.ts';
import { blockMember, unblockMember } from '#contract/safety/blocks.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { recordStatements } from '#scripts/test/record-statements.ts';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { changeWithholding } from '#server/features/accounts/accounts.ts';
import { aContactView } from '#tests/factories/a-contact-view.ts';
import { aConversation } from '#tests/factories/a-conversation.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { connectLive, type LiveClient } from '#tests/support/live-client.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { looking } from './support/looking.ts';

let application: TestApplication;
let address: string;
let desk: { token: string; user_id: number };
let tools: ReturnType<typeof looking>;
beforeAll(async () => {
  application = await startApplication();
  address = await application.server.listen({ port: 0, host: '127.0.0.1' });
  desk = await anAdministrator(application);
  tools = looking(application);
});
afterAll(() => application.close());

const open: LiveClient[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
});

type Two = { her: TestMember; him: TestMember };
const accepted = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(200);
const hide = ({ her }: Two, is_hidden: boolean) => accepted(tools.call(her, updateSettings, { is_hidden }));
const switchHer = ({ her }: Two) =>
  accepted(tools.call({ ...her, ...desk }, switchUser, { user_id: her.user_id }));

/** The ways in which she disappears for him, and how she comes back. */
const causes = {
  'she blocks him': {
    begin: ({ her, him }: Two) => accepted(tools.call(her, blockMember, { partner_id: him.user_id })),
    end: ({ her, him }: Two) => accepted(tools.call(her, unblockMember, { partner_id: him.user_id })),
  },
  'she hides': { begin: (two: Two) => hide(two, true), end: (two: Two) => hide(two, false) },
  'she leaves': {
    begin: ({ her }: Two) => accepted(tools.call(her, deleteAccount, { password: her.password })),
    end: ({ her }: Two) => accepted(tools.call(her, cancelDeletion, {})),
  },
  'she is switched off': { begin: switchHer, end: switchHer },
};

const longMs = scaleLimit(240_000);
const message = 'We liked to read about you.';

/** A statement without its numbers of parameters, and without the ids that a list leaves out: none are named when there are none. */
const withoutExcluded = (text: string) =>
  text.replaceAll(/\$\d+/g, '$').replaceAll(' and candidate."account_id" <> all($::integer[])', '');

/** What there is between the two. */
const relations: Record<string, (two: Two) => Promise<unknown>> = {
  'that he saw alone': async () => undefined,
  'that he sent an interest': ({ her, him }) =>
    anInterest(application, { senderId: him.user_id, receiverId: her.user_id }),
  'whose interest waits for him': ({ her, him }) =>
    anInterest(application, { senderId: her.user_id, receiverId: him.user_id }),
  'that declined his interest': ({ her, him }) =>
    anInterest(application, { senderId: him.user_id, receiverId: her.user_id, status: 'rejected' }),
  'whose contact details he saw': ({ her, him }) =>
    aContactView(application, { viewerId: him.user_id, partnerId: her.user_id }),
  'in a conversation': ({ her, him }) =>
    aConversation(application, {
      members: [her, him],
      messages: [
        { by: 'first', text: 'Good morning' },
        { by: 'second', text: 'Good morning to you' },
      ],
    }),
};
const connected = new Set([
  'that he sent an interest',
  'whose interest waits for him',
  'whose contact details he saw',
  'in a conversation',
]);

async function meet(relation: (two: Two) => Promise<unknown>): Promise<Two> {
  const [her, him] = [await aMember(application), await aGroom(application)];
  for (const [viewer, partner] of [
    [him, her],
    [her, him],
  ] as const) {
    const partner_id = partner.user_id;
    await tools.call(viewer, toggleShortlist, { partner_id });
    await tools.call(viewer, showPartner, { partner_id });
  }
  await relation({ her, him });
  return { her, him };
}

describe('a member who disappears', () => {
  it.each(Object.entries(relations))(
    'sends the same events whatever the cause is: somebody %s',
    async (name, relation) => {
      const two = await meet(relation);
      const window = await connectLive(address, { token: two.him.token });
      open.push(window);
      /** The events since the last call, in their order; a change of his own settings shows that all have arrived. */
      const listen = async () => {
        const arrived = window.next('settings_changed');
        await tools.call(two.him, updateSettings, { language: 'en' });
        await arrived;
        const events = window.messages.filter(({ type }) => type !== 'welcome' && type !== 'beat');
        window.messages.length = 0;
        return events.filter(({ type }) => type !== 'settings_changed');
      };
      await listen();
      const ofHer = [
        { type: 'partner_changed', partner_id: two.her.user_id },
        { type: 'notifications_changed' },
      ];
      const expected = connected.has(name) ? ofHer : [];
      for (const [cause, { begin, end }] of Object.entries(causes)) {
        await begin(two);
        expect([cause, await listen()]).toEqual([cause, expected]);
        await end(two);
        expect([cause, await listen()]).toEqual([cause, expected]);
      }
    },
  );

  it.each([
    ['hidden', (two: Two) => hide(two, true)],
    [
      'withheld until a moderator approves her',
      ({ her: { user_id: accountId } }: Two) =>
        application.context.transact((work) => changeWithholding(work, { accountId, isWithheld: true })),
    ],
  ])('is not announced by a block or its end while she is %s', async (_how, makeUnseen) => {
    const two = await meet(({ her, him }) =>
      anInterest(application, { senderId: him.user_id, receiverId: her.user_id, status: 'accepted' }),
    );
    await makeUnseen(two);
    const window = await connectLive(address, { token: two.him.token });
    open.push(window);
    await causes['she blocks him'].begin(two);
    await causes['she blocks him'].end(two);
    const arrived = window.next('settings_changed');
    await tools.call(two.him, updateSettings, { language: 'en' });
    await arrived;
    expect(window.messages.map(({ type }) => type)).toEqual(['welcome', 'settings_changed']);
  });

  it.each(Object.entries(relations))(
    'leaves the same answers by the same statements whatever the cause is: somebody %s',
    async (_name, relation) => {
      const two = await meet(relation);
      const { her, him } = two;
      const like = await aMember(application, { firstname: 'Herlike' });
      const partner_id = her.user_id;
      const interest = await application.context.database
        .selectFrom('interests')
        .select('id')
        .where((eb) => eb.or([eb('senderId', '=', partner_id), eb('receiverId', '=', partner_id)]))
        .executeTakeFirst();
      const interest_id = interest?.id ?? 2_000_000_000;
      const commands = async () => {
        const answers = [
          await tools.call(him, sendInterest, { receiver_id: partner_id, message }),
          await tools.call(him, viewContact, { partner_id }),
          await tools.call(him, toggleShortlist, { partner_id }),
          await tools.call(him, listSimilar, { partner_id }),
          await tools.call(him, showInterest, { interest_id }),
          await tools.call(him, answerInterest, { interest_id, status: 'accepted' }),
          await tools.call(him, answerInterest, { interest_id, status: 'cancelled' }),
          await tools.call(him, sendMessage, { partner_id, text: 'Hello', client_id: crypto.randomUUID() }),
          await tools.call(him, listMessages, { partner_id }),
          await tools.call(him, showThread, { partner_id }),
          await tools.call(him, sayTyping, { partner_id }),
          await tools.call(him, blockMember, { partner_id }),
          await tools.call(him, listMoreMatches, { search: `ITM${partner_id}` }),
          await tools.call(him, listMatches, { search: 'Herself' }),
        ];
        return answers.map(({ status, body }) => {
          const { request_id: _id, ...answer } = body as Record<string, unknown>;
          return { status, answer };
        });
      };
      const look = async () => ({
        seen: await tools.look(him, { other: her, like }),
        answers: await commands(),
      });
      const before = await tools.look(him, { other: her, like });
      const found: { cause: string; looked: unknown; statements: string[] }[] = [];
      for (const [cause, { begin, end }] of Object.entries(causes)) {
        await begin(two);
        // Statistics and settings are cached by the first look.
        await look();
        let looked: unknown;
        const recorded = await recordStatements(async () => {
          looked = await look();
        });
        found.push({ cause, looked, statements: recorded.map(({ text }) => withoutExcluded(text)) });
        await end(two);
        expect([cause, await tools.look(him, { other: her, like })]).toEqual([cause, before]);
      }
      const [first, ...rest] = found;
      for (const { cause, looked, statements } of rest) {
        expect([cause, looked]).toEqual([cause, first?.looked]);
        expect([cause, statements]).toEqual([cause, first?.statements]);
      }
    },
    // Hundreds of calls.
    longMs,
  );
});
