import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAllBanners } from '#contract/banners/banner-editing.ts';
import { bannerLimits } from '#contract/banners/banner-limits.ts';
import { aBanner, type BannerCalls, createBannerCalls } from '#tests/factories/a-banner.ts';
import { aHugePng, anAnimatedPng } from '#tests/factories/a-hostile-picture.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { aPicture, aPictureFile } from '#tests/factories/a-picture.ts';
import { callApi, sendRaw, writeForm } from '#tests/support/call-api.ts';
import { fetchFile } from '#tests/support/fetch-file.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let calls: BannerCalls;
let token: string;
let administratorId: number;
beforeAll(async () => {
  application = await startApplication();
  ({ token, user_id: administratorId } = await anAdministrator(application, { role: 'moderator' }));
  calls = createBannerCalls(application, { token });
});
afterAll(() => application.close());
beforeEach(() => calls.clear());

const listStored = async () =>
  (await readdir(join(application.dataDirectory, 'photos'), { recursive: true }).catch(() => [])).filter(
    (name) => name.includes('.'),
  );
const fileOf = (path: string, file: string) => path.replace('wide-1920.jpg', file);

/** The order of numbers. */
const compare = (one: number, other: number) => one - other;

const formats = ['avif', 'webp', 'jpg'] as const;
const widths = [...[640, 960, 1440, 1920].map((width) => `wide-${width}`), 'tall-480', 'tall-900'];
const files = widths.flatMap((name) => formats.map((format) => `${name}.${format}`));

describe('an uploaded banner', () => {
  it('is on the landing page at once, drawn in every shape, width and format without metadata', async () => {
    expect(await calls.listShown()).toEqual([]);
    const picture = await aPicture({ width: 800, height: 600, hasPlace: true });
    const { status, body } = await calls.upload(picture);
    expect([status, body.message]).toEqual([201, 'The banner has been uploaded successfully.']);
    const { b_id, b_file, b_source, ...details } = body.data;
    expect(details).toEqual({
      b_status: 'active',
      b_state: 'shown',
      b_alt: {},
      b_link: null,
      b_position: 1,
      b_width: 800,
      b_height: 600,
      b_focus_x: 0.5,
      b_focus_y: 0.5,
      b_focus_wide: { x: 0.5, y: 0.5 },
      b_focus_tall: { x: 0.5, y: 0.5 },
      b_from: null,
      b_until: null,
    });
    expect(await calls.listShown()).toEqual([
      {
        b_id,
        b_file,
        b_alt: {},
        b_link: null,
        b_focus_wide: { x: 0.5, y: 0.5 },
        b_focus_tall: { x: 0.5, y: 0.5 },
      },
    ]);
    for (const file of files) {
      const { status: found, headers, content } = await fetchFile(application, fileOf(b_file, file));
      const facts = await sharp(content).metadata();
      const [shape = '', width = ''] = file.split(/[-.]/);
      const size =
        shape === 'wide' ? [Math.min(800, Number(width)), 450 / 800] : [Math.min(450, Number(width)), 4 / 3];
      expect([found, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
      expect([facts.width, facts.height]).toEqual([size[0], Math.round((size[0] ?? 0) * (size[1] ?? 0))]);
      expect([facts.exif, content.includes('Asha Mathew')]).toEqual([undefined, false]);
    }
    expect((await fetchFile(application, b_source)).status).toBe(200);
    expect(await calls.listAudited()).toEqual([
      {
        administratorId,
        action: 'banner.added',
        subject: `banner ${b_id}`,
        before: null,
        after: { position: 1, width: 800, height: 600 },
      },
    ]);
  });

  it('is sent by a client that knows the documented fields alone, and read by them', async () => {
    const form = new FormData();
    form.append('file', await aPictureFile({ width: 32, height: 18 }));
    const added = await sendRaw(
      { ...application },
      {
        method: 'POST',
        url: '/api/admin/banner/add',
        token,
        ...(await writeForm(form)),
      },
    );
    expect(added.body).toMatchObject({ result: true, message: 'The banner has been uploaded successfully.' });
    const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
      sendRaw<{ b_id: number; b_status: string; b_file: string }[]>(application, {
        method,
        url: `/api${path}`,
        ...(path.startsWith('/admin') && { token }),
        ...(payload !== undefined && { payload: JSON.stringify(payload) }),
      });
    const [banner] = (await call('GET', '/admin/banner/list')).body.data;
    expect(banner).toMatchObject({
      b_status: 'active',
      b_file: expect.stringMatching(/^\/photos\/.*\.jpg$/),
    });
    const [seen] = (await call('GET', '/banner')).body.data;
    expect([seen?.b_id, seen?.b_file]).toEqual([banner?.b_id, banner?.b_file]);
    const update = await call('POST', '/admin/banner/update', { banner_id: banner?.b_id });
    expect(update.body).toMatchObject({ result: true, message: 'Banner status updated successfully.' });
    expect((await call('GET', '/banner')).body.data).toEqual([]);
    await call('POST', '/admin/banner/update', { banner_id: banner?.b_id });
    expect((await call('GET', '/banner')).body.data).toHaveLength(1);
    const gone = await call('POST', '/admin/banner/delete', { banner_id: banner?.b_id });
    expect(gone.body).toMatchObject({ result: true, message: 'Banner deleted successfully.' });
    expect((await call('GET', '/admin/banner/list')).body.data).toEqual([]);
  });

  it.each([
    ['not_an_image', 415, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['not_an_image', 415, () => Buffer.alloc(0)],
    ['broken_photo', 422, async () => (await aPicture()).subarray(0, 2000)],
    ['animated_photo', 422, () => anAnimatedPng()],
    ['too_many_pixels', 422, () => aHugePng(8000, 5001)],
    ['too_large', 413, async () => Buffer.concat([await aPicture(), Buffer.alloc(10 * 1024 * 1024)])],
  ] as const)('is refused as %s, and leaves nothing', async (code, status, make) => {
    await application.runJobs();
    expect(await listStored()).toEqual([]);
    const answer = await calls.upload(await make(), 'banner.jpg');
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await calls.list()).toEqual([]);
    expect(await listStored()).toEqual([]);
  });

  it('is refused without a file, beside the field', async () => {
    const { status, body } = await sendRaw(application, {
      method: 'POST',
      url: '/api/admin/banner/add',
      token,
      payload: '{"file":"photo.jpg"}',
    });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['file']]);
  });

  it('is refused when there are twenty, and added once one of them is deleted', async () => {
    const [first] = [await aBanner(application, { token })];
    const { database, now } = application.context;
    for (let position = 2; position <= bannerLimits.count; position += 1) {
      const picture = {
        token: `t${position}`,
        sourceToken: `s${position}`,
        width: 8,
        height: 8,
        createdAt: now(),
      };
      await database.insertInto('pictures').values(picture).execute();
      const row = { picture: picture.token, position, createdAt: now() };
      await database.insertInto('banners').values(row).execute();
    }
    const { status, body } = await calls.upload(await aPicture());
    expect([status, body.code]).toEqual([409, 'too_many_banners']);
    await calls.delete(first.b_id);
    expect((await calls.upload(await aPicture({ width: 32, height: 18 }))).body.data.b_position).toBe(20);
  });
});

