import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showPartner } from '#contract/partners/partners.ts';
import { listVisits } from '#contract/partners/list-visits.ts';
import { deleteOldVisits } from '#server/features/visits/visits.jobs.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const dayMinutes = 24 * 60;
const aMan = () => aMember(application, { gender: 'Male', firstname: 'Arun' });
const open = (viewer: TestMember, partner: TestMember) =>
  callApi(application, {
    endpoint: showPartner,
    input: { partner_id: partner.user_id },
    token: viewer.token,
  });
const list = async ({ token }: TestMember, type: 'visited_me' | 'i_visited') => {
  const { body } = await callApi(application, { endpoint: listVisits, input: { type }, token });
  return body.data.map(({ u_id, visited_at }) => [u_id, visited_at]);
};
const rowsOf = async ({ user_id: viewerId }: TestMember) =>
  application.context.database
    .selectFrom('profileVisits')
    .select(['partnerId', 'day', 'visitedAt'])
    .where('viewerId', '=', viewerId)
    .orderBy('day')
    .execute();

describe('a visit', () => {
  it('is in both lists, with its time', async () => {
    const [her, him] = [await aMember(application), await aMan()];
    const at = application.clock.now().toISOString();
    await open(him, her);
    expect(await list(her, 'visited_me')).toEqual([[him.user_id, at]]);
    expect(await list(him, 'i_visited')).toEqual([[her.user_id, at]]);
    expect(await list(her, 'i_visited')).toEqual([]);
    expect(await list(him, 'visited_me')).toEqual([]);
  });

  it('is stored once a day, with its latest time, also with concurrent calls', async () => {
    const [her, him] = [await aMember(application), await aMan()];
    await open(him, her);
    const [first] = await rowsOf(him);
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(him, her)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rowsOf(him)).toEqual([first]);
    application.clock.advanceMinutes(1);
    await open(him, her);
    const rows = await rowsOf(him);
    expect(rows.at(-1)?.visitedAt).toEqual(application.clock.now());
  });

  it('on another day is a new one, and the lists show the member once, with the latest', async () => {
    const [her, him, other] = [await aMember(application), await aMan(), await aMan()];
    await open(him, her);
    application.clock.advanceMinutes(60);
    await open(other, her);
    application.clock.advanceMinutes(dayMinutes);
    await open(him, her);
    expect(await rowsOf(him)).toHaveLength(2);
    const listed = await list(her, 'visited_me');
    expect(listed.map(([id]) => id)).toEqual([him.user_id, other.user_id]);
    expect(listed[0]?.[1]).toBe(application.clock.now().toISOString());
  });

  it('is shown for three days and deleted after thirty', async () => {
    const [her, him] = [await aMember(application), await aMan()];
    await open(him, her);
    application.clock.advanceMinutes(3 * dayMinutes);
    expect(await list(her, 'visited_me')).toHaveLength(1);
    application.clock.advanceMinutes(1);
    expect(await list(her, 'visited_me')).toEqual([]);
    await deleteOldVisits(application.context);
    expect(await rowsOf(him)).toHaveLength(1);
    application.clock.advanceMinutes(27 * dayMinutes);
    await deleteOldVisits(application.context);
    expect(await rowsOf(him)).toEqual([]);
  });

  it('of the own profile, or of an invisible one, is not recorded', async () => {
    const [her, him] = [await aMember(application), await aMan()];
    expect((await open(her, her)).status).toBe(404);
    await aBlock(application, { blockerId: her.user_id, blockedId: him.user_id });
    expect((await open(him, her)).status).toBe(404);
    expect([...(await rowsOf(her)), ...(await rowsOf(him))]).toEqual([]);
  });

  it('of a member who became invisible is in no list', async () => {
    const [her, him] = [await aMember(application), await aMan()];
    await open(him, her);
    await aBlock(application, { blockerId: him.user_id, blockedId: her.user_id });
    expect(await list(her, 'visited_me')).toEqual([]);
    expect(await list(him, 'i_visited')).toEqual([]);
  });
});
