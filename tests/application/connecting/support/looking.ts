import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { listContacts, viewContact } from '#contract/contacts/contacts.ts';
import { listThreads } from '#contract/conversations/conversations.ts';
import { countInterests, listInterests } from '#contract/interests/interests.ts';
import { listMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { listVisits } from '#contract/partners/list-visits.ts';
import { listSimilar, showCard, showPartner } from '#contract/partners/partners.ts';
import { listShortlist, toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import type { TestApplication } from '#tests/support/start-application.ts';

type People = { other: TestMember; like: TestMember };

/** Two people, and for each of them a similar one, so that lists of similar profiles are never empty. */
export type Scene = { her: TestMember; him: TestMember; herFriend: TestMember; hisFriend: TestMember };

export const tabs = ['received', 'accepted', 'sent'] as const;
export type Tab = (typeof tabs)[number];

/** Everything that a member can look at, and the calls of two members about each other. */
export function looking(application: TestApplication) {
  const call = <E extends Endpoint>(...[{ token }, endpoint, input]: [TestMember, E, EndpointInput<E>]) =>
    callApi(application, { endpoint, input, token });

  /** Every call that shows members, with the input that shows `other` to `viewer`. */
  const views = (viewer: TestMember, { other, like }: People) => [
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
  const readTab = (viewer: TestMember, status: Tab) => call(viewer, listInterests, { status });

  const aScene = async (): Promise<Scene> => {
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
  };

  /** The names of the calls whose answers contain the other member, and the contents of all answers. */
  const look = async (viewer: TestMember, people: People) => {
    const seen: string[] = [];
    const answers: Record<string, unknown> = {};
    for (const { name, run } of views(viewer, people)) {
      const { body } = await run();
      const text = JSON.stringify(body.data ?? []);
      if (text.includes(`"u_id":${people.other.user_id},`)) seen.push(name);
      answers[name] = { data: body.data, total: body.total, unread: (body as { unread?: number }).unread };
    }
    const counts = (await call(viewer, countInterests, {})).body.data;
    answers['counts'] = counts;
    for (const tab of tabs) {
      const { body } = await readTab(viewer, tab);
      if (JSON.stringify(body.data).includes(`:${people.other.user_id},`)) seen.push(tab);
      answers[tab] = body;
      const lengths = new Set([counts[tab], body.total, body.data.length]);
      if (lengths.size > 1) throw new Error(`Counter and list differ: ${tab}`);
    }
    const threads = (await call(viewer, listThreads, {})).body;
    const isThere = threads.data.some(({ partner_id }) => partner_id === people.other.user_id);
    if (isThere) seen.push('conversations');
    answers['conversations'] = threads;
    return { seen, answers };
  };

  return { call, views, aScene, look };
}
