import { afterAll, beforeEach, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { listMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { updatePreference } from '#contract/preferences/own-preference.ts';
import { toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { makeTodaysMatches } from '#server/features/matches/make-todays-matches.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let bride: TestMember;
let young: number[];
let old: number[];

/** A bride, seven grooms of 30 and seven of 40. */
beforeEach(async () => {
  await application?.close();
  application = await startApplication();
  bride = await aMember(application);
  const born = async (dob: string) => (await aGroom(application, { dob })).user_id;
  const year = application.clock.now().getUTCFullYear();
  young = [];
  old = [];
  for (let count = 0; count < 7; count += 1) {
    young.push(await born(`${year - 30}-01-02`));
    old.push(await born(`${year - 40}-01-02`));
  }
});
afterAll(() => application.close());

async function readToday(input: EndpointInput<typeof listTodaysMatches> = {}) {
  const { body } = await callApi(application, { endpoint: listTodaysMatches, input, token: bride.token });
  return { ...body, ids: body.data.map(({ u_id }) => u_id) };
}

async function listMine(): Promise<number[]> {
  const { body } = await callApi(application, {
    endpoint: listMatches,
    input: { limit: 48 },
    token: bride.token,
  });
  return body.data.map(({ u_id }) => u_id);
}

async function want(input: EndpointInput<typeof updatePreference>, { token }: TestMember = bride) {
  const { body } = await callApi(application, { endpoint: updatePreference, input, token });
  expect(body.result).toBe(true);
}

const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

/** How many new matches the notifications on the bride's bell announce. */
async function listAnnounced(): Promise<unknown[]> {
  const rows = await application.context.database
    .selectFrom('notifications')
    .select('details')
    .where('accountId', '=', bride.user_id)
    .where('kind', '=', 'todays_matches')
    .orderBy('id')
    .execute();
  return rows.map(({ details }) => details);
}

it('a must-have that was added since the first look replaces those who miss it, and keeps the others in order', async () => {
  const before = await readToday();
  await want({ age: '28-34', must_have: 'age' });
  const after = await readToday();
  expect(before.ids.filter((id) => old.includes(id)).length).toBeGreaterThan(0);
  expect(sorted(after.ids)).toEqual(sorted(young));
  const kept = before.ids.filter((id) => young.includes(id));
  expect(after.ids.slice(0, kept.length)).toEqual(kept);
  expect((await readToday()).ids).toEqual(after.ids);
});

it('nobody is on it who misses more than half of her wishes, or more than half of whose wishes she misses', async () => {
  await want({ religion: 'Christian', diet: 'Veg' });
  const far = await aGroom(application, {
    religion: 'Hindu',
    community: 'Nair',
    profile: { diet: 'Non Veg' },
  });
  const choosy = await aGroom(application);
  await want({ religion: 'Hindu', diet: 'Vegan' }, choosy);
  const { ids } = await readToday();
  const mine = await listMine();
  for (const { user_id: id } of [far, choosy]) {
    expect(mine).toContain(id);
    expect(ids).not.toContain(id);
  }
  expect(ids).toHaveLength(12);
});

it("a must-have of the partner's that the member misses takes the partner off the list", async () => {
  const { ids } = await readToday();
  const groom = await aGroom(application, { dob: '1995-02-03' });
  await want({ religion: 'Hindu', must_have: 'religion' }, groom);
  expect((await readToday()).ids).toEqual(ids);
  const [first = 0] = ids;
  await application.context.transact(async ({ database, memberChanged }) => {
    const preference = { religion: ['hindu'], mustHave: ['religion'], updatedAt: application.clock.now() };
    await database
      .insertInto('preferences')
      .values({ accountId: first, ...preference })
      .execute();
    memberChanged(first);
  });
  const after = await readToday();
  expect(after.ids).not.toContain(first);
  expect(after.ids.slice(0, 11)).toEqual(ids.slice(1));
  expect(after.ids).toHaveLength(12);
});

it('a page that is continued leaves out those who miss a must-have by now', async () => {
  const { next } = await readToday({ limit: 1 });
  await want({ age: '28-34', must_have: 'age' });
  const { ids } = await readToday({ cursor: next ?? '', limit: 11 });
  expect(ids.filter((id) => old.includes(id))).toEqual([]);
});

it('nobody who is connected or waits is on the list, and the connected are on no list of matches', async () => {
  const { ids } = await readToday();
  const [connected = 0, asked = 0, asking = 0] = ids;
  const bridesOwn = { senderId: bride.user_id };
  await anInterest(application, { ...bridesOwn, receiverId: connected, status: 'accepted' });
  await anInterest(application, { ...bridesOwn, receiverId: asked });
  await anInterest(application, { senderId: asking, receiverId: bride.user_id });
  const today = await readToday();
  expect(today.ids.filter((id) => [connected, asked, asking].includes(id))).toEqual([]);
  expect(today.ids).toHaveLength(11);
  // Neither is anybody new who has left the list, who may be hidden from the bride by now.
  expect(today).toMatchObject({ total: 11, new_total: 11 });
  const mine = await listMine();
  expect(mine).not.toContain(connected);
  expect(mine).toEqual(expect.arrayContaining([asked, asking]));
});

it('a partner that the member has opened, shortlisted or asked is not new', async () => {
  const today = await readToday();
  const [opened = 0, kept = 0, asked = 0] = today.ids;
  expect(today).toMatchObject({ total: 12, new_total: 12 });
  const { token } = bride;
  await callApi(application, { endpoint: showPartner, input: { partner_id: opened }, token });
  expect(await readToday()).toMatchObject({ total: 12, new_total: 11 });
  await callApi(application, { endpoint: toggleShortlist, input: { partner_id: kept }, token });
  expect(await readToday()).toMatchObject({ total: 12, new_total: 10 });
  await anInterest(application, { senderId: bride.user_id, receiverId: asked, status: 'cancelled' });
  expect(await readToday()).toMatchObject({ total: 12, new_total: 9 });
});

it('a partner that the member knew before the list was made is not announced', async () => {
  const known = await listMine();
  for (const id of known) {
    await callApi(application, { endpoint: showPartner, input: { partner_id: id }, token: bride.token });
  }
  await makeTodaysMatches(application.context, () => true);
  expect(await readToday()).toMatchObject({ total: 12, new_total: 0 });
  expect(await listAnnounced()).toEqual([]);
});

it('a partner is announced as new once, and the number says how many of the list are', async () => {
  application.clock.advanceMinutes(24 * 60);
  await makeTodaysMatches(application.context, () => true);
  expect(await readToday()).toMatchObject({ total: 12, new_total: 12 });
  application.clock.advanceMinutes(24 * 60);
  await makeTodaysMatches(application.context, () => true);
  expect(await readToday()).toMatchObject({ total: 12, new_total: 2 });
  // Longer than lists are stored; reading in between keeps the session.
  for (const days of [20, 20]) {
    application.clock.advanceMinutes(days * 24 * 60);
    await makeTodaysMatches(application.context, () => true);
    expect(await readToday()).toMatchObject({ new_total: 0 });
  }
  // The later notification has taken the place of the unread one, and none came after it.
  expect(await listAnnounced()).toEqual([{ count: 2 }]);
});

it('those who take free places count as cards, so that changing must-haves shows no one more', async () => {
  await updateSiteSetting(application.context, { key: 'cardsPerDay', text: '1' });
  await want({ age: '38-44', must_have: 'age' });
  expect(sorted((await readToday()).ids)).toEqual(sorted(old));
  await want({ age: '28-34', must_have: 'age' });
  expect((await readToday()).ids).toEqual([]);
});

it('two windows that read at the same time see the same list', async () => {
  await readToday();
  await want({ age: '28-34', must_have: 'age' });
  const answers = await Promise.all([readToday(), readToday(), readToday()]);
  expect(answers.map(({ ids }) => ids)).toEqual(Array.from({ length: 3 }, () => answers[0]?.ids));
  const counted = await application.context.database
    .selectFrom('dailyAppearances')
    .select('appearances')
    .where('accountId', 'in', young)
    .execute();
  expect(counted.map(({ appearances }) => appearances)).toEqual(young.map(() => 1));
});

it('who passes again the same day is back in the old place', async () => {
  const before = await readToday();
  await want({ age: '28-34', must_have: 'age' });
  await readToday();
  await want({ age: '', must_have: '' });
  expect((await readToday()).ids).toEqual(before.ids);
});
