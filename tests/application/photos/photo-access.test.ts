import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#contract/accounts/passwords.ts';
import { endSessions, login, logout, resumeSession, showSession } from '#contract/accounts/sessions.ts';
import { switchUser } from '#contract/administration/users.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { listThreads, showThread } from '#contract/conversations/conversations.ts';
import { listInterests } from '#contract/interests/interests.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { signOutUser } from '#contract/members/members.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { showCard, showPartner } from '#contract/partners/partners.ts';
import { deleteAccount } from '#contract/privacy/account-deletion.ts';
import { showProfile, updateProfile } from '#contract/profiles/own-profile.ts';
import { blockMember } from '#contract/safety/blocks.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { findCaller } from '#server/features/accounts/accounts.ts';
import { createPhotoGate } from '#server/features/profiles/photo-access/photo-access.ts';
import { createPhotoSeals } from '#server/features/profiles/photo-access/photo-seals.ts';
import { withholdPhoto } from '#server/features/photos/photos.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { idOfTicket } from '#tests/factories/cases/a-case.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { aReport } from '#tests/factories/a-report.ts';
import { reviewing } from '#tests/application/moderation/support/reviewing.ts';
import { callApi } from '#tests/support/call-api.ts';
import { connecting } from '#tests/support/connecting.ts';
import { fetchFile } from '#tests/support/fetch-file.ts';
import { listPhotoPaths } from '#tests/application/photos/support/paths-of-photos.ts';
import { signInAgain, startTestSession } from '#tests/support/start-test-session.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: { token: string; user_id: number };
beforeAll(async () => {
  application = await startApplication();
  desk = await anAdministrator(application);
});
afterAll(() => application.close());

/** How long a process may remember that a session had the right. The browser may show what it has for half a minute more. */
const memoryMinutes = 26 / 60;
const size = { width: 60, height: 80 };

type Actor = { token: string };
const call = <E extends Endpoint>({ token }: Actor, endpoint: E, input: EndpointInput<E>) =>
  callApi(application, { endpoint, input, token });
const statusOf = async (path: string) => (await fetchFile(application, path)).status;
const statusesOf = async (paths: readonly string[]) => [...new Set(await Promise.all(paths.map(statusOf)))];

/** A bride, and a groom with a profile picture and another photo. Both have an interest that was accepted. */
async function aPair(): Promise<{ her: TestMember; him: TestMember }> {
  const [her, him] = [await aMember(application), await aGroom(application)];
  const [picture, other] = [
    await aPhoto(application, { token: him.token, ...size }),
    await aPhoto(application, { token: him.token, ...size }),
  ];
  await call(him, updateProfile, { file: picture.path, images: [other.path] });
  const { send, answer } = connecting(application);
  const { body } = await send(her, him);
  await answer(him, { interest_id: body.data.i_id, status: 'accepted' });
  return { her, him };
}

/** The paths of his photos in every kind of answer that she receives. */
async function listSeen(her: TestMember, him: TestMember): Promise<string[]> {
  const partner_id = him.user_id;
  const answers = [
    await call(her, showPartner, { partner_id }),
    await call(her, showCard, { partner_id }),
    await call(her, searchMembers, { search: `ITM${partner_id}` }),
    await call(her, listInterests, { status: 'accepted' }),
    await call(her, listNotifications, {}),
    await call(her, listThreads, {}),
    await call(her, showThread, { partner_id }),
  ];
  const paths = answers.map(({ body }) => listPhotoPaths(body));
  expect(paths.map((found) => found.length > 0)).toEqual(answers.map(() => true));
  return [...new Set(paths.flat())];
}

