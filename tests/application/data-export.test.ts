import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { downloadExport } from '#contract/privacy/download-export.ts';
import { requestExport } from '#contract/privacy/request-export.ts';
import { showExport } from '#contract/privacy/show-export.ts';
import { updateProfile } from '#contract/profiles/update-profile.ts';
import { tables } from '#server/migrations/tables.ts';
import { removeOrphans } from '#server/features/photos/remove-orphans.ts';
import { forgetCopies, removeLeftCopies } from '#server/features/privacy/forget-copies.ts';
import { makeCopy } from '#server/features/privacy/make-copy.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { callApi } from '#tests/support/call-api.ts';
import { waitForMails } from '#tests/support/read-code.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const patience = { timeout: 30_000, interval: 50 };
const weekMinutes = 7 * 24 * 60;
const ask = ({ token }: TestMember) => callApi(application, { endpoint: requestExport, input: {}, token });
const show = async ({ token }: TestMember) =>
  (await callApi(application, { endpoint: showExport, input: {}, token })).body.data;
const waitUntilReady = (member: TestMember) =>
  vi.waitFor(async () => expect((await show(member)).state).toBe('ready'), patience);
const fetchCopy = (token: string) =>
  application.server.inject({
    method: 'GET',
    url: `/api${downloadExport.path}`,
    headers: { authorization: `Bearer ${token}` },
  });
const makeFor = async (member: TestMember) => {
  await ask(member);
  await waitUntilReady(member);
  return readZip((await fetchCopy(member.token)).rawPayload);
};
const readJson = (files: Map<string, Buffer>, name: string): unknown =>
  JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null');
const later = (minutes: number) => ({
  ...application.context,
  now: () => new Date(application.clock.now().getTime() + minutes * 60_000),
});
const findKey = async ({ user_id: id }: Pick<TestMember, 'user_id'>) => {
  const copies = application.context.database.selectFrom('dataExports').select('fileKey');
  return (await copies.where('accountId', '=', id).executeTakeFirst())?.fileKey;
};
const listCopies = async () => {
  const keys: string[] = [];
  for await (const { key } of application.context.files.list()) {
    if (key.startsWith('copies/')) keys.push(key);
  }
  return keys;
};
const hasFile = async (fileKey: string | undefined) =>
  (await listCopies()).some((key) => key.startsWith(`copies/${fileKey}/`));

