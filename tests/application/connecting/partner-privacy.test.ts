import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { listSimilar, showCard, showPartner } from '#contract/partners/partners.ts';
import { updatePreference } from '#contract/preferences/own-preference.ts';
import { factRules, formFacts, profileFormNames } from '#contract/profiles/fact-names.ts';
import { showProfile, updateProfile } from '#contract/profiles/own-profile.ts';
import { viewContact } from '#contract/contacts/contacts.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { listShortlist, toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { listVisits } from '#contract/partners/list-visits.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aMember, anAdministrator, anUnverifiedMember, type TestMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const call = <E extends Endpoint>(member: TestMember, endpoint: E, input: EndpointInput<E>) =>
  callApi(application, { endpoint, input, token: member.token });
const aMan = () => aMember(application, { gender: 'Male', firstname: 'Arun' });

/** Facts that no answer may contain, as texts that occur nowhere by chance. */
const secrets = {
  dob: '1993-08-17',
  father: 'Sentinel Father',
  mother: 'Sentinel Mother',
  zip: '682731',
  employer_name: 'Sentinel Shipyard',
  annual_income: '7654321',
};

/** The answers of every call that shows facts of other members. */
async function tellEverything(viewer: TestMember, partnerId: number): Promise<string> {
  const answers = [
    await call(viewer, showPartner, { partner_id: partnerId }),
    await call(viewer, showCard, { partner_id: partnerId }),
    await call(viewer, listSimilar, { partner_id: partnerId }),
    await call(viewer, listShortlist, {}),
    await call(viewer, listVisits, { type: 'visited_me' }),
    await call(viewer, listVisits, { type: 'i_visited' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  return JSON.stringify(answers.map(({ body }) => body));
}

describe('the facts of a member in the answers to another one', () => {
  it('are tested with a secret for each fact that is not for all members', () => {
    const notForAll = formFacts.filter((fact) => factRules[fact].privacy !== undefined);
    expect(Object.keys(secrets)).toEqual(notForAll.map((fact) => profileFormNames[fact]));
  });

  it('never include contact details, private facts or paths of whole pictures', async () => {
    const viewer = await aMan();
    const [her, alike] = [await aMember(application), await aMember(application)];
    const forbidden = [viewer.email, viewer.mobile.slice(-9), ...Object.values(secrets)];
    for (const member of [viewer, her, alike]) {
      const photo = await aPhoto(application, { token: member.token, width: 60, height: 80 });
      const facts = { ...secrets, is_private: true, file: photo.path, city: 'Kochi' };
      expect((await call(member, updateProfile, facts)).status).toBe(200);
      expect((await call(member, updateSettings, { contact_audience: 'accepted' })).status).toBe(200);
      expect((await call(member, updatePreference, { annual_income: '100000-' })).status).toBe(200);
      forbidden.push(photo.source, photo.source.split('/')[2] ?? '', member.email, member.mobile.slice(-9));
    }
    await call(viewer, toggleShortlist, { partner_id: her.user_id });
    await call(viewer, showPartner, { partner_id: her.user_id });
    await call(her, showPartner, { partner_id: viewer.user_id });
    const text = await tellEverything(viewer, her.user_id);
    // Both members are in the answers, so that the test can fail.
    expect(text.split(`"u_id":${her.user_id}`).length).toBeGreaterThan(3);
    expect(text).toContain(`"u_id":${alike.user_id}`);
    expect(forbidden.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('hide numbers and addresses in own words until the viewer has seen the contact details', async () => {
    const [him, her] = [await aMan(), await aMember(application)];
    const number = '98470 99887';
    const written = `Call ${number} or anu@example.org`;
    const facts = { about: written, city: number, hobbies: [written], working_as: number };
    expect((await call(her, updateProfile, facts)).status).toBe(200);
    // Names from before they were checked.
    await application.context.database
      .updateTable('profiles')
      .set({ lastName: number })
      .where('accountId', '=', her.user_id)
      .execute();
    await call(her, updatePreference, { city: [number] });
    const hidden = await tellEverything(him, her.user_id);
    expect(hidden).toContain('Call ••• or •••');
    expect([number, 'anu@example.org'].filter((secret) => hidden.includes(secret))).toEqual([]);
    const own = await call(her, showProfile, {});
    expect(own.body.data[0]?.u_about).toBe(written);
    await call(him, viewContact, { partner_id: her.user_id });
    const shown = await call(him, showPartner, { partner_id: her.user_id });
    expect(shown.body.data[0]).toMatchObject({ u_about: written, u_city: number });
  });

  it('treat a private income as unknown, on either side', async () => {
    const [him, her] = [await aMan(), await aMember(application)];
    for (const member of [him, her]) {
      await call(member, updateProfile, { annual_income: secrets.annual_income, is_private: true });
      await call(member, updatePreference, { annual_income: '7000000-8000000' });
    }
    const { body } = await call(him, showPartner, { partner_id: her.user_id });
    const [shown] = body.data;
    const row = { criterion: 'annual_income', verdict: 'unknown', fact: null };
    expect(shown?.match.mine.criteria).toMatchObject([row]);
    expect(shown?.match.theirs.criteria).toMatchObject([row]);
    expect(shown).toMatchObject({ u_annual_income: null, u_income_band: null, u_private_income: true });
    expect(shown?.matched_criteria.annual_income).toBeNull();
    // Like somebody who gives none: below everyone who is known to meet it.
    expect(shown?.match.score).toBeLessThan(100);
  });

  it('include an income that is not private', async () => {
    const [him, her] = [await aMan(), await aMember(application)];
    await call(her, updateProfile, { annual_income: '7654321', is_private: false });
    const { body } = await call(him, showPartner, { partner_id: her.user_id });
    const income = { u_annual_income: 7_654_321, u_income_band: '7654321' };
    expect(body.data[0]).toMatchObject(income);
    expect((await call(him, showCard, { partner_id: her.user_id })).body.data).toMatchObject(income);
  });

  it('have on a card all fields that the specification names and others may see', async () => {
    const [him, her] = [await aMan(), await aMember(application)];
    const facts = { father: 'Mathew', no_of_sisters: 1, diet: 'Veg', college: 'CUSAT', about: 'Calm.' };
    expect((await call(her, updateProfile, { ...facts, hobbies: ['Chess', 'Reading'] })).status).toBe(200);
    const { body } = await call(him, showCard, { partner_id: her.user_id });
    expect(body.data).toMatchObject({
      u_father: 'Mathew',
      u_mother: null,
      u_no_sisters: 1,
      u_no_brothers: null,
      u_financial_status: null,
      u_diet: 'Veg',
      u_hobbies: 'Chess,Reading',
      u_about: 'Calm.',
      u_college: 'CUSAT',
      u_working_with: null,
      u_annual_income: null,
      u_private_income: false,
    });
    expect(body.data).not.toHaveProperty('u_zip');
    expect(body.data).not.toHaveProperty('u_employer_name');
  });

  it('include the last visit to the hour only', async () => {
    const [him, her] = [await aMan(), await aMember(application)];
    const { database } = application.context;
    const lastSeenAt = new Date('2026-03-01T17:43:21.123Z');
    await database.updateTable('accounts').set({ lastSeenAt }).where('id', '=', her.user_id).execute();
    const { body } = await call(him, showPartner, { partner_id: her.user_id });
    expect(body.data[0]?.last_seen_at).toBe('2026-03-01T17:00:00.000Z');
  });
});

type Change = Partial<{ status: string; isHidden: boolean }>;
const changed = async (change: Change) => {
  const { user_id: id } = await aMember(application);
  await application.context.database.updateTable('accounts').set(change).where('id', '=', id).execute();
  return id;
};
const blocked = async (
  pairOf: (viewerId: number, id: number) => { blockerId: number; blockedId: number },
  viewer: TestMember,
) => {
  const { user_id: id } = await aMember(application);
  await aBlock(application, pairOf(viewer.user_id, id));
  return id;
};
const unverified = async () => {
  const { email } = await anUnverifiedMember(application);
  const { database } = application.context;
  const { id } = await database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
};

/** Members that a man may not see, by the reason. */
const reasons: [string, (viewer: TestMember) => Promise<number>][] = [
  ['is inactive', () => changed({ status: 'inactive' })],
  ['is hidden', () => changed({ isHidden: true })],
  ['never proved the e-mail', unverified],
  [
    'was blocked by the viewer',
    (viewer) => blocked((blockerId, blockedId) => ({ blockerId, blockedId }), viewer),
  ],
  ['blocked the viewer', (viewer) => blocked((blockedId, blockerId) => ({ blockerId, blockedId }), viewer)],
  ['is of the same gender', async () => (await aMan()).user_id],
  ['is an administrator', async () => (await anAdministrator(application)).user_id],
  ['is the viewer', async (viewer) => viewer.user_id],
  ['does not exist', async () => 2_000_000_000],
];

describe('an invisible member', () => {
  let viewer: TestMember;
  beforeAll(async () => {
    viewer = await aMan();
  });

  it.each(reasons)('who %s is not found, and no answer gives the reason', async (_reason, make) => {
    const partner_id = await make(viewer);
    const { database, now } = application.context;
    const accountId = viewer.user_id;
    const isSomebody = partner_id !== accountId && partner_id < 2_000_000_000;
    if (isSomebody) {
      // The two had contact before she became invisible.
      const at = now();
      const entry = { accountId, partnerId: partner_id, createdAt: at };
      await database.insertInto('shortlistEntries').values(entry).execute();
      const visit = { day: at.toISOString().slice(0, 10), visitedAt: at };
      const there = { ...visit, viewerId: accountId, partnerId: partner_id };
      const back = { ...visit, viewerId: partner_id, partnerId: accountId };
      await database.insertInto('profileVisits').values([there, back]).execute();
    }
    for (const endpoint of [showPartner, listSimilar, toggleShortlist]) {
      const { status, body } = await call(viewer, endpoint, { partner_id });
      const { request_id: _request, ...said } = { request_id: '', ...body };
      expect([status, said]).toEqual([
        404,
        {
          result: false,
          code: 'partner_not_found',
          message: 'Profile not found. Please try again.',
          data: null,
        },
      ]);
    }
    expect((await call(viewer, showCard, { partner_id })).body.data).toBeNull();
    const lists = [
      await call(viewer, listShortlist, {}),
      await call(viewer, listVisits, { type: 'visited_me' }),
      await call(viewer, listVisits, { type: 'i_visited' }),
    ];
    expect(lists.flatMap(({ body }) => body.data)).toEqual([]);
  });
});
