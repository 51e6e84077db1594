import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listContacts, viewContact } from '#contract/contacts/contacts.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { listThreads } from '#contract/conversations/conversations.ts';
import { answerInterest, listInterests, showInterest } from '#contract/interests/interests.ts';
import { listMatches, listMoreMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { listVisits } from '#contract/partners/list-visits.ts';
import { listSimilar, showCard, showPartner } from '#contract/partners/partners.ts';
import { updatePreference } from '#contract/preferences/own-preference.ts';
import { showProfile } from '#contract/profiles/own-profile.ts';
import type { ContactAudience, PersonalDetails } from '#contract/settings/contact-audience.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { listShortlist } from '#contract/shortlist/shortlist.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { callApi } from '#tests/support/call-api.ts';
import { acquaint } from '#tests/support/scene.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const call = <E extends Endpoint>({ token }: TestMember, endpoint: E, input: EndpointInput<E>) =>
  callApi(application, { endpoint, input, token });

let people = 0;
/** Texts that occur nowhere by chance, other ones for each person, because some lists show everybody. */
function someDetails() {
  people += 1;
  const number = String(people).padStart(2, '0');
  return {
    dob: `1993-08-${number}`,
    father: `Sentinel Father ${number}`,
    mother: `Sentinel Mother ${number}`,
  };
}

/** How the two stand to each other before she looks at him. */
type Relation = 'strangers' | 'his interest waits' | 'her interest waits' | 'he accepted' | 'she accepted';
const interestsOf: Record<Relation, ((her: number, him: number) => Promise<unknown>) | null> = {
  strangers: null,
  'his interest waits': (her, him) => anInterest(application, { senderId: him, receiverId: her }),
  'her interest waits': (her, him) => anInterest(application, { senderId: her, receiverId: him }),
  'he accepted': (her, him) =>
    anInterest(application, { senderId: her, receiverId: him, status: 'accepted' }),
  'she accepted': (her, him) =>
    anInterest(application, { senderId: him, receiverId: her, status: 'accepted' }),
};

/** He, with those details and a choice, and she, who has looked at him, noted him and been shown his contact details before. */
async function aPair(relation: Relation, contact_audience: ContactAudience) {
  const details = someDetails();
  const [her, him] = [await aMember(application), await aGroom(application, { profile: details })];
  await call(him, updateSettings, { contact_audience });
  await acquaint(application, { ownId: her.user_id, otherId: him.user_id });
  await interestsOf[relation]?.(her.user_id, him.user_id);
  return { her, him, details };
}

/** The answers of every call that shows him to her. */
async function look(her: TestMember, him: TestMember) {
  const partner_id = him.user_id;
  const like = await aGroom(application);
  const number = `ITM${partner_id}`;
  const asked = {
    profile: await call(her, showPartner, { partner_id }),
    card: await call(her, showCard, { partner_id }),
    similar: await call(her, listSimilar, { partner_id: like.user_id }),
    matches: await call(her, listMatches, { search: number }),
    more: await call(her, listMoreMatches, { search: number }),
    today: await call(her, listTodaysMatches, {}),
    search: await call(her, searchMembers, { search: number }),
    shortlist: await call(her, listShortlist, {}),
    visitors: await call(her, listVisits, { type: 'visited_me' }),
    visited: await call(her, listVisits, { type: 'i_visited' }),
    contacts: await call(her, listContacts, { type: 'me' }),
    contacted: await call(her, listContacts, { type: 'them' }),
    received: await call(her, listInterests, { status: 'received' }),
    sent: await call(her, listInterests, { status: 'sent' }),
    accepted: await call(her, listInterests, { status: 'accepted' }),
    threads: await call(her, listThreads, {}),
    bell: await call(her, listNotifications, {}),
  };
  return Object.fromEntries(Object.entries(asked).map(([name, { body }]) => [name, JSON.stringify(body)]));
}

/** The calls that always show him, whatever the relation is. */
const always = ['profile', 'card', 'search', 'shortlist', 'visitors', 'visited', 'contacts', 'contacted'];

const shown: Record<ContactAudience, Record<'unconnected' | 'connected', PersonalDetails>> = {
  members: { unconnected: 'shown', connected: 'shown' },
  accepted: { unconnected: 'after_interest', connected: 'shown' },
  nobody: { unconnected: 'private', connected: 'private' },
};
const relations: readonly [Relation, 'unconnected' | 'connected'][] = [
  ['strangers', 'unconnected'],
  ['his interest waits', 'unconnected'],
  ['her interest waits', 'unconnected'],
  ['he accepted', 'connected'],
  ['she accepted', 'connected'],
];
const refusals = { shown: undefined, after_interest: 'contact_needs_interest', private: 'contact_private' };
const table = relations.flatMap(([relation, group]) =>
  (['members', 'accepted', 'nobody'] as const).map(
    (audience) => [relation, audience, shown[audience][group]] as const,
  ),
);

describe('date of birth, parents and contact details', () => {
  it.each(table)('of %s, for %s, are: %s', async (relation, audience, expected) => {
    const { her, him, details } = await aPair(relation, audience);
    const answers = await look(her, him);
    const isShown = expected === 'shown';
    for (const name of always)
      expect([name, answers[name]]).toEqual([name, expect.stringContaining('Joseph')]);
    const isIn = (secret: string) => Object.keys(answers).filter((name) => answers[name]?.includes(secret));
    const cards = isIn(`"u_id":${him.user_id},`).filter((name) => name !== 'bell');
    expect(isIn(details.dob)).toEqual(isShown ? cards : []);
    expect(isIn(details.father)).toEqual(isShown ? cards : []);
    expect(isIn(details.mother)).toEqual(isShown ? cards : []);
    const [profile] = (await call(her, showPartner, { partner_id: him.user_id })).body.data;
    expect(profile).toMatchObject({
      personal_details: expected,
      u_dob: isShown ? details.dob : '',
      u_father: isShown ? details.father : null,
      age: expect.any(Number),
    });
    const { body } = await call(her, viewContact, { partner_id: him.user_id });
    expect(body.code).toBe(refusals[expected]);
    const mails = await application.outbox.listIds();
    const texts = await Promise.all(mails.map((id) => application.outbox.read(id)));
    expect(JSON.stringify(texts)).not.toContain(details.dob);
  });

  it('that are not stated look the same as those that are kept back', async () => {
    const [her, him] = [await aMember(application), await aGroom(application)];
    await call(him, updateSettings, { contact_audience: 'accepted' });
    const { body } = await call(her, showPartner, { partner_id: him.user_id });
    expect(body.data[0]).toMatchObject({
      personal_details: 'after_interest',
      u_father: null,
      u_mother: null,
    });
  });

  it('that are kept back leave the age to matching, search and the own profile', async () => {
    const { her, him, details } = await aPair('strangers', 'nobody');
    const age = (await call(her, showCard, { partner_id: him.user_id })).body.data?.age ?? 0;
    await call(her, updatePreference, { age: `${age}-${age}` });
    const { body } = await call(her, showPartner, { partner_id: him.user_id });
    expect(body.data[0]?.match.mine.criteria).toMatchObject([
      { criterion: 'age', verdict: 'met', fact: String(age) },
    ]);
    const found = (search: string, range: string) => call(her, searchMembers, { search, age: range });
    const number = `ITM${him.user_id}`;
    expect((await found(number, `${age}-${age}`)).body.data.map(({ u_id }) => u_id)).toEqual([him.user_id]);
    const own = (await call(him, showProfile, {})).body.data[0];
    expect(own).toMatchObject({ u_dob: details.dob, u_father: details.father });
  });

  it('follow the interest: shown once it is accepted', async () => {
    const { her, him, details } = await aPair('her interest waits', 'accepted');
    const { body } = await call(her, listInterests, { status: 'sent' });
    const { i_id } = body.data[0] ?? { i_id: 0 };
    expect(body.data[0]?.u_dob).toBe('');

    await call(him, answerInterest, { interest_id: i_id, status: 'accepted' });
    const after = await call(her, showInterest, { interest_id: i_id });
    expect(after.body.data).toMatchObject({ u_dob: details.dob, personal_details: 'shown' });
  });
});
