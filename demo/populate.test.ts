import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bellKindNames } from '#contract/notifications/notification.choices.ts';
import { insertAccount } from '#server/features/accounts/accounts.repository.ts';
import { listShownStories } from '#server/features/stories/stories.repository.ts';
import { openStore, type Store } from '#scripts/operator/open-store.ts';
import { createTestClock } from '#tests/support/clocks/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/databases/test-database.ts';
import { populate, StoreInUse } from './populate.ts';
import { colleagues, signIns } from './population.ts';
import { listSeenFirst } from './portraits/list-seen-first.ts';

/** The tables that an erased account leaves rows in, and those of the site. */
const tablesLeft = [
  'stories',
  'reviews',
  'enquiries',
  'reports',
  'siteSettings',
  'accounts',
  'conversations',
  'receipts',
  'receiptNumbers',
  'payments',
] as const;

let store: Store;
let madeDatabase: TestDatabase;
let dataDirectory: string;
beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'population-'));
  madeDatabase = await createTestDatabase();
  const opened = await openStore({ DATA_DIR: dataDirectory, DATABASE_URL: madeDatabase.url });
  store = { ...opened, now: createTestClock().now };
});
// Making a database is much of the time; each test leaves it empty.
afterEach(async () => {
  for (const table of tablesLeft) await store.database.deleteFrom(table).execute();
});
afterAll(async () => {
  await store.close();
  await madeDatabase.drop();
  await rm(dataDirectory, { recursive: true, force: true });
});

const listAccounts = () => store.database.selectFrom('accounts').selectAll().orderBy('id').execute();

