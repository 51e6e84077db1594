import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { switchUser } from '#contract/administration/users.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { refreshMatching } from '#server/features/matching/matching.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, anAdministrator, anUnverifiedMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

type Filters = EndpointInput<typeof searchMembers>;

let application: TestApplication;
let bride: TestMember;
beforeAll(async () => {
  application = await startApplication();
  bride = await aMember(application);
});
afterAll(() => application.close());

const searching = (input: Filters) =>
  callApi(application, { endpoint: searchMembers, input, token: bride.token });
const find = async (input: Filters) => (await searching(input)).body.data.map(({ u_id }) => u_id);
const ids = (...members: TestMember[]) => members.map(({ user_id }) => user_id);

describe('a search does not find a member', () => {
  const one = async (name: string) => aGroom(application, { firstname: name });
  const lookFor = async ({ user_id }: { user_id: number }, name: string) => [
    ...(await find({ search: `ITM${user_id}` })),
    ...(await find({ search: name })),
  ];

  it('whose account is inactive', async () => {
    const member = await one('Inactiva');
    const { token } = await anAdministrator(application);
    await callApi(application, { endpoint: switchUser, input: { user_id: member.user_id }, token });
    expect(await lookFor(member, 'inactiva')).toEqual([]);
  });

  it('whose e-mail was never verified', async () => {
    await anUnverifiedMember(application, { gender: 'Male', firstname: 'Unproved', dob: '1994-05-02' });
    expect(await find({ search: 'unproved' })).toEqual([]);
  });

  it('who is hidden', async () => {
    const member = await one('Hiddenish');
    const { database } = application.context;
    await database.updateTable('accounts').set({ isHidden: true }).where('id', '=', member.user_id).execute();
    await refreshMatching(database, [member.user_id]);
    expect(await lookFor(member, 'hiddenish')).toEqual([]);
  });

  it('who blocked or was blocked by the searcher', async () => {
    const [blocked, blocking] = [await one('Blockedone'), await one('Blockingone')];
    const { database } = application.context;
    const createdAt = application.clock.now();
    await database
      .insertInto('blocks')
      .values([
        { blockerId: bride.user_id, blockedId: blocked.user_id, createdAt },
        { blockerId: blocking.user_id, blockedId: bride.user_id, createdAt },
      ])
      .execute();
    expect(await lookFor(blocked, 'blockedone')).toEqual([]);
    expect(await lookFor(blocking, 'blockingone')).toEqual([]);
  });

  it('who declined or was declined by the searcher', async () => {
    const declined = await one('Declinedone');
    await application.context.database
      .insertInto('interests')
      .values({
        senderId: bride.user_id,
        receiverId: declined.user_id,
        status: 'rejected',
        message: '',
        createdAt: application.clock.now(),
      })
      .execute();
    expect(await lookFor(declined, 'declinedone')).toEqual([]);
  });

  it('of the same gender, nor the searcher', async () => {
    const sister = await aMember(application, { firstname: 'Sisterlike' });
    expect(await lookFor(sister, 'sisterlike')).toEqual([]);
    expect(await lookFor(bride, 'asha')).toEqual([]);
  });
});

describe('paging through a search', () => {
  it('shows each member once while members join, leave and change', async () => {
    const grooms: TestMember[] = [];
    for (let at = 0; at < 7; at += 1) {
      grooms.push(await aGroom(application, { firstname: 'Pagewise', dob: `199${at}-01-01` }));
    }
    const filters = { search: 'pagewise', sort: 'youngest', limit: 2 } as const;
    const first = (await searching(filters)).body;
    expect([first.total, first.page, first.limit]).toEqual([7, 1, 2]);
    await aGroom(application, { firstname: 'Pagewise', dob: '1999-12-31' });
    const [oldest, older] = grooms;
    await callApi(application, {
      endpoint: updateProfile,
      input: { dob: '1999-11-30' },
      token: oldest?.token ?? '',
    });
    await application.context.database
      .deleteFrom('accounts')
      .where('id', '=', older?.user_id ?? 0)
      .execute();
    const seen = first.data.map(({ u_id }) => u_id);
    let { next } = first;
    let page = 1;
    while (next) {
      const { body } = await searching({ ...filters, cursor: next });
      page += 1;
      expect([body.page, body.total]).toEqual([page, 7]);
      seen.push(...body.data.map(({ u_id }) => u_id));
      next = body.next;
    }
    const staying = grooms.filter((groom) => groom !== older);
    expect(seen).toEqual(ids(...staying).toReversed());
  });

  it('works by page numbers too', async () => {
    const filters = { search: 'pagewise', sort: 'newest', limit: 3 } as const;
    const whole = await find({ ...filters, limit: 48 });
    expect(await find({ ...filters, page: 2 })).toEqual(whole.slice(3, 6));
    expect(await find({ ...filters, page: 9 })).toEqual([]);
  });
});
