import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadPhoto } from '#contract/photos/photos.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { aFile, aPicture, aPictureFile, quarterColours } from '#tests/factories/a-picture.ts';
import { callApi } from '#tests/support/call-api.ts';
import { fetchFile } from '#tests/support/fetch-file.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let member: TestMember;
beforeAll(async () => {
  application = await startApplication();
  member = await aMember(application);
});
afterAll(() => application.close());

const widths = [160, 320, 640, 960];
const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const upload = (photo: File, crop?: { x: number; y: number; width: number; height: number }) =>
  callApi(application, {
    endpoint: uploadPhoto,
    input: { photo, ...(crop && { crop }) },
    token: member.token,
  });
const siblingOf = (path: string, file: string) => path.replace('960.jpg', file);

/** The colour at a point, given as fractions of the width and the height. */
async function colourAt(picture: Buffer, [x, y]: readonly [number, number]): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const place = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(place, place + 3)];
}

function isNear(one: readonly number[], other: readonly number[]): boolean {
  return one.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 30);
}

describe('an uploaded photo', () => {
  it('is stored in every width and format, each of the right type and size', async () => {
    const { path } = await aPhoto(application, { token: member.token, width: 1500, height: 2000 });
    expect(path).toMatch(/^\/photos\/[\w-]{56}\/960\.jpg$/);
    for (const [format, type] of Object.entries(types)) {
      for (const width of widths) {
        const { status, headers, content } = await fetchFile(
          application,
          siblingOf(path, `${width}.${format}`),
        );
        const decoded = await sharp(content).metadata();
        expect([status, headers['content-type']]).toEqual([200, type]);
        expect([decoded.width, decoded.height]).toEqual([width, Math.round((width * 4) / 3)]);
        expect(decoded.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]);
      }
    }
  });

  it('is answered with its size, crop, whole picture and a placeholder of a few bytes', async () => {
    const photo = await aPhoto(application, { token: member.token, width: 1600, height: 1200 });
    expect(photo).toMatchObject({ width: 1600, height: 1200, crop: { y: 0, height: 1 } });
    expect(photo.crop.width).toBeCloseTo(0.5625);
    const source = await fetchFile(application, photo.source);
    expect(await sharp(source.content).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1600,
      height: 1200,
    });
    expect(photo.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(photo.placeholder.length).toBeLessThan(500);
  });

  it('is upright, without place, camera and name', async () => {
    const { path, source, width, height } = await aPhoto(application, {
      token: member.token,
      width: 800,
      height: 600,
      orientation: 6,
      hasPlace: true,
    });
    expect([width, height]).toEqual([600, 800]);
    for (const address of [source, path, siblingOf(path, '320.webp'), siblingOf(path, '640.avif')]) {
      const { content } = await fetchFile(application, address);
      const { exif, xmp, iptc, icc, orientation } = await sharp(content).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      // A quarter turn to the right moves the bottom left to the top left.
      expect(isNear(await colourAt(content, [0.2, 0.2]), quarterColours.bottomLeft)).toBe(true);
      expect(isNear(await colourAt(content, [0.8, 0.2]), quarterColours.topLeft)).toBe(true);
      expect(content.includes('Telephone')).toBe(false);
    }
  });

  it('is cropped as the member chose', async () => {
    const photo = await aPictureFile({ width: 1200, height: 1600 });
    const { body } = await upload(photo, { x: 0.5, y: 0.5, width: 0.4, height: 0.4 });
    const { content } = await fetchFile(application, body.data.path);
    for (const place of [
      [0.05, 0.05],
      [0.95, 0.95],
    ] as const) {
      expect(isNear(await colourAt(content, place), quarterColours.bottomRight)).toBe(true);
    }
    expect(body.data.crop).toEqual({ x: 0.5, y: 0.5, width: 0.4, height: 0.4 });
  });

  it('is cropped to a portrait for any requested shape', async () => {
    const photo = await aPictureFile({ width: 1000, height: 1000 });
    const { body } = await upload(photo, { x: 0, y: 0, width: 1, height: 0.5 });
    expect(body.data.crop).toEqual({ x: 0.3125, y: 0, width: 0.375, height: 0.5 });
  });

  it('is not enlarged when it is small, but has all its files', async () => {
    const { path } = await aPhoto(application, { token: member.token, width: 300, height: 400 });
    const sizes = await Promise.all(
      widths.map(async (width) => {
        const { content } = await fetchFile(application, siblingOf(path, `${width}.jpg`));
        return (await sharp(content).metadata()).width;
      }),
    );
    expect(sizes).toEqual([160, 300, 300, 300]);
  });

  it.each([
    [
      'in grey',
      () =>
        sharp({ create: { width: 40, height: 60, channels: 3, background: '#777' } })
          .greyscale()
          .jpeg(),
    ],
    [
      'half transparent',
      () => sharp({ create: { width: 40, height: 60, channels: 4, background: '#77777780' } }).png(),
    ],
    [
      'of 16 bits',
      () =>
        sharp({ create: { width: 40, height: 60, channels: 3, background: '#777' } })
          .toColourspace('rgb16')
          .png(),
    ],
    [
      'for printing',
      () =>
        sharp({ create: { width: 40, height: 60, channels: 3, background: '#777' } })
          .toColourspace('cmyk')
          .jpeg(),
    ],
    [
      'as a palette',
      () =>
        sharp({ create: { width: 40, height: 60, channels: 3, background: '#777' } }).png({ palette: true }),
    ],
    [
      'of a wide gamut',
      () =>
        sharp({ create: { width: 40, height: 60, channels: 3, background: '#777' } })
          .withIccProfile('p3')
          .jpeg(),
    ],
    [
      'a thousand times as long as high',
      () => sharp({ create: { width: 9000, height: 9, channels: 3, background: '#777' } }).png(),
    ],
    [
      'of one pixel',
      () => sharp({ create: { width: 1, height: 1, channels: 3, background: '#777' } }).webp(),
    ],
  ])('%s is accepted', async (_name, draw) => {
    const { status, body } = await upload(aFile(await draw().toBuffer()));
    expect([status, body.code]).toEqual([201, undefined]);
    const { content } = await fetchFile(application, body.data.path);
    expect(await sharp(content).metadata()).toMatchObject({ channels: 3, space: 'srgb' });
  });

  it('may be of any accepted format, whatever the name of the file', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const { status } = await upload(aFile(await aPicture({ format }), 'photo.pdf'));
      expect([format, status]).toEqual([format, 201]);
    }
  });

  it('is refused without a file, with a text instead of one, and with a crop outside of it', async () => {
    const photo = await aPictureFile();
    const outside = await upload(photo, { x: 0.5, y: 0, width: 0.6, height: 1 });
    const missing = await callApi(application, {
      endpoint: uploadPhoto,
      input: {} as never,
      token: member.token,
    });
    expect([outside, missing].map(({ status, body }) => [status, body.errors?.[0]])).toEqual([
      [422, { field: 'crop', message: 'Choose a part inside the photo' }],
      [422, { field: 'photo', message: 'Choose a file' }],
    ]);
  });
});
