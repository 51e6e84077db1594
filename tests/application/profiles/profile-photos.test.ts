import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showProfile, updateProfile } from '#contract/profiles/own-profile.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { aPicture } from '#tests/factories/a-picture.ts';
import { callApi, sendRaw, writeForm } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

async function read({ token }: TestMember) {
  const { body } = await callApi(application, { endpoint: showProfile, input: {}, token });
  return body.data[0];
}

async function aFile(name: string): Promise<File> {
  const picture = await aPicture({ width: 300, height: 400 });
  return new File([new Uint8Array(picture)], name, { type: 'image/jpeg' });
}

/** Sends a form as the documented client does: files and paths in their order, without empty fields. */
async function submit({ token }: TestMember, fields: [name: string, value: string | File][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return sendRaw(application, {
    method: 'POST',
    url: '/api/profile/update',
    token,
    ...(await writeForm(form)),
  });
}

describe('photos in the documented form', () => {
  it('of refused forms do not accumulate', async () => {
    const member = await aMember(application);
    const nobodys = `/photos/${'x'.repeat(24)}/960.jpg`;
    for (let index = 0; index < 6; index += 1) {
      const images = await Promise.all([1, 2, 3].map((slot) => aFile(`${slot}.jpg`)));
      const { status } = await submit(member, [
        ...images.map((image): [string, File] => ['images', image]),
        ['images', nobodys],
      ]);
      expect(status).toBe(422);
    }
    const waiting = await application.context.database
      .selectFrom('photos')
      .select('id')
      .where('accountId', '=', member.user_id)
      .execute();
    // Ten older ones, and the three of the last form.
    expect(waiting.length).toBeLessThanOrEqual(13);
  });

  it('are accepted as files, the profile picture and four more', async () => {
    const member = await aMember(application);
    const images = await Promise.all([1, 2, 3, 4].map((slot) => aFile(`slot-${slot}.jpg`)));
    const { status } = await submit(member, [
      ['file', await aFile('me.jpg')],
      ...images.map((image): [string, File] => ['images', image]),
      ['firstname', 'Asha'],
    ]);
    expect(status).toBe(200);
    const profile = await read(member);
    expect(profile?.u_profile_pic).toMatch(/^\/photos\/[\w-]{20,}\/960\.jpg$/);
    expect(profile?.u_images).toHaveLength(4);
    expect(profile?.u_photos.map(({ path }) => path)).toEqual([
      profile?.u_profile_pic,
      ...(profile?.u_images ?? []),
    ]);
  });

  it('may mix existing paths and new files, in the order of the slots', async () => {
    const member = await aMember(application);
    await submit(member, [
      ['images', await aFile('one.jpg')],
      ['images', await aFile('two.jpg')],
    ]);
    const [one = '', two = ''] = (await read(member))?.u_images ?? [];
    await submit(member, [
      ['images', two],
      ['images', await aFile('three.jpg')],
      ['images', one],
    ]);
    const images = (await read(member))?.u_images ?? [];
    expect(images).toHaveLength(3);
    expect([images[0], images[2]]).toEqual([two, one]);
  });

  it('are removed by leaving a slot out, with their files', async () => {
    const member = await aMember(application);
    await submit(member, [
      ['images', await aFile('one.jpg')],
      ['images', await aFile('two.jpg')],
    ]);
    const [one = '', two = ''] = (await read(member))?.u_images ?? [];
    await submit(member, [['images', two]]);
    expect((await read(member))?.u_images).toEqual([two]);
    await application.runJobs();
    expect((await application.server.inject(one)).statusCode).toBe(404);
    expect((await application.server.inject(two)).statusCode).toBe(200);
  });

  it('stay when the form does not mention them, and are all removed by an empty text', async () => {
    const member = await aMember(application);
    await submit(member, [['images', await aFile('one.jpg')]]);
    await submit(member, [['father', 'Mathew']]);
    expect((await read(member))?.u_images).toHaveLength(1);
    await submit(member, [['images', '']]);
    expect((await read(member))?.u_images).toEqual([]);
  });

  it('are at most four', async () => {
    const member = await aMember(application);
    const paths = ['/photos/a/960.jpg', '/photos/b/960.jpg', '/photos/c/960.jpg', '/photos/d/960.jpg', '/e'];
    const { status, body } = await callApi(application, {
      endpoint: updateProfile,
      input: { images: paths },
      token: member.token,
    });
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: [{ field: 'images', message: 'A profile can have a profile photo and four more photos' }],
    });
  });

  it('change nothing when one of them is not a picture', async () => {
    const member = await aMember(application);
    const { status, body } = await submit(member, [
      ['father', 'Mathew'],
      ['images', await aFile('one.jpg')],
      ['images', new File(['<svg onload="alert(1)"/>'], 'two.jpg', { type: 'image/jpeg' })],
    ]);
    expect({ status, code: body.code }).toEqual({ status: 415, code: 'not_an_image' });
    expect(await read(member)).toMatchObject({ u_father: null, u_images: [] });
  });

  it('have to be the member’s own', async () => {
    const [member, other] = [await aMember(application), await aMember(application)];
    const { path } = await aPhoto(application, { token: other.token });
    const { status, body } = await submit(member, [['images', path]]);
    expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 422, field: 'images' });
  });

  it('report a conflict to a window that did not know the latest arrangement', async () => {
    const member = await aMember(application);
    const [one, two] = [await aPhoto(application, member), await aPhoto(application, member)];
    const save = (images: string[]) =>
      callApi(application, {
        endpoint: updateProfile,
        input: { images, previous: { u_images: [] } },
        token: member.token,
      });
    expect((await save([one.path])).status).toBe(200);
    const later = await save([two.path]);
    expect(later.body.errors?.map(({ field }) => field)).toEqual(['images']);
    expect((await read(member))?.u_images).toEqual([one.path]);
  });
});
