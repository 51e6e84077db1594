import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendOtp } from '#contract/accounts/codes.ts';
import { logoFiles } from '#contract/site/logo.fields.ts';
import { removeLogo, uploadLogo } from '#contract/site/logo.ts';
import { showSiteSettings } from '#contract/site/site-editing.ts';
import { showSite } from '#contract/site/site.ts';
import { removeUnusedLogos } from '#server/features/site/logo/logo-files.ts';
import { insertLogo } from '#server/features/site/logo/logos.repository.ts';
import { setLogo } from '#server/features/site/logo/set-logo.ts';
import { aLogo, aLogoFile, type LogoOptions } from '#tests/factories/a-logo.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aFile } from '#tests/factories/a-picture.ts';
import { holdCacheClock } from '#tests/support/clocks/cache-clock.ts';
import { callApi } from '#tests/support/call-api.ts';
import { fetchFile } from '#tests/support/fetch-file.ts';
import { receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let token: string;
let administratorId: number;
beforeAll(async () => {
  application = await startApplication({ PUBLIC_URL: 'https://kalyana.example' });
  ({ token, user_id: administratorId } = await anAdministrator(application));
});
afterAll(() => application.close());
beforeEach(async () => {
  await callApi(application, { endpoint: removeLogo, input: {}, token });
  await waitForFiles(0);
});

const send = (logo: File) => callApi(application, { endpoint: uploadLogo, input: { logo }, token });
const upload = async (options: LogoOptions = {}) => {
  const { status, body } = await send(await aLogoFile(options));
  expect(status).toBe(200);
  if (body.data.logo === null) throw new Error('There is no logo');
  return body.data.logo;
};
const shownLogo = async () =>
  (await callApi(application, { endpoint: showSiteSettings, input: {}, token })).body.data.logo;
const fileOf = (logo: { path: string }, file: string) => logo.path.replace('logo.webp', file);
const listStored = async () =>
  (await readdir(join(application.dataDirectory, 'photos/logo'), { recursive: true }).catch(() => [])).filter(
    (name) => name.includes('.'),
  );
async function waitForFiles(count: number): Promise<void> {
  await application.runJobs();
  expect((await listStored()).length).toBe(count);
}

describe('an uploaded logo', () => {
  it.each(['png', 'webp', 'jpeg'] as const)(
    'of type %s is drawn anew in every size, without metadata',
    async (format) => {
      // A JPEG has no transparent space that could be left out.
      const logo = await upload({
        format,
        hasPlace: true,
        ...(format === 'jpeg' && { width: 448, height: 128 }),
      });
      for (const file of logoFiles) {
        const { status, headers, content } = await fetchFile(application, fileOf(logo, file));
        expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
          200,
          file.endsWith('webp') ? 'image/webp' : 'image/png',
          'nosniff',
        ]);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
        const facts = await sharp(content).metadata();
        expect([facts.exif, facts.icc, facts.xmp, content.includes('Asha Mathew')]).toEqual([
          undefined,
          undefined,
          undefined,
          false,
        ]);
        const side = /-(\d+)\.png$/.exec(file)?.[1];
        const size = side === undefined ? [480, 160] : [Number(side), Number(side)];
        expect([facts.width, facts.height]).toEqual(size);
      }
    },
  );

  it('keeps what is transparent, and loses empty space around it', async () => {
    const logo = await upload({ width: 480, height: 160 });
    expect(logo).toMatchObject({ width: 480, height: 160 });
    // A ring with nothing inside and around it.
    const ring = await drawCircles({
      side: 300,
      colour: '#1F4E8E',
      circles: [[150, 150]],
      radius: 100,
      hole: 80,
    });
    const { body } = await send(aFile(ring, 'ring.png'));
    const { content } = await fetchFile(application, body.data.logo?.path ?? '');
    const { data, info } = await sharp(content).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const opacityAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect([info.width, info.height]).toEqual([160, 160]);
    expect([opacityAt(80, 80), opacityAt(0, 0), opacityAt(80, 6)]).toEqual([0, 0, 255]);
    // Icons have a ground.
    const icon = await fetchFile(application, fileOf(body.data.logo ?? { path: '' }, 'icon-192.png'));
    expect((await sharp(icon.content).metadata()).hasAlpha).toBe(false);
  });

  it.each([
    ['#123B7A', 'light'],
    ['#FDFDFD', 'dark'],
    ['#C84B7A', 'any'],
  ])('of colour %s is for the ground %s', async (colour, ground) => {
    const dots = await drawCircles({
      side: 400,
      colour,
      circles: [
        [110, 110],
        [290, 110],
      ],
      radius: 90,
    });
    const { body } = await send(aFile(dots, 'dots.png'));
    expect(body.data.logo?.ground).toBe(ground);
  });

  it('is in the public answer, the icons of the manifest and in mails, and gone again after its removal', async () => {
    const pass = holdCacheClock();
    const logo = await upload();
    const site = await readSite();
    expect([site.logo, site.icons.tab]).toEqual([logo, fileOf(logo, 'tab-48.png')]);
    expect(await listIcons()).toEqual(
      ['icon-192.png', 'icon-512.png', 'maskable-512.png'].map((file) => fileOf(logo, file)),
    );
    const html = await readMail();
    expect(html).toContain(`src="https://kalyana.example${fileOf(logo, 'logo.png')}" alt="InTandem"`);

    const { body } = await callApi(application, { endpoint: removeLogo, input: {}, token });
    expect(body.data.logo).toBeNull();
    pass(showSite.cacheSeconds ?? 0);
    expect(await readSite()).toMatchObject({
      logo: null,
      icons: { tab: '/favicon.svg' },
    });
    expect((await listIcons())[0]).toBe('/icons/icon-192.png');
    expect(await readMail()).not.toContain('<img');
    await waitForFiles(0);
    expect((await fetchFile(application, logo.path)).status).toBe(404);
  });

  it('replaces the one before, whose files are removed and whose address leads to it', async () => {
    const first = await upload({ colour: '#1F4E8E' });
    const second = await upload({ colour: '#8E1F1F' });
    expect(second.path).not.toBe(first.path);
    await waitForFiles(logoFiles.length);
    const { status, headers } = await fetchFile(application, fileOf(first, 'logo.png'));
    expect([status, headers.location, headers['cache-control']]).toEqual([
      302,
      fileOf(second, 'logo.png'),
      'no-store',
    ]);
  });

  it('is recorded with its size, and its removal too', async () => {
    const newest = () =>
      application.context.database
        .selectFrom('auditEntries')
        .select(['administratorId', 'action', 'subject', 'before', 'after'])
        .orderBy('id', 'desc')
        .executeTakeFirst();
    await upload();
    const subject = 'setting logo';
    const [before, after] = [{ logo: null }, { logo: '480 × 160' }];
    expect(await newest()).toEqual({ administratorId, action: 'site.logo_changed', subject, before, after });
    await callApi(application, { endpoint: removeLogo, input: {}, token });
    const removed = { administratorId, action: 'site.logo_removed', subject, before: after, after: before };
    expect(await newest()).toEqual(removed);
    // Removing nothing is no action.
    await callApi(application, { endpoint: removeLogo, input: {}, token });
    expect(await newest()).toEqual(removed);
  });

  it('is one of several that arrive at once, and the others leave nothing', async () => {
    const files = await Promise.all(['#1F4E8E', '#8E1F1F', '#1F8E4E'].map((colour) => aLogoFile({ colour })));
    const answers = await Promise.all(files.map((file) => send(file)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await waitForFiles(logoFiles.length);
    const logo = await shownLogo();
    expect((await fetchFile(application, logo?.path ?? '')).status).toBe(200);
    const rows = await application.context.database.selectFrom('logos').select('state').execute();
    expect(rows).toEqual([{ state: 'shown' }]);
  });
});

async function readSite() {
  return (await callApi(application, { endpoint: showSite, input: {} })).body.data;
}

async function listIcons(): Promise<string[]> {
  const { icons } = (await application.server.inject('/manifest.webmanifest')).json<{
    icons: { src: string }[];
  }>();
  return icons.map(({ src }) => src);
}

/** The mail with a code to a new member. */
async function readMail(): Promise<string> {
  const { email } = await aMember(application);
  await callApi(application, { endpoint: sendOtp, input: { emailOrMobile: email } });
  const [mail] = await receiveMails(application, { address: email, count: 1 });
  return mail?.html ?? '';
}

type Circles = {
  side: number;
  colour: string;
  circles: [x: number, y: number][];
  radius: number;
  hole?: number;
};

/** Circles of one colour on nothing, each perhaps with a hole. */
async function drawCircles({ side, colour, circles, radius, hole = 0 }: Circles): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 4);
  const point = Buffer.from(`${colour.slice(1)}FF`, 'hex');
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const distances = circles.map(([left, top]) => Math.hypot(x - left, y - top));
      const isInside = distances.some((distance) => distance <= radius && distance >= hole);
      if (isInside) point.copy(pixels, (y * side + x) * 4);
    }
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer();
}

