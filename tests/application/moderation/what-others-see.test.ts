import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchMembers } from '#contract/matches/search-members.ts';
import { sendInterest } from '#contract/interests/interests.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, anAdministrator, aRegisteredMember, type TestMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { callApi } from '#tests/support/call-api.ts';
import { fetchFile } from '#tests/support/fetch-file.ts';
import { reviewing } from './support/reviewing.ts';
import { tokenOf } from '#tests/application/photos/support/photo-token.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let calls: ReturnType<typeof reviewing>;
let desk: { token: string };
let viewer: TestMember;
beforeAll(async () => {
  application = await startApplication();
  calls = reviewing(application);
  desk = await anAdministrator(application, { role: 'moderator' });
  await calls.setMode('everything');
  viewer = await aGroom(application);
});
afterAll(() => application.close());

const nowhere = { profile: null, card: null, found: null };
const isStatus = (status: number): unknown => expect.objectContaining({ status });

/** A bride whose profile is approved. */
async function anApproved() {
  const member = await aMember(application);
  expect(await calls.approve(desk, { member, kind: 'new' })).toMatchObject({ status: 200 });
  return member;
}

/** The texts about her that others read, in all places. */
async function listTexts(member: TestMember) {
  const { profile, card, found } = await calls.seenBy(viewer, member);
  return [profile?.u_about, profile?.u_city, card?.u_city, found?.u_city];
}

/** How many members somebody finds by a word. */
async function countFound(search: string) {
  const { body } = await callApi(application, {
    endpoint: searchMembers,
    input: { search },
    token: viewer.token,
  });
  return body.data.length;
}

async function withPhoto(member: TestMember) {
  const { path } = await aPhoto(application, { token: member.token, width: 60, height: 80 });
  await calls.save(member, { file: path });
  return path;
}