describe('the copy of the own data', () => {
  it('is none before it is asked for, being made after, then ready, and told by mail', async () => {
    const member = await aMember(application);
    expect(await show(member)).toMatchObject({ state: 'none', bytes: null });
    expect((await fetchCopy(member.token)).json()).toMatchObject({ result: false, code: 'export_not_ready' });
    const asked = await ask(member);
    expect([asked.status, asked.body.message]).toEqual([200, 'Your copy is being made.']);
    await waitUntilReady(member);
    const answer = await fetchCopy(member.token);
    expect(answer.headers['content-type']).toBe('application/zip');
    const name = decodeURIComponent(String(answer.headers['content-disposition']));
    expect(name).toMatch(/^attachment; filename\*=UTF-8''InTandem ITM\d+ \d{4}-\d\d-\d\d\.zip$/);
    expect(answer.rawPayload.length).toBe((await show(member)).bytes);
    const [mail] = await waitForMails(application.outbox, { address: member.email, count: 2 });
    expect(mail?.subject).toBe('The copy of your InTandem data is ready');
    // Whoever reads the mail alone gets nothing: it leads to the settings and names no file.
    expect(mail?.text).toContain('/settings');
    expect(mail?.text).not.toContain(await findKey(member));
  });

  it('holds what is kept of the member, readable, and the whole photos', async () => {
    const member = await aMember(application, { firstname: 'Meera' });
    const { token } = member;
    const photo = await aPhoto(application, { token, width: 60, height: 80 });
    const facts = { file: photo.path, zip: '682731', annual_income: '7654321', is_private: true };
    await callApi(application, { endpoint: updateProfile, input: facts, token });
    const files = await makeFor(member);
    expect(readJson(files, 'account')).toMatchObject({
      member_id: `ITM${member.user_id}`,
      email: member.email,
    });
    expect(readJson(files, 'profile')).toMatchObject({
      u_firstname: 'Meera',
      u_zip: '682731',
      u_annual_income: '7654321',
    });
    expect(readJson(files, 'registration')).toMatchObject({ user_agent: expect.any(String) });
    expect(readJson(files, 'sessions')).toHaveLength(1);
    expect(files.get('photos/1.jpg')?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });

  it('holds no hash of a secret', async () => {
    const member = await aMember(application);
    const files = await makeFor(member);
    const { database } = application.context;
    const secrets = await database
      .selectFrom('accounts')
      .innerJoin('sessions', 'sessions.accountId', 'accounts.id')
      .select(['passwordHash', 'tokenHash'])
      .where('accounts.id', '=', member.user_id)
      .executeTakeFirstOrThrow();
    const text = [...files.values()].join('');
    expect(Object.values(secrets).filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('tells of other people their member id and first name alone', async () => {
    const member = await aMember(application);
    const other = await aMember(application, { gender: 'Male', firstname: 'Arun', lastname: 'Sentinelli' });
    const [me, them] = [member.user_id, other.user_id];
    const { database, now } = application.context;
    const at = now();
    await anInterest(application, { senderId: me, receiverId: them, status: 'accepted' });
    await anInterest(application, { senderId: them, receiverId: me });
    const day = at.toISOString().slice(0, 10);
    const seen = [
      { viewerId: me, partnerId: them, day },
      { viewerId: them, partnerId: me, day },
    ];
    await database
      .insertInto('contactViews')
      .values(seen.map((pair) => ({ ...pair, viewedAt: at })))
      .execute();
    await database
      .insertInto('profileVisits')
      .values(seen.map((pair) => ({ ...pair, visitedAt: at })))
      .execute();
    const entry = { accountId: me, partnerId: them, createdAt: at };
    await database.insertInto('shortlistEntries').values(entry).execute();
    const notice = { accountId: me, partnerId: them, kind: 'visit', details: '{}', createdAt: at };
    await database.insertInto('notifications').values(notice).execute();
    const files = await makeFor(member);
    const known = { member_id: `ITM${them}`, first_name: 'Arun' };
    const lists = ['interests_sent', 'interests_received', 'contacts_viewed', 'contacts_viewed_by'];
    for (const name of [...lists, 'visits', 'visitors', 'shortlist', 'notifications']) {
      expect([name, readJson(files, name)]).toEqual([name, [expect.objectContaining(known)]]);
    }
    const text = [...files.values()].join('');
    for (const secret of [other.email, other.mobile.slice(-9), 'Sentinelli']) {
      expect(text).not.toContain(secret);
    }
  });

  it('does not tell who looked unseen, who blocked, nor what the hidden did', async () => {
    const member = await aMember(application);
    const { database, now } = application.context;
    const others = await Promise.all(
      Array.from({ length: 3 }, () => aMember(application, { gender: 'Male' })),
    );
    const [unseen, blocker, hidden] = others.map(({ user_id }) => user_id);
    const day = now().toISOString().slice(0, 10);
    const visit = { partnerId: member.user_id, day, visitedAt: now() };
    const visits = others.map(({ user_id: viewerId }) => ({
      ...visit,
      viewerId,
      isShown: viewerId !== unseen,
    }));
    await database.insertInto('profileVisits').values(visits).execute();
    const notice = { accountId: member.user_id, kind: 'visit', details: '{}', createdAt: now() };
    const notices = [blocker, hidden].map((partnerId) => ({ ...notice, partnerId: partnerId ?? null }));
    await database.insertInto('notifications').values(notices).execute();
    await aBlock(application, { blockerId: blocker ?? 0, blockedId: member.user_id });
    await database
      .updateTable('accounts')
      .set({ isHidden: true })
      .where('id', '=', hidden ?? 0)
      .execute();
    const files = await makeFor(member);
    expect(readJson(files, 'visitors')).toEqual([]);
    expect(readJson(files, 'notifications')).toEqual([]);
    expect(readJson(files, 'blocks')).toEqual([]);
  });

  it('keeps long lists whole and in order', async () => {
    const member = await aMember(application);
    const { user_id: receiverId } = await aMember(application, { gender: 'Male' });
    const { database, now } = application.context;
    const rows = Array.from({ length: 1203 }, (_, at) => ({
      senderId: member.user_id,
      receiverId,
      status: 'cancelled',
      message: `number ${at}`,
      createdAt: now(),
    }));
    await database.insertInto('interests').values(rows).execute();
    const sent = readJson(await makeFor(member), 'interests_sent');
    const messages = rows.map(({ message }) => expect.objectContaining({ message }));
    expect(sent).toEqual(messages);
  });
});

/** The tables whose rows stand in the copy, */
const copied = [
  'accounts',
  'profiles',
  'preferences',
  'memberSettings',
  'photos',
  'interests',
  'contactViews',
  'shortlistEntries',
  'profileVisits',
  'blocks',
  'reports',
  'savedSearches',
  'notifications',
  'sessions',
  'registrations',
  'subscriptions',
  'stories',
  'reviews',
  'accountDeletions',
] as const satisfies (keyof typeof tables)[];
/** and the others, with the reason. */
const leftOut: Partial<Record<keyof typeof tables, string>> = {
  oneTimeCodes: 'secrets of an hour',
  oneTimeCodeSends: 'counted for a day',
  signInAttempts: 'keyed hashes',
  dataExports: 'tells of the copy itself',
  plans: 'of the site',
  siteSettings: 'of the site',
  choices: 'of the site',
  banners: 'of the site',
  enquiries: 'of visitors, who name an address that nobody proved',
  auditEntries: 'of administrators',
  imports: 'of administrators',
  importChunks: 'of administrators',
  importRows: 'of administrators',
  importKeys: 'of administrators',
  importMappings: 'of administrators',
  invitations: 'empty once the person is a member',
  matchingRows: 'made from profile and preference',
  searchTerms: 'made from the profile',
  searchWords: 'made from profiles',
  searchSpellings: 'made from profiles',
  searchTellings: 'made from saved searches',
  dailyMatches: 'made every day',
  dailyAppearances: 'made every day',
  dailyRuns: 'made every day',
  noticeMails: 'mails on their way',
};

describe('what stands in the copy', () => {
  it('is decided for every table', () => {
    expect([...copied, ...Object.keys(leftOut)].toSorted()).toEqual(Object.keys(tables).toSorted());
  });
});

describe('a copy', () => {
  it('is fetched by its owner alone', async () => {
    const member = await aMember(application);
    await makeFor(member);
    const [other, administrator] = [await aMember(application), await anAdministrator(application)];
    expect((await fetchCopy(other.token)).statusCode).toBe(404);
    expect((await fetchCopy(administrator.token)).statusCode).toBe(403);
    expect((await fetchCopy('')).statusCode).toBe(401);
    const key = await findKey(member);
    const path = await application.server.inject({ method: 'GET', url: `/photos/${key}/copy.zip` });
    expect(path.statusCode).toBe(404);
  });

  it('is begun once by requests that come together', async () => {
    const member = await aMember(application);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(member)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    await waitUntilReady(member);
  });

  it('is made once a day, and the older one goes', async () => {
    const member = await aMember(application);
    await makeFor(member);
    const first = await findKey(member);
    const soon = await ask(member);
    expect([soon.status, soon.body.code]).toEqual([429, 'export_too_soon']);
    expect(Number(soon.retryAfter)).toBeGreaterThan(23 * 3600);
    application.clock.advanceMinutes(24 * 60 + 1);
    await makeFor(member);
    expect(await findKey(member)).not.toBe(first);
    await vi.waitFor(async () => expect(await hasFile(first)).toBe(false), patience);
  });

  it('is over after seven days, with its file', async () => {
    const member = await aMember(application);
    await makeFor(member);
    const key = await findKey(member);
    await forgetCopies(later(weekMinutes - 1));
    expect(await findKey(member)).toBe(key);
    await forgetCopies(later(weekMinutes + 1));
    expect(await show(member)).toMatchObject({ state: 'none', expires_at: null });
    await vi.waitFor(async () => expect(await hasFile(key)).toBe(false), patience);
  });

  it('is no orphan to the cleaning of photos, and is cleaned when it belongs to nobody', async () => {
    const member = await aMember(application);
    await makeFor(member);
    const key = await findKey(member);
    await removeOrphans(later(3 * weekMinutes));
    await removeLeftCopies(later(3 * weekMinutes));
    expect(await hasFile(key)).toBe(true);
    const { database } = application.context;
    await database.deleteFrom('dataExports').where('accountId', '=', member.user_id).execute();
    // The file itself is as young as it really is.
    await removeLeftCopies({ ...application.context, now: () => new Date() });
    expect(await hasFile(key)).toBe(true);
    await removeLeftCopies(later(3 * weekMinutes));
    expect(await hasFile(key)).toBe(false);
  });
});

describe('a copy that could not be made', () => {
  it('is tried again by itself', async () => {
    const member = await aMember(application);
    const store = join(application.dataDirectory, 'photos', 'copies');
    // No copy can be written where a file stands in the place of the folder.
    await rm(store, { recursive: true, force: true });
    await writeFile(store, 'in the way');
    await ask(member);
    await vi.waitFor(() => expect(application.logged()).toContain('privacy.make-copy'), patience);
    expect((await show(member)).state).toBe('preparing');
    await rm(store);
    await waitUntilReady(member);
    expect((await fetchCopy(member.token)).statusCode).toBe(200);
  });

  it('is written anew by whoever comes after a process that was killed', async () => {
    const member = await aMember(application);
    const { database, now } = application.context;
    const making = { accountId: member.user_id, fileKey: 'half-a-copy' };
    const begun = { ...making, state: 'preparing', requestedAt: now() };
    await database.insertInto('dataExports').values(begun).execute();
    await makeCopy(application.context, making);
    expect((await readZip((await fetchCopy(member.token)).rawPayload)).has('account.json')).toBe(true);
    // Once it is there, a second try changes nothing.
    const first = await show(member);
    application.clock.advanceMinutes(1);
    await makeCopy(application.context, making);
    expect(await show(member)).toEqual(first);
  });

  it('is given up in the end, and can be asked for again at once', async () => {
    const member = await aMember(application);
    const { database, now } = application.context;
    const lost = { accountId: member.user_id, fileKey: 'lost', state: 'preparing', requestedAt: now() };
    await database.insertInto('dataExports').values(lost).execute();
    await forgetCopies(later(3 * 60));
    expect((await show(member)).state).toBe('failed');
    await makeFor(member);
  });

  it('leaves nothing when its owner is erased meanwhile', async () => {
    const making = { accountId: 2_000_000_000, fileKey: 'nobodys' };
    await makeCopy(application.context, making);
    expect(await hasFile('nobodys')).toBe(false);
  });
});
