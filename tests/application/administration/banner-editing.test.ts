import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeOrphans } from '#server/features/photos/photo-files.ts';
import { aBanner, type BannerCalls, createBannerCalls } from '#tests/factories/a-banner.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { fetchFile } from '#tests/support/fetch-file.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { signInAgain } from '#tests/support/start-test-session.ts';
import { setClock, whenFilesAreOld } from '#tests/support/clocks/test-clock.ts';

let application: TestApplication;
let calls: BannerCalls;
let moderator: { token: string; user_id: number };
beforeAll(async () => {
  application = await startApplication();
  moderator = await anAdministrator(application, { role: 'moderator' });
  calls = createBannerCalls(application, moderator);
});
afterAll(() => application.close());
beforeEach(() => calls.clear());

/** The order of numbers. */
const compare = (one: number, other: number) => one - other;
const dayMs = 24 * 60 * 60_000;
const fileOf = (path: string, file: string) => path.replace('wide-1920.jpg', file);

describe('an edited banner', () => {
  it('has texts by language, a link and dates; what is absent stays', async () => {
    const { b_id: banner_id, b_file } = await aBanner(application, moderator);
    const { body } = await calls.edit({
      banner_id,
      alt: { en: '<script>alert(1)</script>', hi: 'माला', ta: '' },
      link: '/subscription',
    });
    expect(body.data).toMatchObject({
      b_alt: { en: '<script>alert(1)</script>', hi: 'माला' },
      b_link: '/subscription',
      b_file,
    });
    await calls.edit({ banner_id, from: '2027-03-01', until: '2027-03-01' });
    await calls.edit({ banner_id, from: null });
    expect((await calls.list())[0]).toMatchObject({
      b_alt: { hi: 'माला' },
      b_link: '/subscription',
      b_from: null,
      b_until: '2027-03-01',
    });
    expect((await calls.listAudited())[1]).toMatchObject({
      action: 'banner.edited',
      before: { alternatives: {}, link: null },
      after: { alternatives: { hi: 'माला' }, link: '/subscription' },
    });
    expect((await calls.edit({ banner_id })).body.data.b_link).toBe('/subscription');
    expect(await calls.listAudited()).toHaveLength(4);
  });

  it.each([
    ['link', { link: 'javascript:alert(1)' }],
    ['link', { link: '//example.org', alt: { en: 'A garland' } }],
    ['alt', { link: '/subscription' }],
    ['alt.en', { alt: { en: 'x'.repeat(251) } }],
    ['focus_x', { focus_x: 1.01 }],
    ['focus_y', { focus_y: -1 }],
    ['from', { from: '2027-02-30' }],
    ['until', { from: '2027-03-02', until: '2027-03-01' }],
  ] as const)('is refused beside %s with %j', async (field, change) => {
    const { b_id: banner_id } = await aBanner(application, moderator);
    const { status, body } = await calls.edit({ banner_id, ...change });
    expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
    expect((await calls.list())[0]).toMatchObject({ b_link: null, b_alt: {}, b_from: null });
  });

  it('is shown from its first to its last day where the site is', async () => {
    const { b_id: banner_id } = await aBanner(application, moderator);
    const { clock } = application;
    const day = new Date(clock.now().getTime() + 3 * dayMs).toISOString().slice(0, 10);
    const midnight = new Date(`${day}T00:00:00+05:30`).getTime();
    await calls.edit({ banner_id, from: day, until: day });
    const stateAt = async (instant: number) => {
      setClock(clock, new Date(instant).toISOString());
      await signInAgain(application, moderator);
      // Visitors' answers are cached for seconds of the real clock; an edit ends the cache.
      await calls.edit({ banner_id });
      return [(await calls.list())[0]?.b_state, (await calls.listShown()).length];
    };
    expect(await stateAt(midnight - 1)).toEqual(['scheduled', 0]);
    expect(await stateAt(midnight)).toEqual(['shown', 1]);
    expect(await stateAt(midnight + dayMs - 1)).toEqual(['shown', 1]);
    expect(await stateAt(midnight + dayMs)).toEqual(['ended', 0]);
  });

  it('with another focus point is drawn anew from its source, under another path', async () => {
    // Red and green above, blue and white below.
    const before = await aBanner(application, { ...moderator, width: 400, height: 400 });
    const { body } = await calls.edit({ banner_id: before.b_id, focus_x: 0, focus_y: 1 });
    expect(body.data).toMatchObject({ b_focus_x: 0, b_focus_y: 1, b_source: before.b_source });
    expect(body.data.b_focus_wide).toEqual({ x: 0, y: 1 });
    expect(body.data.b_file).not.toBe(before.b_file);
    const { content } = await fetchFile(application, fileOf(body.data.b_file, 'wide-640.webp'));
    const { data } = await sharp(content)
      .extract({ left: 4, top: 4, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data].map((value) => value > 128)).toEqual([true, false, false]);
    await application.runJobs();
    expect((await fetchFile(application, before.b_file)).status).toBe(404);
    expect((await calls.listShown())[0]?.b_file).toBe(body.data.b_file);
  });

  it('is moved to one focus point alone when two are chosen at once, and keeps its files', async () => {
    const { b_id: banner_id } = await aBanner(application, moderator);
    const answers = await Promise.all([
      calls.edit({ banner_id, focus_x: 0 }),
      calls.edit({ banner_id, focus_x: 1 }),
      calls.edit({ banner_id, link: '/subscription', alt: { en: 'Plans' } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted(compare)).toEqual([200, 200, 409]);
    expect(answers.map(({ body }) => body.code)).toContain('banner_edited');
    const [banner] = await calls.list();
    expect(banner).toMatchObject({ b_link: '/subscription', b_alt: { en: 'Plans' } });
    expect((await fetchFile(application, banner?.b_file ?? '')).status).toBe(200);
  });

  it('is gone when it is deleted while its picture is drawn anew', async () => {
    const { b_id: banner_id } = await aBanner(application, moderator);
    const [edited, deleted] = await Promise.all([
      calls.edit({ banner_id, focus_y: 1 }),
      calls.delete(banner_id),
    ]);
    expect([200, 404]).toContain(edited.status);
    expect(deleted.status).toBe(200);
    expect(await calls.list()).toEqual([]);
  });

  it('has its files when those that a killed process left without a row are removed', async () => {
    const { b_file, b_source } = await aBanner(application, moderator);
    const orphan = 'left-by-a-killed-process';
    await application.context.files.write(`le/${orphan}/wide-1920.jpg`, Buffer.from('half a picture'));
    await removeOrphans(whenFilesAreOld(application.context));
    const paths = [b_file, fileOf(b_file, 'tall-480.avif'), b_source, `/photos/${orphan}/wide-1920.jpg`];
    const found = await Promise.all(paths.map(async (path) => (await fetchFile(application, path)).status));
    expect(found).toEqual([200, 200, 200, 404]);
  });
});
