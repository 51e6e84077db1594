import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updatePreference } from '#contract/preferences/own-preference.ts';
import { erasePerson } from '#scripts/operator/erase-person.ts';
import { removeOrphans } from '#server/features/photos/photo-files.ts';
import { aMember, anAdministrator, anUnverifiedMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { callApi } from '#tests/support/call-api.ts';
import { listFiles } from '#tests/support/fetch-file.ts';
import { aRow, findInvitation, header, invite, show } from '#tests/support/invite.ts';
import { type Desk, take } from '#tests/support/run-import.ts';
import { writeSheet } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { whenFilesAreOld } from '#tests/support/clocks/test-clock.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  const { token } = await anAdministrator(application);
  desk = { application, token };
});
afterAll(() => application.close());

describe('a member who is erased', () => {
  it('has no profile, preference, visit or interest any more, and after two days no file', async () => {
    const { database, transact: _transact, ...context } = application.context;
    const { user_id: accountId, email, token } = await aMember(application);
    const { user_id: partnerId } = await aMember(application);
    const input = { religion: 'Hindu' };
    await callApi(application, { endpoint: updatePreference, input, token });
    await aPhoto(application, { token, width: 60, height: 80 });
    expect(await listFiles(application)).not.toEqual([]);
    const now = context.now();
    const met = { senderId: partnerId, receiverId: accountId, message: 'Hello', createdAt: now };
    await database.insertInto('interests').values(met).execute();
    const visit = { viewerId: accountId, partnerId, day: '2026-11-20', visitedAt: now };
    await database.insertInto('profileVisits').values(visit).execute();

    expect(await erasePerson(application.context, email)).toEqual({ wasMember: true, wasInvited: false });
    const left = await Promise.all([
      database.selectFrom('profiles').select('accountId').where('accountId', '=', accountId).execute(),
      database.selectFrom('preferences').select('accountId').where('accountId', '=', accountId).execute(),
      database.selectFrom('photos').select('id').where('accountId', '=', accountId).execute(),
      database.selectFrom('interests').select('id').where('receiverId', '=', accountId).execute(),
      database.selectFrom('profileVisits').select('day').where('viewerId', '=', accountId).execute(),
    ]);
    expect(left.flat()).toEqual([]);
    await removeOrphans(whenFilesAreOld({ ...context, database }));
    expect(await listFiles(application)).toEqual([]);
  });

  it('is named in no story and no review any more', async () => {
    const { database, now } = application.context;
    const { user_id: accountId, email } = await aMember(application);
    const names = { brideFirstName: 'Asha', brideLastName: 'M', groomFirstName: 'Arun', groomLastName: 'K' };
    const story = {
      ...names,
      brideId: accountId,
      image: '/a.webp',
      story: 'Once',
      weddingDate: '2026-01-01',
    };
    await database
      .insertInto('stories')
      .values({ ...story, createdAt: now() })
      .execute();
    const review = {
      accountId,
      name: 'Asha M',
      rating: 5,
      text: 'Good',
      createdAt: now(),
      submittedAt: now(),
    };
    await database.insertInto('reviews').values(review).execute();
    await erasePerson(application.context, email);
    expect(
      await database.selectFrom('stories').select('id').where('image', '=', '/a.webp').execute(),
    ).toEqual([]);
    expect(await database.selectFrom('reviews').select('id').where('text', '=', 'Good').execute()).toEqual(
      [],
    );
  });

  it('has no invitation of an import any more', async () => {
    const { email, token } = await invite(desk);
    // The invited person registered without the link.
    const member = await anUnverifiedMember(application, { email });
    expect(await erasePerson(application.context, email)).toEqual({ wasMember: true, wasInvited: true });
    expect((await show(desk, token)).status).toBe(404);
    expect(await findInvitation(desk, email)).toBeUndefined();
    const again = aRow({ 'E-mail': email, Mobile: member.mobile });
    expect((await take(desk, { content: writeSheet([header, again]) })).im_refused).toBe(1);
  });
});

describe('a person who was only invited', () => {
  it('is erased by the address', async () => {
    const { email, token } = await invite(desk);
    expect(await erasePerson(application.context, email)).toEqual({ wasMember: false, wasInvited: true });
    expect((await show(desk, token)).status).toBe(404);
  });
});
