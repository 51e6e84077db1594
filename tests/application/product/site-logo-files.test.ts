import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logoFiles, type PublicLogo } from '#contract/site/logo.fields.ts';
import { uploadLogo } from '#contract/site/logo.ts';
import { showSiteSettings } from '#contract/site/site-editing.ts';
import { aHugePng, anAnimatedPng } from '#tests/factories/a-hostile-picture.ts';
import { aLogo, aLogoFile } from '#tests/factories/a-logo.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { aFile, aPicture } from '#tests/factories/a-picture.ts';
import { callApi } from '#tests/support/call-api.ts';
import { fetchFile } from '#tests/support/fetch-file.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let token: string;
let logo: PublicLogo;
const send = (file: File) => callApi(application, { endpoint: uploadLogo, input: { logo: file }, token });
beforeAll(async () => {
  application = await startApplication();
  ({ token } = await anAdministrator(application));
  const { body } = await send(await aLogoFile());
  if (body.data.logo === null) throw new Error('There is no logo');
  ({ logo } = body.data);
});
afterAll(() => application.close());

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect/></svg>');
const cutOff = async () => (await aPicture({ format: 'png' })).subarray(0, 900);
const empty = () =>
  sharp({ create: { width: 300, height: 200, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } })
    .png()
    .toBuffer();
const refused: [name: string, make: () => Buffer | Promise<Buffer>, status: number, reason: string][] = [
  ['an SVG', () => svg, 415, 'logo_not_supported'],
  ['a GIF', () => Buffer.from('GIF89a and so on'), 415, 'logo_not_supported'],
  ['a page that is named .png', () => Buffer.from('<!doctype html>'), 415, 'logo_not_supported'],
  ['an empty file', () => Buffer.alloc(0), 415, 'logo_not_supported'],
  ['an animated PNG', anAnimatedPng, 422, 'animated_photo'],
  ['a PNG of too many pixels', () => aHugePng(9_000, 9_000), 422, 'too_many_pixels'],
  ['a PNG that was cut off', cutOff, 422, 'broken_photo'],
  ['a file of more than 2 MB', () => randomBytes(2 * 1024 * 1024 + 1), 413, 'too_large'],
  ['one of 100 × 60', () => aLogo({ width: 100, height: 60 }), 422, 'A logo must be at least 128 pixels'],
  ['one of 1000 × 100', () => aLogo({ width: 1000, height: 100 }), 422, 'A logo must be at most eight times'],
  ['one of 100 × 400', () => aLogo({ width: 100, height: 400 }), 422, 'A logo must be at most eight times'],
  ['one in which nothing is seen', empty, 422, 'There is nothing to see'],
];

describe('a file that is no logo', () => {
  it.each(refused)('%s is refused, and the logo stays', async (_name, make, status, reason) => {
    const { status: answered, body } = await send(aFile(await make(), 'logo.png'));
    expect([answered, `${body.code} ${body.errors?.[0]?.message ?? ''}`]).toEqual([
      status,
      expect.stringContaining(reason),
    ]);
    const shown = await callApi(application, { endpoint: showSiteSettings, input: {}, token });
    expect(shown.body.data.logo).toEqual(logo);
    const stored = await readdir(join(application.dataDirectory, 'photos/logo'), { recursive: true });
    expect(stored.filter((name) => name.includes('.'))).toHaveLength(logoFiles.length);
  });
});

it('nothing else of the store is served under the address of the logo', async () => {
  const fileOf = (file: string) => logo.path.replace('logo.webp', file);
  await application.context.files.write('ab/secret/photo.jpg', Buffer.from('secret'));
  for (const path of [
    fileOf('source.jpg'),
    fileOf('..%2F..%2Fab%2Fsecret%2Fphoto.jpg'),
    '/logo/..%2Fab%2Fsecret/logo.png',
  ]) {
    const { status, headers, content } = await fetchFile(application, path);
    expect(content.toString()).not.toContain('secret');
    // A former token leads to the logo.
    const leads = status === 302 ? headers.location : status;
    expect([404, fileOf('logo.png')]).toContain(leads);
  }
  await application.context.files.deleteUnder('ab/secret');
});
