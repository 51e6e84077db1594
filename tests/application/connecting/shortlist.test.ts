import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listShortlist, mostShortlisted, toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const aMan = () => aMember(application, { gender: 'Male', firstname: 'Arun' });
const toggle = (token: string, partnerId: number) =>
  callApi(application, { endpoint: toggleShortlist, input: { partner_id: partnerId }, token });
const list = async (token: string) => {
  const { body } = await callApi(application, { endpoint: listShortlist, input: {}, token });
  return body.data.map(({ u_id }) => u_id);
};

describe('the shortlist', () => {
  it('adds and removes a partner, and answers which', async () => {
    const [her, him] = [await aMember(application), await aMan()];
    const added = await toggle(her.token, him.user_id);
    expect([added.body.message, added.body.data]).toEqual(['Added to wishlist', { wishlisted: true }]);
    expect(await list(her.token)).toEqual([him.user_id]);
    const removed = await toggle(her.token, him.user_id);
    expect([removed.body.message, removed.body.data]).toEqual([
      'Removed from wishlist',
      { wishlisted: false },
    ]);
    expect(await list(her.token)).toEqual([]);
  });

  it('does what a call says that says what is wanted, however often it arrives', async () => {
    const [her, him] = [await aMember(application), await aMan()];
    const set = (wishlisted: boolean) =>
      callApi(application, {
        endpoint: toggleShortlist,
        input: { partner_id: him.user_id, wishlisted },
        token: her.token,
      });
    for (const wanted of [true, true, false, false]) {
      const { status, body } = await set(wanted);
      expect([status, body.data]).toEqual([200, { wishlisted: wanted }]);
      expect(await list(her.token)).toEqual(wanted ? [him.user_id] : []);
    }
  });

  it('belongs to one member, latest first, and its cards are marked', async () => {
    const [her, other, first, second] = [
      await aMember(application),
      await aMember(application),
      await aMan(),
      await aMan(),
    ];
    await toggle(her.token, first.user_id);
    application.clock.advanceMinutes(1);
    await toggle(her.token, second.user_id);
    expect(await list(her.token)).toEqual([second.user_id, first.user_id]);
    expect(await list(other.token)).toEqual([]);
    const { body } = await callApi(application, { endpoint: listShortlist, input: {}, token: her.token });
    expect(body.data.map(({ wishlisted }) => wishlisted)).toEqual([true, true]);
  });

  it('leaves out partners while they are invisible', async () => {
    const { database } = application.context;
    const [her, him] = [await aMember(application), await aMan()];
    await toggle(her.token, him.user_id);
    const hide = (isHidden: boolean) =>
      database.updateTable('accounts').set({ isHidden }).where('id', '=', him.user_id).execute();
    await hide(true);
    expect(await list(her.token)).toEqual([]);
    await hide(false);
    expect(await list(her.token)).toEqual([him.user_id]);
    await aBlock(application, { blockerId: him.user_id, blockedId: her.user_id });
    expect(await list(her.token)).toEqual([]);
  });

  it('refuses an invisible partner', async () => {
    const [her, him, another] = [await aMember(application), await aMan(), await aMember(application)];
    await aBlock(application, { blockerId: him.user_id, blockedId: her.user_id });
    for (const id of [him.user_id, another.user_id, her.user_id, 2_000_000_000]) {
      const { status, body } = await toggle(her.token, id);
      expect([status, body.code]).toEqual([404, 'partner_not_found']);
    }
  });

  it('toggles with every one of many concurrent calls', async () => {
    const [her, him] = [await aMember(application), await aMan()];
    const rounds = [2, 7, 12];
    let calls = 0;
    for (const count of rounds) {
      const answers = await Promise.all(Array.from({ length: count }, () => toggle(her.token, him.user_id)));
      calls += count;
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const added = answers.filter(({ body }) => body.data.wishlisted).length;
      expect(Math.abs(2 * added - count)).toBeLessThanOrEqual(1);
      expect(await list(her.token)).toEqual(calls % 2 === 1 ? [him.user_id] : []);
    }
  });

  it('has a maximum length, at which removing is still possible', async () => {
    const { database, now } = application.context;
    const [her, him] = [await aMember(application), await aMan()];
    await toggle(her.token, him.user_id);
    const accounts = Array.from({ length: mostShortlisted - 1 }, (_, index) => ({
      email: `many.${index}@example.org`,
      passwordHash: '-',
      createdAt: now(),
    }));
    const ids = await database.insertInto('accounts').values(accounts).returning('id').execute();
    const entries = ids.map(({ id }) => ({ accountId: her.user_id, partnerId: id, createdAt: now() }));
    await database.insertInto('shortlistEntries').values(entries).execute();
    const another = await aMan();
    const refused = await toggle(her.token, another.user_id);
    expect([refused.status, refused.body.code]).toEqual([409, 'shortlist_full']);
    expect(refused.body.message).toContain(String(mostShortlisted));
    expect((await toggle(her.token, him.user_id)).body.data).toEqual({ wishlisted: false });
    expect((await toggle(her.token, another.user_id)).body.data).toEqual({ wishlisted: true });
  });
});
