import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipParts } from '#tests/support/spreadsheets.ts';
import { openArchive } from './read-archive.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intandem-archive-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function openBytes(bytes: Buffer) {
  const path = join(folder, 'photos.zip');
  await writeFile(path, bytes);
  return openArchive(path);
}

describe('an archive of photos', () => {
  it('lists the files of the bureau, and unpacks each alone', async () => {
    const archive = await openBytes(
      zipParts([
        { name: 'brides/12.jpg', content: 'one' },
        { name: '__MACOSX/._12.jpg', content: 'two' },
      ]),
    );
    expect(archive.paths).toEqual(['brides/12.jpg']);
    expect(String(await archive.unpack('brides/12.jpg'))).toBe('one');
    archive.close();
  });

  it('has no bytes for a file that is larger than a photo may be', async () => {
    const archive = await openBytes(zipParts([{ name: '12.jpg', content: Buffer.alloc(11 * 1024 * 1024) }]));
    expect(await archive.unpack('12.jpg')).toBeNull();
    archive.close();
  });

  it('is stopped when a file is larger than it claims', async () => {
    const bomb = zipParts([{ name: '12.jpg', content: Buffer.alloc(40 * 1024 * 1024) }], 1000);
    const archive = await openBytes(bomb);
    await expect(archive.unpack('12.jpg')).rejects.toMatchObject({ code: 'photos_not_understood' });
    archive.close();
  });

  it.each([
    ['no archive', () => Buffer.from('hello'), 'photos_not_understood'],
    ['a way out of it', () => zipParts([{ name: '../../12.jpg', content: 'x' }]), 'photos_not_understood'],
    ['an absolute name', () => zipParts([{ name: '/etc/12.jpg', content: 'x' }]), 'photos_not_understood'],
    ['nothing', () => zipParts([]), 'photos_not_understood'],
    [
      'very many files',
      () => zipParts(Array.from({ length: 5001 }, (_none, at) => ({ name: `${at}.jpg`, content: '' }))),
      'photos_too_big',
    ],
  ])('is refused: %s', async (_what, make, code) => {
    await expect(openBytes(make())).rejects.toMatchObject({ code });
  });
});
