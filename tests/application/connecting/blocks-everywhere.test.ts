import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listContacts, viewContact } from '#contract/contacts/contacts.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { listThreads, sayTyping, showThread } from '#contract/conversations/conversations.ts';
import { listMessages, sendMessage, takeBackMessage } from '#contract/conversations/messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import {
  answerInterest,
  countInterests,
  listInterests,
  sendInterest,
  showInterest,
} from '#contract/interests/interests.ts';
import { listMatches, listMoreMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { listSimilar, showCard, showPartner } from '#contract/partners/partners.ts';
import { updatePreference } from '#contract/preferences/own-preference.ts';
import { showProfile, updateProfile } from '#contract/profiles/own-profile.ts';
import { blockMember, listBlocked, unblockMember } from '#contract/safety/blocks.ts';
import { listShortlist, toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { listVisits } from '#contract/partners/list-visits.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const call = <E extends Endpoint>({ token }: TestMember, endpoint: E, input: EndpointInput<E>) =>
  callApi(application, { endpoint, input, token });

/** Two people, and for each of them a similar one, so that lists of similar profiles are never empty. */
type Scene = { her: TestMember; him: TestMember; herFriend: TestMember; hisFriend: TestMember };

/** Every call that shows members, with the input that shows `other` to `viewer`. */
const views = (viewer: TestMember, { other, like }: { other: TestMember; like: TestMember }) => [
  { name: 'my matches', endpoint: listMatches, run: () => call(viewer, listMatches, {}) },
  { name: "today's", endpoint: listTodaysMatches, run: () => call(viewer, listTodaysMatches, {}) },
  { name: 'search', endpoint: searchMembers, run: () => call(viewer, searchMembers, {}) },
  {
    name: 'search by number',
    endpoint: searchMembers,
    run: () => call(viewer, searchMembers, { search: `ITM${other.user_id}` }),
  },
  {
    name: 'similar',
    endpoint: listSimilar,
    run: () => call(viewer, listSimilar, { partner_id: like.user_id }),
  },
  {
    name: 'profile',
    endpoint: showPartner,
    run: () => call(viewer, showPartner, { partner_id: other.user_id }),
  },
  {
    name: 'card',
    endpoint: showCard,
    run: () => call(viewer, showCard, { partner_id: other.user_id }),
  },
  { name: 'shortlist', endpoint: listShortlist, run: () => call(viewer, listShortlist, {}) },
  ...(['visited_me', 'i_visited'] as const).map((type) => ({
    name: type,
    endpoint: listVisits,
    run: () => call(viewer, listVisits, { type }),
  })),
  ...(['me', 'them'] as const).map((type) => ({
    name: `contacts of ${type}`,
    endpoint: listContacts,
    run: () => call(viewer, listContacts, { type }),
  })),
  { name: 'bell', endpoint: listNotifications, run: () => call(viewer, listNotifications, {}) },
];
const tabs = ['received', 'accepted', 'sent'] as const;
type Tab = (typeof tabs)[number];
const readTab = (viewer: TestMember, status: Tab) => call(viewer, listInterests, { status });

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

async function aScene(): Promise<Scene> {
  const her = await aMember(application, { firstname: 'Herself' });
  const him = await aGroom(application, { firstname: 'Himself' });
  const herFriend = await aMember(application, { firstname: 'Herlike' });
  const hisFriend = await aGroom(application, { firstname: 'Hislike' });
  for (const [viewer, other] of [
    [her, him],
    [him, her],
  ] as const) {
    const partner_id = other.user_id;
    await call(viewer, toggleShortlist, { partner_id });
    await call(viewer, showPartner, { partner_id });
    await call(viewer, viewContact, { partner_id });
    await call(viewer, listTodaysMatches, {});
  }
  return { her, him, herFriend, hisFriend };
}

/** The names of the calls whose answers contain the other member, and the contents of all answers. */
async function look(viewer: TestMember, people: { other: TestMember; like: TestMember }) {
  const seen: string[] = [];
  const answers: Record<string, unknown> = {};
  for (const { name, run } of views(viewer, people)) {
    const { body } = await run();
    const text = JSON.stringify(body.data ?? []);
    if (text.includes(`"u_id":${people.other.user_id},`)) seen.push(name);
    answers[name] = { data: body.data, total: body.total, unread: (body as { unread?: number }).unread };
  }
  const counts = (await call(viewer, countInterests, {})).body.data;
  for (const tab of tabs) {
    const { body } = await readTab(viewer, tab);
    if (JSON.stringify(body.data).includes(`:${people.other.user_id},`)) seen.push(tab);
    answers[tab] = body;
    // Counters always equal the lengths of the lists.
    expect([tab, counts[tab], body.total]).toEqual([tab, body.data.length, body.data.length]);
  }
  const threads = (await call(viewer, listThreads, {})).body;
  if (threads.data.some(({ partner_id }) => partner_id === people.other.user_id)) seen.push('conversations');
  answers['conversations'] = threads;
  return { seen, answers };
}

const everywhere = views({} as TestMember, { other: {} as TestMember, like: {} as TestMember }).map(
  ({ name }) => name,
);

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
  const looked = new Set<Endpoint>([
    ...views({} as TestMember, { other: {} as TestMember, like: {} as TestMember }).map(
      ({ endpoint }) => endpoint,
    ),
    ...others,
    ...notLists,
  ]);
  const showing = endpoints.filter(
    ({ access, data }) =>
      access === 'member' &&
      /"(?:u_id|i_sender_id|m_sender_id|partner_id)"/.test(
        JSON.stringify(z.toJSONSchema(data, { unrepresentable: 'any' })),
      ),
  );
  expect(showing.filter((endpoint) => !looked.has(endpoint)).map(({ path }) => path)).toEqual([]);
});