/** Ways in which she loses the right to see his photos. */
const losses: Record<string, (pair: { her: TestMember; him: TestMember }) => Promise<unknown>> = {
  'he blocks her': ({ her, him }) => call(him, blockMember, { partner_id: her.user_id }),
  'she blocks him': ({ her, him }) => call(her, blockMember, { partner_id: him.user_id }),
  'he hides his profile': ({ him }) => call(him, updateSettings, { is_hidden: true }),
  'he is deactivated': ({ him }) => call(desk, switchUser, { user_id: him.user_id, status: 'inactive' }),
  'he leaves': ({ him }) => call(him, deleteAccount, { password: him.password }),
  'he removes his photos': ({ him }) => call(him, updateProfile, { file: null, images: [] }),
  'his photos are withheld for a report': async ({ her, him }) => {
    const reportId = idOfTicket(await aReport(application, { reporter: her, reported: him }));
    const { database, now, transact } = application.context;
    const photos = await database
      .selectFrom('photos')
      .select('id')
      .where('accountId', '=', him.user_id)
      .execute();
    await transact(async (work) => {
      for (const { id: photoId } of photos)
        await withholdPhoto(work, { accountId: him.user_id, photoId, reportId, now: now() });
    });
  },
  'his photos are rejected': async ({ him }) => {
    const { reject } = reviewing(application);
    for (let photo = 0; photo < 2; photo += 1)
      await reject(desk, { member: him, kind: 'photo', reason: 'no_face' });
  },
  'she signs out': ({ her }) => call(her, logout, {}),
  'she signs out everywhere': ({ her }) => call(her, endSessions, { everywhere: true }),
  'an administrator signs her out': ({ her }) => call(desk, signOutUser, { user_id: her.user_id }),
  'she is deactivated': ({ her }) => call(desk, switchUser, { user_id: her.user_id, status: 'inactive' }),
  'she changes her password in another session': async ({ her }) => {
    const other = await startTestSession(application.context, her.user_id);
    await call(other, changePassword, { password: 'a lantern by the river' });
  },
};

describe('the photos of a member', () => {
  it.each(Object.entries(losses))('do not open any more when %s', async (_name, lose) => {
    const pair = await aPair();
    const paths = await listSeen(pair.her, pair.him);
    expect(await statusesOf(paths)).toEqual([200]);
    await lose(pair);
    application.clock.advanceMinutes(memoryMinutes);
    expect(await statusesOf(paths)).toEqual([404]);
  });

  it('open again after an unblock, and stay open for the owner whatever others may see', async () => {
    const { her, him } = await aPair();
    const own = listPhotoPaths((await call(him, showProfile, {})).body);
    await call(him, updateSettings, { is_hidden: true });
    application.clock.advanceMinutes(memoryMinutes);
    expect(await statusesOf(own)).toEqual([200]);
    await call(him, updateSettings, { is_hidden: false });
    application.clock.advanceMinutes(memoryMinutes);
    expect(await statusesOf(await listSeen(her, him))).toEqual([200]);
  });

  it('are denied by a process that has just started', async () => {
    const { her, him } = await aPair();
    const paths = await listSeen(her, him);
    await call(him, blockMember, { partner_id: her.user_id });

    const { acceptedKeys, now } = application.context;
    const mayOpen = createPhotoGate(application.context);
    const opened = paths.map((path) => createPhotoSeals(acceptedKeys).open(path.split('/')[2] ?? '', now()));
    const isOpen = await Promise.all(opened.map(async (seal) => seal !== null && mayOpen(seal)));
    expect([opened.includes(null), new Set(isOpen)]).toEqual([false, new Set([false])]);
  });
});

