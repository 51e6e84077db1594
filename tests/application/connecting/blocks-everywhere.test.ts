import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { viewContact } from '#contract/contacts/contacts.ts';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import { listThreads, sayTyping, showThread } from '#contract/conversations/conversations.ts';
import { listMessages, sendMessage, takeBackMessage } from '#contract/conversations/messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { answerInterest, listInterests, sendInterest, showInterest } from '#contract/interests/interests.ts';
import { listMoreMatches } from '#contract/matches/matches.ts';
import { listSimilar, showCard } from '#contract/partners/partners.ts';
import { updatePreference } from '#contract/preferences/own-preference.ts';
import { showProfile, updateProfile } from '#contract/profiles/own-profile.ts';
import { blockMember, listBlocked, unblockMember } from '#contract/safety/blocks.ts';
import { toggleShortlist } from '#contract/shortlist/shortlist.ts';
import type { TestMember } from '#tests/factories/a-member.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { looking, type Tab, tabs } from './support/looking.ts';

let application: TestApplication;
let call: ReturnType<typeof looking>['call'];
let aScene: ReturnType<typeof looking>['aScene'];
let look: ReturnType<typeof looking>['look'];
/** Every call that shows members. */
let shown: ReturnType<ReturnType<typeof looking>['views']>;
beforeAll(async () => {
  application = await startApplication();
  const { views, ...tools } = looking(application);
  ({ call, aScene, look } = tools);
  shown = views({} as TestMember, { other: {} as TestMember, like: {} as TestMember });
});
afterAll(() => application.close());

/** Calls that show a single member or interest, or conversations, tested separately. */
const others: readonly Endpoint[] = [
  listInterests,
  showInterest,
  listMoreMatches,
  listThreads,
  showThread,
  listMessages,
];
/** Answers to commands about a visible member, the own profile, and the list of blocked members. */
const notLists: readonly Endpoint[] = [
  sendInterest,
  answerInterest,
  sendMessage,
  takeBackMessage,
  showProfile,
  updateProfile,
  listBlocked,
];

describe('two members after a block', () => {
  it.each<[string, 'accepted' | 'rejected' | null, Tab[], Tab[]]>([
    ['an interest that waits', null, ['sent'], ['received']],
    ['an interest that was accepted', 'accepted', ['accepted', 'sent'], ['received', 'accepted']],
  ])(
    'are invisible to each other in every call, and back unchanged after the unblock, with %s',
    async (_what, answer, mine, theirs) => {
      const { her, him, herFriend, hisFriend } = await aScene();
      const message = 'We liked to read about you.';
      const { body } = await call(her, sendInterest, { receiver_id: him.user_id, message });
      if (answer !== null) await call(him, answerInterest, { interest_id: body.data.i_id, status: answer });
      const hers = { other: him, like: hisFriend };
      const his = { other: her, like: herFriend };
      const before = [await look(her, hers), await look(him, his)];
      // Lists of new people leave out those who wait, lists of matches those who are connected too.
      const left = new Set(answer === 'accepted' ? ['my matches', "today's"] : ["today's"]);
      const everywhere = shown.map(({ name }) => name).filter((name) => !left.has(name));
      const conversations = answer === 'accepted' ? ['conversations'] : [];
      expect(before.map(({ seen }) => seen)).toEqual([
        [...everywhere, ...tabs.filter((tab) => mine.includes(tab)), ...conversations],
        [...everywhere, ...tabs.filter((tab) => theirs.includes(tab)), ...conversations],
      ]);

      await call(her, blockMember, { partner_id: him.user_id });
      const during = [await look(her, hers), await look(him, his)];
      expect(during.map(({ seen }) => seen)).toEqual([[], []]);
      for (const { answers } of during) {
        expect(answers['bell']).toMatchObject({ data: [], unread: 0 });
      }
      for (const [viewer, { other }] of [
        [her, hers],
        [him, his],
      ] as const) {
        const id = { partner_id: other.user_id };
        const answers = [
          await call(viewer, sendInterest, { receiver_id: other.user_id, message }),
          await call(viewer, viewContact, id),
          await call(viewer, toggleShortlist, id),
          await call(viewer, listSimilar, id),
          await call(viewer, showInterest, { interest_id: body.data.i_id }),
          await call(viewer, answerInterest, { interest_id: body.data.i_id, status: 'accepted' }),
          await call(viewer, sendMessage, { ...id, text: 'Hello', client_id: crypto.randomUUID() }),
          await call(viewer, listMessages, id),
          await call(viewer, showThread, id),
          await call(viewer, sayTyping, id),
        ];
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
        expect((await call(viewer, showCard, id)).body.data).toBeNull();
      }

      await call(her, unblockMember, { partner_id: him.user_id });
      expect([await look(her, hers), await look(him, his)]).toEqual(before);
    },
  );

  it('are invisible to each other in more matches too', async () => {
    const { her, him } = await aScene();
    await call(her, updatePreference, { religion: 'Sikh' });
    const isThere = async () =>
      JSON.stringify((await call(her, listMoreMatches, {})).body.data).includes(`"u_id":${him.user_id},`);
    expect(await isThere()).toBe(true);
    await call(him, blockMember, { partner_id: her.user_id });
    expect(await isThere()).toBe(false);
    await call(him, unblockMember, { partner_id: her.user_id });
    expect(await isThere()).toBe(true);
  });
});

it('every call that shows members is covered by these tests', () => {
  const looked = new Set<Endpoint>([...shown.map(({ endpoint }) => endpoint), ...others, ...notLists]);
  const showing = endpoints.filter(
    ({ access, data }) =>
      access === 'member' &&
      /"(?:u_id|i_sender_id|m_sender_id|partner_id)"/.test(
        JSON.stringify(z.toJSONSchema(data, { unrepresentable: 'any' })),
      ),
  );
  expect(showing.filter((endpoint) => !looked.has(endpoint)).map(({ path }) => path)).toEqual([]);
});