describe('banners', () => {
  it('are changed by owners and moderators alone', async () => {
    const { token: support } = await anAdministrator(application, { role: 'support' });
    const { status, body } = await callApi(application, {
      endpoint: listAllBanners,
      input: {},
      token: support,
    });
    expect([status, body.code]).toEqual([403, 'not_allowed']);
  });

  it('are moved, also by several at once, and their places have no gaps', async () => {
    const banners = [];
    for (let count = 0; count < 4; count += 1) banners.push(await aBanner(application, { token }));
    const [one = 0, two = 0, three = 0, four = 0] = banners.map(({ b_id }) => b_id);
    const { body } = await calls.move(four, 1);
    expect([body.message, body.data.b_position]).toEqual(['The banner is moved.', 1]);
    expect(await calls.listOrder()).toEqual([
      [four, 1],
      [one, 2],
      [two, 3],
      [three, 4],
    ]);
    expect((await calls.listShown()).map(({ b_id }) => b_id)).toEqual([four, one, two, three]);
    expect((await calls.move(four, 20)).body.data.b_position).toBe(4);
    await Promise.all([calls.move(one, 4), calls.move(three, 1), calls.delete(two), calls.move(four, 2)]);
    expect((await calls.list()).map(({ b_position }) => b_position)).toEqual([1, 2, 3]);
    expect((await calls.move(two, 1)).body.code).toBe('banner_not_found');
    expect((await calls.move(one, 0)).body.errors?.map(({ field }) => field)).toEqual(['position']);
    expect((await calls.listAudited()).filter(({ action }) => action === 'banner.moved')[0]).toMatchObject({
      subject: `banner ${four}`,
      before: { position: 4 },
      after: { position: 1 },
    });
  });

  it('become what both want when two switch them at once, and change twice by the documented call', async () => {
    const { b_id: banner_id } = await aBanner(application, { token });
    const off = { banner_id, status: 'inactive' } as const;
    const answers = await Promise.all([calls.switch(off), calls.switch(off)]);
    expect(answers.map(({ body }) => body.data.b_status)).toEqual(['inactive', 'inactive']);
    expect(await calls.listShown()).toEqual([]);
    const toggled = await Promise.all([calls.switch({ banner_id }), calls.switch({ banner_id })]);
    expect(toggled.map(({ body }) => body.data.b_status).toSorted()).toEqual(['active', 'inactive']);
    expect((await calls.list())[0]).toMatchObject({ b_status: 'inactive', b_state: 'inactive' });
    expect((await calls.listAudited()).map(({ action }) => action).slice(1)).toEqual([
      'banner.deactivated',
      'banner.activated',
      'banner.deactivated',
    ]);
  });

  it('are deleted with their files, and a second time refused', async () => {
    const { b_id, b_file, b_source } = await aBanner(application, { token });
    const [first, second] = await Promise.all([calls.delete(b_id), calls.delete(b_id)]);
    expect([first.status, second.status].toSorted(compare)).toEqual([200, 404]);
    expect([first.body.message, second.body.message]).toContain('Banner deleted successfully.');
    expect([first.body.code, second.body.code]).toContain('banner_not_found');
    for (const path of [b_file, b_source]) {
      await application.runJobs();
      expect((await fetchFile(application, path)).status).toBe(404);
    }
    expect((await calls.listAudited()).map(({ action }) => action)).toEqual([
      'banner.added',
      'banner.deleted',
    ]);
  });
});
