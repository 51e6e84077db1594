import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { showSession } from '#contract/accounts/sessions.ts';
import { listUsers } from '#contract/administration/users.ts';
import { cropPhoto } from '#contract/photos/photos.ts';
import { arrangePhotos, listPhotosOf } from '#server/features/photos/photos.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { callApi } from '#tests/support/call-api.ts';
import { fetchFile } from '#tests/support/fetch-file.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

/** What is done after the answer takes a moment, on a busy machine some. */
const patience = { timeout: 20_000 } as const;

let application: TestApplication;
let member: TestMember;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());
beforeEach(async () => {
  member = await aMember(application);
});

const size = { width: 60, height: 80 };
const anUpload = () => aPhoto(application, { token: member.token, ...size });
const arrange = (wanted: { picture?: string | null; gallery?: string[] }) =>
  application.context.transact((work) => arrangePhotos(work, { accountId: member.user_id, ...wanted }));

async function readPlaces(): Promise<{ picture: string | null; gallery: string[] }> {
  const { picture, gallery } = await listPhotosOf(application.context.database, member.user_id);
  return { picture: picture?.path ?? null, gallery: gallery.map(({ path }) => path) };
}

async function uploadPaths(count: number): Promise<string[]> {
  const paths: string[] = [];
  for (let index = 0; index < count; index += 1) paths.push((await anUpload()).path);
  return paths;
}

const statusOf = async (path: string) => (await fetchFile(application, path)).status;

describe('the photos of a member', () => {
  it('wait without a place until they are given one', async () => {
    const { path } = await anUpload();
    expect(await readPlaces()).toEqual({ picture: null, gallery: [] });
    expect(await statusOf(path)).toBe(200);
  });

  it('stand where the member puts them, in their order', async () => {
    const [picture = '', ...gallery] = await uploadPaths(4);
    await arrange({ picture, gallery: gallery.toReversed() });
    expect(await readPlaces()).toEqual({ picture, gallery: gallery.toReversed() });
  });

  it('change places with each other', async () => {
    const [one = '', two = '', three = ''] = await uploadPaths(3);
    await arrange({ picture: one, gallery: [two, three] });
    await arrange({ picture: three, gallery: [one, two] });
    expect(await readPlaces()).toEqual({ picture: three, gallery: [one, two] });
  });

  it('stay when nothing is said of them', async () => {
    const [one = '', two = '', three = ''] = await uploadPaths(3);
    await arrange({ picture: one, gallery: [two] });
    await arrange({});
    await arrange({ picture: three });
    expect(await readPlaces()).toEqual({ picture: three, gallery: [two] });
    await arrange({ gallery: [] });
    expect(await readPlaces()).toEqual({ picture: three, gallery: [] });
  });

  it('are gone with all their files when they lose their place', async () => {
    const [one, two] = [await anUpload(), await anUpload()];
    await arrange({ picture: one.path, gallery: [two.path] });
    await arrange({ picture: null, gallery: [one.path] });
    expect(await readPlaces()).toEqual({ picture: null, gallery: [one.path] });
    await expect.poll(() => statusOf(two.path), patience).toBe(404);
    for (const path of [two.source, two.path.replace('960.jpg', '160.avif')]) {
      await expect.poll(() => statusOf(path), patience).toBe(404);
    }
    expect(await statusOf(one.path)).toBe(200);
  });

  it('stand once, the profile picture first', async () => {
    const [one = '', two = ''] = await uploadPaths(2);
    await arrange({ picture: one, gallery: [two, one, two] });
    expect(await readPlaces()).toEqual({ picture: one, gallery: [two] });
  });

  it('may be named by any of their files, and with the host before the path', async () => {
    const { path } = await anUpload();
    await arrange({ picture: `https://example.org${path.replace('960.jpg', '320.webp')}` });
    expect(await readPlaces()).toEqual({ picture: path, gallery: [] });
  });

  it('cannot be those of somebody else, or something else', async () => {
    const other = await aMember(application);
    const foreign = await aPhoto(application, { token: other.token, ...size });
    const own = await anUpload();
    for (const path of [foreign.path, own.source, '/photos/x/960.jpg', '/etc/passwd', '']) {
      await expect(arrange({ picture: path })).rejects.toMatchObject({
        code: 'invalid_input',
        details: { errors: [{ field: 'file' }] },
      });
      await expect(arrange({ gallery: [own.path, path] })).rejects.toMatchObject({
        details: { errors: [{ field: 'images' }] },
      });
    }
    expect(await statusOf(foreign.path)).toBe(200);
  });

  it('are in whole places also when many windows arrange them at once', async () => {
    const paths = await uploadPaths(5);
    const orders = paths.map((_, shift) => [...paths.slice(shift), ...paths.slice(0, shift)]);
    await Promise.all(orders.map(([picture = '', ...gallery]) => arrange({ picture, gallery })));
    const { picture, gallery } = await readPlaces();
    expect(orders).toContainEqual([picture, ...gallery]);
  });

  it('are shown as the picture of whoever is signed in, and to administrators', async () => {
    const { path } = await anUpload();
    await arrange({ picture: path });
    const session = await callApi(application, { endpoint: showSession, input: {}, token: member.token });
    const { token } = await anAdministrator(application);
    const list = await callApi(application, { endpoint: listUsers, input: { search: member.email }, token });
    expect([session.body.data.profile_pic, list.body.data[0]?.u_profile_pic]).toEqual([path, path]);
  });
});

describe('another crop', () => {
  const crop = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
  const cropAs = (path: string, token = member.token) =>
    callApi(application, { endpoint: cropPhoto, input: { path, crop }, token });

  it('has another path and the same place, and the files of the old one are gone', async () => {
    const photo = await anUpload();
    await arrange({ gallery: [photo.path] });
    const { body } = await cropAs(photo.path);
    expect(body.data).toMatchObject({ crop, source: photo.source, width: 60, height: 80 });
    expect(body.data.path).not.toBe(photo.path);
    expect(await readPlaces()).toEqual({ picture: null, gallery: [body.data.path] });
    expect([await statusOf(body.data.path), await statusOf(photo.source)]).toEqual([200, 200]);
    await expect.poll(() => statusOf(photo.path), patience).toBe(404);
  });

  it('is not made of what is not there or belongs to somebody else', async () => {
    const other = await aMember(application);
    const photo = await anUpload();
    const answers = [await cropAs(photo.path, other.token), await cropAs('/photos/x/960.jpg')];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(await statusOf(photo.path)).toBe(200);
  });

  it('is made once when it is asked for twice at the same time', async () => {
    const photo = await anUpload();
    await arrange({ picture: photo.path });
    const answers = await Promise.all([cropAs(photo.path), cropAs(photo.path)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
    const made = answers.find(({ status }) => status === 200);
    expect(await readPlaces()).toEqual({ picture: made?.body.data.path, gallery: [] });
  });
});