describe('where everything is shown', () => {
  beforeEach(() => calls.setMode('everything'));

  it('a new profile and its changes are seen at once, and are one item', async () => {
    const member = await aMember(application);
    await calls.save(member, { about: 'Likes to walk', city: 'Idukki' });
    expect(await listTexts(member)).toEqual(['Likes to walk', 'Idukki', 'Idukki', 'Idukki']);
    expect((await calls.own(member)).review).toBeNull();
    const { body } = await calls.claim(desk, { item_id: await calls.itemOf(member, 'new') });
    expect(body.data).toMatchObject({ kind: 'new', version: 2 });
    expect(body.data?.changes).toContainEqual({ field: 'u_about', before: null, after: 'Likes to walk' });
  });

  it('a rejected new profile is not seen until it is mended and approved', async () => {
    const member = await aMember(application);
    expect(await calls.reject(desk, { member, kind: 'new', reason: 'Please write about her' })).toEqual(
      isStatus(200),
    );
    expect(await calls.seenBy(viewer, member)).toEqual(nowhere);
    expect((await calls.own(member)).review).toEqual({
      kind: 'new',
      state: 'rejected',
      fields: [],
      reason: 'Please write about her',
    });
    await calls.save(member, { about: 'A teacher who likes to walk' });
    expect(await calls.seenBy(viewer, member)).toEqual(nowhere);
    expect((await calls.own(member)).review).toMatchObject({ state: 'waiting', reason: null });
    await calls.approve(desk, { member, kind: 'new' });
    expect((await calls.seenBy(viewer, member)).profile?.u_about).toBe('A teacher who likes to walk');
  });

  it('a rejected change is taken back, and its mended text waits before it is seen', async () => {
    const member = await anApproved();
    await calls.save(member, { about: 'Likes to walk', city: 'Idukki' });
    await calls.approve(desk, { member, kind: 'changed' });
    await calls.save(member, { about: 'Call 98470', city: 'Ernakulam 98470' });
    expect(await listTexts(member)).toEqual([
      'Call 98470',
      'Ernakulam 98470',
      'Ernakulam 98470',
      'Ernakulam 98470',
    ]);
    await calls.reject(desk, { member, kind: 'changed' });
    const before = ['Likes to walk', 'Idukki', 'Idukki', 'Idukki'];
    expect(await listTexts(member)).toEqual(before);
    expect(await countFound('98470')).toBe(0);
    const own = await calls.own(member);
    expect(own.profile).toMatchObject({ u_about: 'Call 98470', u_city: 'Ernakulam 98470' });
    expect(own.review).toEqual({
      kind: 'changed',
      state: 'rejected',
      fields: ['u_city', 'u_about'],
      reason: 'contact_details',
    });
    await calls.save(member, { about: 'Likes to swim', city: 'Idukki' });
    expect(await listTexts(member)).toEqual(before);
    expect((await calls.own(member)).review).toMatchObject({ state: 'waiting', fields: ['u_about'] });
    await calls.approve(desk, { member, kind: 'changed' });
    expect(await listTexts(member)).toEqual(['Likes to swim', 'Idukki', 'Idukki', 'Idukki']);
  });

  it('a rejected photo is seen by its owner alone', async () => {
    const member = await anApproved();
    const path = await withPhoto(member);
    const seen = await calls.seenBy(viewer, member);
    const pictures = [seen.profile?.u_profile_pic, seen.card?.u_profile_pic];
    expect(pictures.map(tokenOf)).toEqual([tokenOf(path), tokenOf(path)]);
    expect((await fetchFile(application, pictures[0] ?? '')).status).toBe(200);
    await calls.reject(desk, { member, kind: 'photo', reason: 'no_face' });
    const hidden = await calls.seenBy(viewer, member);
    expect(hidden.profile).toMatchObject({ u_profile_pic: null, photos: [] });
    expect(hidden.card).toMatchObject({ u_profile_pic: null, photo_count: 0, photo_placeholder: null });
    // A process remembers for less than a minute that a session had the right.
    application.clock.advanceMinutes(1);
    for (const picture of pictures) {
      expect((await fetchFile(application, picture ?? '')).status).toBe(404);
    }
    const [photo] = (await calls.own(member)).profile.u_photos;
    expect(photo?.review).toEqual({ state: 'rejected', reason: 'no_face' });
    for (const file of ['960.jpg', '640.avif', '320.webp', '160.jpg']) {
      const own = await fetchFile(application, photo?.path.replace('960.jpg', file) ?? '');
      expect(own.status).toBe(200);
    }
  });
});

