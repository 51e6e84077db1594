import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { showSession } from '#contract/accounts/sessions.ts';
import { listUsers } from '#contract/administration/users.ts';
import { cropPhoto } from '#contract/photos/photos.ts';
import { arrangePhotos, listPhotosOf } from '#server/features/photos/photos.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { callApi } from '#tests/support/call-api.ts';
import { fetchFile } from '#tests/support/fetch-file.ts';
import { tokenOf } from '#tests/application/photos/support/photo-token.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

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

/** The photos of the profile, by what stays the same in their paths. */
async function readPlaces() {
  const { picture, gallery } = await listPhotosOf(application.context.database, member.user_id);
  return placesOf({ picture: picture?.path ?? null, gallery: gallery.map(({ path }) => path) });
}

function placesOf({ picture, gallery }: { picture: string | null; gallery: string[] }) {
  return { picture: tokenOf(picture), gallery: gallery.map(tokenOf) };
}

async function uploadPaths(count: number): Promise<string[]> {
  const paths: string[] = [];
  for (let index = 0; index < count; index += 1) paths.push((await anUpload()).path);
  return paths;
}

const statusOf = async (path: string) => (await fetchFile(application, path)).status;

describe('the photos of a member', () => {
  it('are not on the profile until they are arranged', async () => {
    const { path } = await anUpload();
    expect(await readPlaces()).toEqual(placesOf({ picture: null, gallery: [] }));
    expect(await statusOf(path)).toBe(200);
  });

  it('have the order that the member sent', async () => {
    const [picture = '', ...gallery] = await uploadPaths(4);
    await arrange({ picture, gallery: gallery.toReversed() });
    expect(await readPlaces()).toEqual(placesOf({ picture, gallery: gallery.toReversed() }));
  });

  it('can be reordered', async () => {
    const [one = '', two = '', three = ''] = await uploadPaths(3);
    await arrange({ picture: one, gallery: [two, three] });
    await arrange({ picture: three, gallery: [one, two] });
    expect(await readPlaces()).toEqual(placesOf({ picture: three, gallery: [one, two] }));
  });

  it('stay when a save does not mention them', async () => {
    const [one = '', two = '', three = ''] = await uploadPaths(3);
    await arrange({ picture: one, gallery: [two] });
    await arrange({});
    await arrange({ picture: three });
    expect(await readPlaces()).toEqual(placesOf({ picture: three, gallery: [two] }));
    await arrange({ gallery: [] });
    expect(await readPlaces()).toEqual(placesOf({ picture: three, gallery: [] }));
  });

  it('are deleted with all their files when they are left out', async () => {
    const [one, two] = [await anUpload(), await anUpload()];
    await arrange({ picture: one.path, gallery: [two.path] });
    await arrange({ picture: null, gallery: [one.path] });
    expect(await readPlaces()).toEqual(placesOf({ picture: null, gallery: [one.path] }));
    await application.runJobs();
    expect(await statusOf(two.path)).toBe(404);
    for (const path of [two.source, two.path.replace('960.jpg', '160.avif')]) {
      await application.runJobs();
      expect(await statusOf(path)).toBe(404);
    }
    expect(await statusOf(one.path)).toBe(200);
  });

  it('are listed once, the profile picture first', async () => {
    const [one = '', two = ''] = await uploadPaths(2);
    await arrange({ picture: one, gallery: [two, one, two] });
    expect(await readPlaces()).toEqual(placesOf({ picture: one, gallery: [two] }));
  });

  it('may be named by the path or address of any of their files', async () => {
    const { path } = await anUpload();
    await arrange({ picture: `https://example.org${path.replace('960.jpg', '320.webp')}` });
    expect(await readPlaces()).toEqual(placesOf({ picture: path, gallery: [] }));
  });

  it('cannot be photos of another member, or other paths', async () => {
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

  it('have consecutive positions also when many windows arrange them concurrently', async () => {
    const paths = await uploadPaths(5);
    const orders = paths.map((_, shift) => [...paths.slice(shift), ...paths.slice(0, shift)]);
    await Promise.all(orders.map(([picture = '', ...gallery]) => arrange({ picture, gallery })));
    const { picture, gallery } = await readPlaces();
    expect(orders.map((order) => order.map(tokenOf))).toContainEqual([picture, ...gallery]);
  });

  it('are the picture of the session, and are shown to administrators', async () => {
    const { path } = await anUpload();
    await arrange({ picture: path });
    const session = await callApi(application, { endpoint: showSession, input: {}, token: member.token });
    const { token } = await anAdministrator(application);
    const list = await callApi(application, { endpoint: listUsers, input: { search: member.email }, token });
    expect(session.body.data.profile_pic).toBe(path);
    expect(tokenOf(list.body.data[0]?.u_profile_pic)).toBe(tokenOf(path));
  });
});

describe('another crop', () => {
  const crop = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
  const cropAs = (path: string, token = member.token) =>
    callApi(application, { endpoint: cropPhoto, input: { path, crop }, token });

  it('has a new path and the same position, and the old files are deleted', async () => {
    const photo = await anUpload();
    await arrange({ gallery: [photo.path] });
    const { body } = await cropAs(photo.path);
    expect(body.data).toMatchObject({ crop, source: photo.source, width: 60, height: 80 });
    expect(body.data.path).not.toBe(photo.path);
    expect(await readPlaces()).toEqual(placesOf({ picture: null, gallery: [body.data.path] }));
    expect([await statusOf(body.data.path), await statusOf(photo.source)]).toEqual([200, 200]);
    await application.runJobs();
    expect(await statusOf(photo.path)).toBe(404);
  });

  it('is refused for a missing photo and for one of another member', async () => {
    const other = await aMember(application);
    const photo = await anUpload();
    const answers = [await cropAs(photo.path, other.token), await cropAs('/photos/x/960.jpg')];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(await statusOf(photo.path)).toBe(200);
  });

  it('is made once for two concurrent requests', async () => {
    const photo = await anUpload();
    await arrange({ picture: photo.path });
    const answers = await Promise.all([cropAs(photo.path), cropAs(photo.path)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
    const made = answers.find(({ status }) => status === 200);
    expect(await readPlaces()).toEqual(placesOf({ picture: made?.body.data.path ?? null, gallery: [] }));
  });
});