describe('populating a store', () => {
  it('makes members, their history and an administrator, once', async () => {
    expect(await populate(store, { members: 300 })).toEqual({ isNew: true, members: 300 });
    const accounts = await listAccounts();
    expect(accounts.filter(({ role }) => role === 'user')).toHaveLength(300);
    expect(accounts.at(0)?.email).toBe(signIns.member.email);
    const administrators = accounts.filter(({ role }) => role === 'admin');
    expect(administrators[0]).toMatchObject({ id: 301, email: signIns.administrator.email });
    expect(administrators).toHaveLength(1 + colleagues.length);
    expect(await populate(store, { members: 5 })).toEqual({ isNew: false, members: 300 });
    expect(await listAccounts()).toEqual(accounts);
    // A new account comes after them.
    expect(
      await insertAccount(store.database, {
        email: 'new@example.org',
        passwordHash: '',
        createdAt: store.now(),
      }),
    ).toBe(302 + colleagues.length);
  });

  it('shows visitors the stories of the six couples, who agreed and search no more', async () => {
    await populate(store, { members: 500 });
    const { rows } = await listShownStories(store.database, { search: '', limit: 20, offset: 0 });
    expect(rows.map(({ showsIds, approvedAt }) => [showsIds, approvedAt !== null])).toEqual(
      Array.from({ length: 6 }, () => [false, true]),
    );
    const ids = rows.flatMap(({ brideId, groomId }) => [brideId, groomId]).filter((id) => id !== null);
    const couples = (await listAccounts()).filter(({ id }) => ids.includes(id));
    expect(couples.length).toBeGreaterThan(2);
    expect(couples.map(({ isHidden }) => isHidden)).toEqual(couples.map(() => true));
  });

  it('makes a consistent history', async () => {
    await populate(store, { members: 400 });
    const [accounts, visits, interests, stories] = await Promise.all([
      listAccounts(),
      store.database.selectFrom('profileVisits').selectAll().execute(),
      store.database.selectFrom('interests').selectAll().execute(),
      store.database.selectFrom('stories').selectAll().execute(),
    ]);
    const byId = new Map(accounts.map((account) => [account.id, account]));
    const wasThere = (id: number, at: Date) => {
      const account = byId.get(id);
      return (
        account !== undefined &&
        account.createdAt <= at &&
        account.lastSeenAt !== null &&
        account.lastSeenAt >= at
      );
    };
    expect(visits.length).toBeGreaterThan(400);
    expect(visits.filter(({ viewerId, visitedAt }) => !wasThere(viewerId, visitedAt))).toEqual([]);
    expect(interests.filter(({ senderId, createdAt }) => !wasThere(senderId, createdAt))).toEqual([]);
    expect(new Set(interests.map(({ status }) => status)).size).toBe(4);
    expect(
      interests.filter(({ createdAt, answeredAt }) => answeredAt !== null && answeredAt < createdAt),
    ).toEqual([]);
    expect(visits.filter(({ partnerId }) => partnerId === 1).length).toBeGreaterThan(2);
    expect(
      stories.filter(({ brideId, groomId }) => brideId !== null && groomId !== null).length,
    ).toBeGreaterThan(2);
  });

  it('gives its own member rows of every kind', async () => {
    await populate(store, { members: 500 });
    const { database } = store;
    const [interests, notices, visits, contacts] = await Promise.all([
      database.selectFrom('interests').selectAll().execute(),
      database.selectFrom('notifications').selectAll().where('accountId', '=', 1).orderBy('id').execute(),
      database.selectFrom('profileVisits').selectAll().where('partnerId', '=', 1).execute(),
      database.selectFrom('contactViews').selectAll().execute(),
    ]);
    const statusesOf = (own: 'senderId' | 'receiverId') =>
      new Set(interests.filter((interest) => interest[own] === 1).map(({ status }) => status));
    const all = ['accepted', 'cancelled', 'pending', 'rejected'];
    expect([...statusesOf('senderId')].toSorted()).toEqual(all);
    expect([...statusesOf('receiverId')].toSorted()).toEqual(all);
    expect([...new Set(notices.map(({ kind }) => kind))].toSorted()).toEqual([...bellKindNames].toSorted());
    const [search] = await database.selectFrom('savedSearches').selectAll().orderBy('id').execute();
    expect(notices.map(({ details }) => details)).toContainEqual({
      searchId: search?.id,
      name: search?.name,
      count: 1,
    });
    expect(notices.some(({ readAt }) => readAt === null)).toBe(true);
    expect(notices.map(({ createdAt }) => Number(createdAt))).toEqual(
      notices.map(({ createdAt }) => Number(createdAt)).toSorted((one, other) => one - other),
    );
    expect(
      visits.filter(({ visitedAt }) => Number(store.now()) - Number(visitedAt) < 86_400_000).length,
    ).toBeGreaterThan(3);
    expect(contacts.some(({ viewerId }) => viewerId === 1)).toBe(true);
    expect(contacts.some(({ partnerId }) => partnerId === 1)).toBe(true);
    const pairs = interests
      .filter(({ status }) => status === 'pending')
      .map(({ senderId, receiverId }) => [senderId, receiverId].toSorted((one, other) => one - other).join());
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('shows contact details only to the audience that their owner chose', async () => {
    await populate(store, { members: 500 });
    const { database } = store;
    const [interests, settings, contacts] = await Promise.all([
      database.selectFrom('interests').selectAll().where('status', '=', 'accepted').execute(),
      database.selectFrom('memberSettings').selectAll().execute(),
      database.selectFrom('contactViews').selectAll().execute(),
    ]);
    const audienceOf = new Map(settings.map((one) => [one.accountId, one.contactAudience]));
    const areConnected = (one: number, other: number) =>
      interests.some(({ senderId, receiverId }) =>
        [one, other].every((id) => [senderId, receiverId].includes(id)),
      );
    const refused = contacts.filter(({ viewerId, partnerId }) => {
      const audience = audienceOf.get(partnerId) ?? 'members';
      return audience === 'nobody' || (audience === 'accepted' && !areConnected(viewerId, partnerId));
    });
    expect(refused).toEqual([]);
  });

  it('has conversations of every kind', async () => {
    await populate(store, { members: 500 });
    const { database } = store;
    const [sides, messages, copies] = await Promise.all([
      database.selectFrom('conversationSides').selectAll().where('accountId', '=', 1).execute(),
      database.selectFrom('messages').selectAll().execute(),
      database.selectFrom('reportMessages').selectAll().execute(),
    ]);
    expect(sides.length).toBeGreaterThan(5);
    expect(sides.filter(({ unread }) => unread > 0)).toHaveLength(2);
    const unseen = messages.filter(({ senderId, seenAt }) => senderId !== 1 && seenAt === null);
    expect(sides.reduce((sum, { unread }) => sum + unread, 0)).toBe(unseen.length);
    expect(messages.map(({ warning }) => warning)).toEqual(
      expect.arrayContaining(['link', 'money', 'upi', null]),
    );
    expect(messages.some(({ takenBackAt }) => takenBackAt !== null)).toBe(true);
    expect(messages.some(({ replyToId }) => replyToId !== null)).toBe(true);
    expect(messages.some(({ deliveredAt }) => deliveredAt === null)).toBe(true);
    expect(copies).toHaveLength(6);
  });

  it('paints the members on the screens of its own member first', async () => {
    await populate(store, { members: 500 });
    const visits = await store.database
      .selectFrom('profileVisits')
      .select('viewerId')
      .where('partnerId', '=', 1)
      .execute();
    const first = await listSeenFirst(store);
    expect(first).toEqual([...new Set(first)]);
    expect(first).toEqual(expect.arrayContaining(visits.map(({ viewerId }) => viewerId - 1)));
    expect(first).not.toContain(0);
  });

  it('has plans, settings, blocks and reports among the others', async () => {
    await populate(store, { members: 500 });
    const count = async (table: 'subscriptions' | 'memberSettings' | 'blocks' | 'reports') =>
      (await store.database.selectFrom(table).selectAll().execute()).length;
    expect(await count('subscriptions')).toBeGreaterThan(30);
    expect(await count('memberSettings')).toBeGreaterThan(30);
    expect(await count('blocks')).toBeGreaterThan(3);
    expect(await count('reports')).toBe(8);
    const unseen = store.database.selectFrom('profileVisits').selectAll().where('isShown', '=', false);
    expect((await unseen.execute()).length).toBeGreaterThan(10);
  });

  it('has paid plans with receipts in the order of time, and payments that finance has to decide about', async () => {
    await populate(store, { members: 500 });
    const payments = await store.database.selectFrom('payments').selectAll().orderBy('id').execute();
    const receipts = await store.database.selectFrom('receipts').selectAll().orderBy('issuedAt').execute();
    const confirmed = payments.filter(({ status }) => status === 'confirmed');
    expect(receipts.map(({ paymentId }) => paymentId)).toEqual(confirmed.map(({ id }) => id));
    expect(payments.filter(({ status }) => status === 'waiting')).toHaveLength(5);
    const paid = await store.database
      .selectFrom('subscriptions')
      .select('id')
      .where('paymentId', 'is not', null)
      .execute();
    expect(paid).toHaveLength(confirmed.length);
  });

  it('stores the codes of the lists, also in preferences', async () => {
    await populate(store, { members: 200 });
    const choices = await store.database.selectFrom('choices').select(['list', 'code']).execute();
    const codes = new Set(choices.map(({ list, code }) => `${list} ${code}`));
    const preferences = await store.database.selectFrom('preferences').selectAll().execute();
    const sets = preferences.flatMap(({ community, country, motherTongue, qualification, diet }) => [
      ...(community ?? []).map((code) => `community ${code}`),
      ...(country ?? []).map((code) => `country ${code}`),
      ...(motherTongue ?? []).map((code) => `mother_tongue ${code}`),
      ...(qualification ?? []).map((code) => `qualification ${code}`),
      ...(diet ?? []).map((code) => `diet ${code}`),
    ]);
    expect(sets.filter((value) => !codes.has(value))).toEqual([]);
    const profiles = await store.database.selectFrom('profiles').select(['country', 'district']).execute();
    const places = profiles.flatMap(({ country, district }) => [
      ...(country === null ? [] : [`country ${country}`]),
      ...(district === null ? [] : [`district ${district}`]),
    ]);
    expect(places.filter((value) => !codes.has(value))).toEqual([]);
  });

  it('leaves nothing behind when it is interrupted, and can be done again', async () => {
    const interrupted = populate(store, {
      members: 50,
      onProgress: () => {
        throw new Error('interrupted');
      },
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    expect(await listAccounts()).toEqual([]);
    expect(await populate(store, { members: 50 })).toMatchObject({ isNew: true });
  });

  it('refuses a store with accounts that the demo did not make', async () => {
    await insertAccount(store.database, {
      email: 'somebody@example.org',
      passwordHash: '',
      createdAt: store.now(),
    });
    await expect(populate(store)).rejects.toThrow(StoreInUse);
    expect(await listAccounts()).toHaveLength(1);
  });
});