it('the files of a process that was killed before it showed them are removed after an hour', async () => {
  const { files, database } = application.context;
  const killed = randomBytes(18).toString('base64url');
  await insertLogo(database, { token: killed, now: application.clock.now() });
  await files.write(`logo/${killed}/logo.png`, Buffer.from('half'));
  await removeUnusedLogos(application.context);
  expect(await listStored()).toHaveLength(1);
  const later = new Date(application.clock.now().getTime() + 61 * 60_000);
  await removeUnusedLogos({ ...application.context, now: () => later });
  expect(await listStored()).toEqual([]);
  expect(await database.selectFrom('logos').selectAll().execute()).toEqual([]);
});

it('the command line sets and removes the logo too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'intandem-logo-'));
  const path = join(folder, 'logo.png');
  await writeFile(path, await aLogo());
  await setLogo(application.context, path);
  expect(await shownLogo()).toMatchObject({ width: 480, height: 160 });
  await expect(setLogo(application.context, join(folder, 'none.png'))).rejects.toThrow('cannot be read');
  await writeFile(path, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await expect(setLogo(application.context, path)).rejects.toThrow('A logo must be a PNG, JPEG or WebP file');
  await setLogo(application.context, '');
  expect([await shownLogo(), await listStored()]).toEqual([null, []]);
  await rm(folder, { recursive: true });
});