describe('the path of a photo', () => {
  it('is the same in all answers of half a day, another in the next, and ends within a day', async () => {
    const { her, him } = await aPair();
    const period = 12 * 60;
    const minutesLeft = period - (Math.floor(application.clock.now().getTime() / 60_000) % period);
    application.clock.advanceMinutes(minutesLeft);
    const paths = await listSeen(her, him);
    application.clock.advanceMinutes(period - 1);
    expect(await listSeen(her, him)).toEqual(paths);
    application.clock.advanceMinutes(2);
    const later = await listSeen(her, him);
    expect(later.filter((path) => paths.includes(path))).toEqual([]);
    expect([await statusesOf(paths), await statusesOf(later)]).toEqual([[200], [200]]);
    application.clock.advanceMinutes(period);
    expect([await statusesOf(paths), await statusesOf(later)]).toEqual([[404], [200]]);
  });

  it('is of one session: that of another member, or of another session of the same, is another one', async () => {
    const { her, him } = await aPair();

    const again = { ...her, ...(await startTestSession(application.context, her.user_id)) };
    const [first, second] = [await listSeen(her, him), await listSeen(again, him)];
    expect(first.filter((path) => second.includes(path))).toEqual([]);
    await call(again, logout, {});
    application.clock.advanceMinutes(memoryMinutes);
    expect([await statusesOf(first), await statusesOf(second)]).toEqual([[200], [404]]);
  });

  it('opens nothing when any part of it is changed', async () => {
    const { her, him } = await aPair();
    const [path = ''] = await listSeen(her, him);
    const [, , key = '', file = ''] = path.split('/');
    const swapped = (at: number) => `${key.slice(0, at)}${key[at] === 'A' ? 'B' : 'A'}${key.slice(at + 1)}`;
    const forged = [
      key.slice(0, 24),
      `${key.slice(0, 24)}/own`,
      key.slice(0, -1),
      `${key}A`,
      key.slice(0, 24) + 'A'.repeat(32),
      ...[0, 10, 23, 24, 26, 29, 31, 34, 35, 40, 54].map(swapped),
    ];
    expect(await statusesOf(forged.map((one) => `/photos/${one}/${file}`))).toEqual([404]);
    expect(await statusOf(path)).toBe(200);
  });

  it('opens with the key that a new one has replaced, and not with any other', () => {
    const [instant, token] = [application.clock.now(), 'aaaaaaaaaaaaaaaaaaaaaaaa'];
    const [former, present, other] = [['former key'], ['present key', 'former key'], ['another key']].map(
      createPhotoSeals,
    );
    const text = former?.sealPaths(`"/photos/${token}/960.jpg"`, { sessionId: 7, now: instant }) ?? '';
    const key = text.split('/')[2] ?? '';
    expect(present?.open(key, instant)).toEqual({ token, sessionId: 7, isOwn: false });
    expect(other?.open(key, instant)).toBeNull();
  });

  it('of an own photo is the same as long as the session, and is accepted after that as the name of the photo', async () => {
    const { him } = await aPair();
    const own = async (member: Actor) => (await call(member, showProfile, {})).body.data[0]?.u_photos ?? [];
    const before = await own(him);
    application.clock.advanceMinutes(24 * 60);
    await signInAgain(application, desk);
    expect(await own(him)).toEqual(before);
    expect((await call(him, showSession, {})).body.data.profile_pic).toBe(before[0]?.path);
    expect(await statusesOf(listPhotoPaths(before))).toEqual([200]);

    const again = await startTestSession(application.context, him.user_id);
    const [picture, other] = before.map(({ path }) => path);
    const { body } = await call(again, updateProfile, {
      file: other,
      images: [picture ?? ''],
      previous: { u_profile_pic: picture, u_images: [other] },
    });
    expect(body.result).toBe(true);
    expect((await own(again)).map(({ width }) => width)).toEqual([60, 60]);
    expect(await own(again)).not.toEqual(before);
  });

  it('of the own picture is in the answer of a sign-in, and of a browser that comes back', async () => {
    const { him } = await aPair();
    const input = { emailOrMobile: him.email, password: him.password, remember: true };
    const signedIn = await callApi(application, { endpoint: login, input });
    const back = await callApi(application, { endpoint: resumeSession, input: {}, cookie: signedIn.cookie });
    const paths = [signedIn, back].map(({ body }) => body.data.profile_pic ?? '');
    expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200]);
  });

  it('of the whole picture opens for its owner and administrators alone', async () => {
    const { her, him } = await aPair();
    const { acceptedKeys, database, now } = application.context;
    const photo = await database
      .selectFrom('photos')
      .select('sourceToken')
      .where('accountId', '=', him.user_id)
      .executeTakeFirstOrThrow();
    const openAs = async ({ token }: Actor) => {
      const session = await findCaller(application.context, token);
      const sealing = { sessionId: session?.sessionId ?? 0, now: now() };
      const text = createPhotoSeals(acceptedKeys).sealPaths(
        `"/photos/${photo.sourceToken}/source.jpg"`,
        sealing,
      );
      return statusOf(text.replaceAll('"', ''));
    };
    expect([await openAs(her), await openAs(him), await openAs(desk)]).toEqual([404, 200, 200]);
  });

  it('that a member writes as a text opens no photo that is hidden from them', async () => {
    const { her, him } = await aPair();
    const [path = ''] = await listSeen(her, him);
    await call(him, blockMember, { partner_id: her.user_id });
    application.clock.advanceMinutes(memoryMinutes);
    const token = path.split('/')[2]?.slice(0, 24) ?? '';
    for (const about of [`/photos/${token}/960.jpg`, `/photos/${token}/own/960.jpg`]) {
      await call(her, updateProfile, { about });
      const written = (await call(her, showProfile, {})).body.data[0]?.u_about ?? '';
      expect(await statusOf(written)).toBe(404);
    }
  });
});