describe('where nothing new is shown', () => {
  beforeEach(() => calls.setMode('nothing_new'));

  it('a member who just registered is seen and can turn to others once approved', async () => {
    const member = await aRegisteredMember(application);
    expect(await calls.seenBy(viewer, member)).toEqual(nowhere);
    expect((await calls.own(member)).review).toMatchObject({ kind: 'new', state: 'waiting' });
    const turn = () =>
      callApi(application, {
        endpoint: sendInterest,
        input: { receiver_id: viewer.user_id, message: 'We liked to read about you.' },
        token: member.token,
      });
    expect((await turn()).body.code).toBe('profile_in_review');
    await calls.save(member, { about: 'Likes to walk' });
    await calls.approve(desk, { member, kind: 'new' });
    expect((await calls.seenBy(viewer, member)).profile?.u_about).toBe('Likes to walk');
    expect((await calls.own(member)).review).toBeNull();
    expect((await turn()).status).toBe(201);
  });

  it('a change shows the approved values to others and the latest to its owner', async () => {
    const member = await anApproved();
    await calls.save(member, { about: 'Likes to walk', city: 'Peermade', height: 165 });
    expect(await listTexts(member)).toEqual([null, null, null, null]);
    // A fact from a list or a scale is nobody's text.
    expect((await calls.seenBy(viewer, member)).profile?.u_height).toBe(165);
    expect((await calls.own(member)).profile).toMatchObject({ u_about: 'Likes to walk', u_city: 'Peermade' });
    await calls.save(member, { about: 'Likes to swim' });
    const { body } = await calls.claim(desk, { item_id: await calls.itemOf(member, 'changed') });
    expect(body.data).toMatchObject({ version: 2, fields: ['u_city', 'u_about'] });
    expect(body.data?.changes).toEqual([
      { field: 'u_city', before: null, after: 'Peermade' },
      { field: 'u_about', before: null, after: 'Likes to swim' },
    ]);
    expect(await countFound('Peermade')).toBe(0);
    await calls.approve(desk, { member, kind: 'changed' });
    expect(await listTexts(member)).toEqual(['Likes to swim', 'Peermade', 'Peermade', 'Peermade']);
    expect((await calls.own(member)).review).toBeNull();
  });

  it('a rejected change keeps the approved values, and is withdrawn by taking it back', async () => {
    const member = await anApproved();
    await calls.save(member, { about: 'Call 98470' });
    await calls.reject(desk, { member, kind: 'changed' });
    expect(await listTexts(member)).toEqual([null, null, null, null]);
    await calls.save(member, { about: '' });
    expect(await calls.own(member)).toMatchObject({ profile: { u_about: null }, review: null });
    await expect(calls.itemOf(member, 'changed')).rejects.toThrow('Nothing');
  });

  it('what a member takes back is gone at once', async () => {
    const member = await anApproved();
    await calls.save(member, { about: 'Likes to walk', hobbies: 'Chess, My own craft' });
    await calls.approve(desk, { member, kind: 'changed' });
    await calls.save(member, { about: '', hobbies: 'Chess' });
    expect((await calls.seenBy(viewer, member)).profile).toMatchObject({ u_about: null, u_hobbies: 'Chess' });
    await expect(calls.itemOf(member, 'changed')).rejects.toThrow('Nothing');
  });

  it('own words and who a person is wait, values of lists do not, and a religion waits with its community', async () => {
    const member = await anApproved();
    await calls.save(member, {
      firstname: 'Annamma',
      dob: '1990-01-01',
      mother_tongue: 'Malayalam',
      diet: 'Our own',
    });
    const { profile } = await calls.seenBy(viewer, member);
    expect(profile).toMatchObject({ u_mother_tongue: 'Malayalam', u_diet: null });
    expect(profile?.u_firstname).not.toBe('Annamma');
    expect((await calls.own(member)).review?.fields).toEqual(['u_firstname', 'u_dob', 'u_diet']);
    const other = await anApproved();
    const before = (await calls.seenBy(viewer, other)).profile;
    await calls.save(other, { religion: 'Hindu', community: 'Our village' });
    expect((await calls.seenBy(viewer, other)).profile?.u_religion).toBe(before?.u_religion);
    expect((await calls.own(other)).review?.fields).toEqual(['u_religion', 'u_community']);
  });

  it('a window that read older words of the owner is refused, as ever', async () => {
    const member = await anApproved();
    await calls.save(member, { about: 'Likes to walk' });
    const late = await calls.save(member, { about: 'Likes to sing', previous: { u_about: null } });
    expect([late.status, late.body.code]).toEqual([409, 'changed_elsewhere']);
    const timely = await calls.save(member, {
      about: 'Likes to sing',
      previous: { u_about: 'Likes to walk' },
    });
    expect(timely.status).toBe(200);
    expect((await calls.own(member)).profile.u_about).toBe('Likes to sing');
  });

  it('a photo is shown to its owner alone until it is approved', async () => {
    const member = await anApproved();
    const path = await withPhoto(member);
    const before = await calls.seenBy(viewer, member);
    expect(before.profile).toMatchObject({ u_profile_pic: null, photos: [], u_images: [] });
    expect(before.card).toMatchObject({ u_profile_pic: null, photo_count: 0 });
    const [photo] = (await calls.own(member)).profile.u_photos;
    expect(photo).toMatchObject({ path, review: { state: 'waiting', reason: null } });
    await calls.approve(desk, { member, kind: 'photo' });
    const after = await calls.seenBy(viewer, member);
    expect([after.profile?.u_profile_pic, after.card?.u_profile_pic].map(tokenOf)).toEqual([
      tokenOf(path),
      tokenOf(path),
    ]);
    expect(after.card).toMatchObject({ photo_count: 1 });
    expect((await calls.own(member)).profile.u_photos[0]?.review).toBeNull();
  });
});
