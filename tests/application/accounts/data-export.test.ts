import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { tables } from '#server/migrations/tables.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { callApi } from '#tests/support/call-api.ts';
import { ownCopies, readJson } from '#tests/support/own-copy.ts';
import { receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let copies: ReturnType<typeof ownCopies>;
beforeAll(async () => {
  application = await startApplication();
  copies = ownCopies(application);
});
afterAll(() => application.close());

describe('the copy of the own data', () => {
  it('is missing before the request, then being made, then ready and announced by mail', async () => {
    const member = await aMember(application);
    expect(await copies.show(member)).toMatchObject({ state: 'none', bytes: null });
    expect((await copies.fetch(member)).json()).toMatchObject({ result: false, code: 'export_not_ready' });
    const asked = await copies.ask(member);
    expect([asked.status, asked.body.message]).toEqual([200, 'Your copy is being made.']);
    await application.runJobs();
    const answer = await copies.fetch(member);
    expect(answer.headers['content-type']).toBe('application/zip');
    const name = decodeURIComponent(String(answer.headers['content-disposition']));
    expect(name).toMatch(/^attachment; filename\*=UTF-8''InTandem ITM\d+ \d{4}-\d\d-\d\d\.zip$/);
    expect(answer.rawPayload.length).toBe((await copies.show(member)).bytes);
    const [mail] = await receiveMails(application, { address: member.email, count: 1 });
    expect(mail?.subject).toBe('The copy of your InTandem data is ready');
    // The mail alone gives no access to the copy: it links to the settings and names no file.
    expect(mail?.text).toContain('/settings');
    const { database } = application.context;
    const [copy] = await database.selectFrom('dataExports').select('fileKey').execute();
    expect(mail?.text).not.toContain(copy?.fileKey);
  });

  it('contains the stored data of the member, readable, and the whole photos', async () => {
    const member = await aMember(application, { firstname: 'Meera' });
    const { token } = member;
    const photo = await aPhoto(application, { token, width: 60, height: 80 });
    const facts = { file: photo.path, zip: '682731', annual_income: '7654321', is_private: true };
    await callApi(application, { endpoint: updateProfile, input: facts, token });
    const files = await copies.make(member);
    expect(readJson(files, 'account')).toMatchObject({
      member_id: `ITM${member.user_id}`,
      email: member.email,
    });
    expect(readJson(files, 'profile')).toMatchObject({
      u_firstname: 'Meera',
      u_zip: '682731',
      u_annual_income: 7_654_321,
    });
    expect(readJson(files, 'registration')).toMatchObject({ user_agent: expect.any(String) });
    expect(readJson(files, 'sessions')).toHaveLength(1);
    expect(files.get('photos/1.jpg')?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });

  it('contains no hash of a secret', async () => {
    const member = await aMember(application);
    const files = await copies.make(member);
    const { database } = application.context;
    const secrets = await database
      .selectFrom('accounts')
      .innerJoin('sessions', 'sessions.accountId', 'accounts.id')
      .innerJoin('sessionTokens', 'sessionTokens.sessionId', 'sessions.id')
      .select(['passwordHash', 'tokenHash'])
      .where('accounts.id', '=', member.user_id)
      .executeTakeFirstOrThrow();
    const text = [...files.values()].join('');
    expect(Object.values(secrets).filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('names other members by their id and first name alone', async () => {
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
    const files = await copies.make(member);
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

  it('does not reveal unshown visits, blocks by others, nor actions of hidden members', async () => {
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
    const files = await copies.make(member);
    expect(readJson(files, 'visitors')).toEqual([]);
    expect(readJson(files, 'notifications')).toEqual([]);
    expect(readJson(files, 'blocks')).toEqual([]);
  });

  it('does not reveal visits of members who switched them off, nor cancelled interests', async () => {
    const member = await aMember(application);
    const other = await aMember(application, { gender: 'Male' });
    const { database, now } = application.context;
    const [me, them] = [member.user_id, other.user_id];
    const day = now().toISOString().slice(0, 10);
    await database
      .insertInto('profileVisits')
      .values({ viewerId: them, partnerId: me, day, visitedAt: now() })
      .execute();
    const notice = { accountId: me, partnerId: them, kind: 'visit', details: '{}', createdAt: now() };
    await database.insertInto('notifications').values(notice).execute();
    await callApi(application, {
      endpoint: updateSettings,
      input: { shows_visits: false },
      token: other.token,
    });
    await anInterest(application, { senderId: them, receiverId: me, status: 'cancelled' });
    const files = await copies.make(member);
    const names = ['visitors', 'notifications', 'interests_received'];
    expect(names.map((name) => readJson(files, name))).toEqual([[], [], []]);
  });

  it('contains long lists completely and in order', async () => {
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
    const sent = readJson(await copies.make(member), 'interests_sent');
    expect(sent).toMatchObject(rows.map(({ message }) => ({ message })));
  });
});

/** The tables whose rows are in the copy. */
const copied = [
  'accounts',
  'profiles',
  'preferences',
  'memberSettings',
  'photos',
  'interests',
  'contactViews',
  'conversationSides',
  'messages',
  'shortlistEntries',
  'profileVisits',
  'blocks',
  'reports',
  'savedSearches',
  'notifications',
  'sessions',
  'passkeys',
  'rememberedDevices',
  'emailChanges',
  'oneTimeCodes',
  'pushSubscriptions',
  'registrations',
  'subscriptions',
  'payments',
  'stories',
  'storyConsents',
  'reviews',
  'accountDeletions',
  'accountRestrictions',
] as const satisfies (keyof typeof tables)[];
/** The other tables, with the reason. */
const leftOut: Partial<Record<keyof typeof tables, string>> = {
  reviewChanges: 'counted for a day',
  sessionTokens: 'secrets of the sessions',
  knownDevices: 'secrets of browsers',
  wrongTries: 'counted for a day',
  guessingAlarms: 'about the whole site',
  oneTimeCodeSends: 'counted for a day',
  signInAttempts: 'keyed hashes',
  dataExports: 'is about the copy itself',
  // Notes may be about other people, too; the grievance officer gives them on request (docs/privacy.md).
  memberNotes: 'given on request, after a person has read them',
  contactCorrections: 'not confirmed by the member',
  memberBatches: 'of administrators',
  memberBatchItems: 'of administrators',
  plans: 'of the site',
  receipts: 'downloaded one by one, with the payments',
  receiptNumbers: 'of the site',
  refunds: 'the payments have their refunded amounts',
  planReminders: 'made from subscriptions',
  matchingStatistics: 'counts of all members',
  siteSettings: 'of the site',
  formerKeys: 'of the site',
  pushKeys: 'of the site',
  logos: 'of the site',
  pictures: 'of the site; stories name theirs',
  pageVersions: 'of the site',
  choices: 'of the site',
  choiceSynonyms: 'of the site',
  banners: 'of the site',
  enquiries: 'of visitors, whose addresses are not verified',
  enquiryMessages: 'of visitors, whose addresses are not verified',
  administrators: 'has no profile',
  recoveryCodes: 'keyed hashes of secrets',
  authenticatorApps: 'a secret; the account says since when there is a second factor',
  passkeyChallenges: 'secrets of five minutes',
  secondFactorAdditions: 'secrets of seven days; passkeys and the application say when they were added',
  administratorInvitations: 'of administrators',
  reportContacts: 'of people who are no members',
  reportDecisions: 'of administrators',
  reportMessages: 'for administrators alone; may have a text that was taken back since',
  conversations: 'the side of the member is in the copy',
  bannedIdentifiers: 'keyed hashes',
  bannedPictures: 'hashes',
  auditEntries: 'of administrators',
  auditHead: 'of administrators',
  imports: 'of administrators',
  importChunks: 'of administrators',
  importRows: 'of administrators',
  importWords: 'of administrators',
  importKeys: 'of administrators',
  importMappings: 'of administrators',
  importPhotos: 'of administrators',
  invitations: 'empty once the person is a member',
  invitedPhotos: 'photos of the profile once the person is a member',
  matchingRows: 'made from profile and preference',
  searchTerms: 'made from the profile',
  searchWords: 'made from profiles',
  searchSpellings: 'made from profiles',
  searchAlerts: 'made from saved searches',
  announcedMatches: 'made from the lists of days',
  dailyMatches: 'made every day',
  dailyAppearances: 'made every day',
  dailyRuns: 'made every day',
  notificationMails: 'mails on their way',
  weeklyDigests: 'mails that were sent',
  browsing: 'counts and first pages of the latest day; the visits themselves are in the copy',
  reviewItems: 'the queue of the operator; what waits and why something was rejected is in the profile',
};

describe('the contents of the copy', () => {
  it('are decided for every table', () => {
    expect([...copied, ...Object.keys(leftOut)].toSorted()).toEqual(Object.keys(tables).toSorted());
  });
});
