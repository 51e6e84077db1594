import { describe, expect, test } from 'vitest';
import { findPictureProblem, readPictureFacts, type PictureFacts } from './picture-facts.rules.ts';

/** The first bytes of files, as letters and numbers. */
function bytesOf(...parts: (string | number)[]): Uint8Array {
  return new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.charCodeAt(0)),
    ),
  );
}

/** A JPEG of 3000 × 4000; a table before its frame has a marker among those of frames. */
const jpeg = new Uint8Array([
  0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc4, 0, 3, 9, 0xff, 0xff, 0xc2, 0, 17, 8, 0x0f, 0xa0, 0x0b, 0xb8,
]);
const pngStart = [0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 13, 'IHDR', 0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x51];
const pngRest = [8, 6, 0, 0, 0, 1, 2, 3, 4];
const webpStart = ['RIFF', 1, 2, 3, 4, 'WEBP'];

describe('the format is read from the bytes', () => {
  test.each([
    ['jpeg', jpeg],
    ['png', bytesOf(...pngStart)],
    ['webp', bytesOf(...webpStart, 'VP8 ')],
    ['gif', bytesOf('GIF89a')],
    ['heic', bytesOf(0, 0, 0, 24, 'ftypheic')],
    ['heic', bytesOf(0, 0, 0, 24, 'ftypmif1')],
    ['avif', bytesOf(0, 0, 0, 24, 'ftypavif')],
  ])('%s', (format, bytes) => {
    expect(readPictureFacts(bytes)?.format).toBe(format);
  });

  test.each([
    ['a text', bytesOf('This is no picture')],
    ['a drawing with a script', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a film', bytesOf(0, 0, 0, 24, 'ftypisom')],
    ['a sound', bytesOf('RIFF', 1, 2, 3, 4, 'WAVE')],
    ['nothing', bytesOf()],
  ])('%s is none', (_what, bytes) => {
    expect(readPictureFacts(bytes)).toBeUndefined();
  });
});

describe('the size is read without decoding', () => {
  test.each([
    ['a JPEG', jpeg, { width: 3000, height: 4000 }],
    ['a PNG', bytesOf(...pngStart), { width: 50_000, height: 50_001 }],
    [
      'a WebP',
      bytesOf(...webpStart, 'VP8 ', 0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x40, 0x01, 0xf0, 0x00),
      { width: 320, height: 240 },
    ],
    [
      'a WebP without loss',
      bytesOf(...webpStart, 'VP8L', 0, 0, 0, 0, 0x2f, 0x3f, 0xc1, 0x3b, 0),
      { width: 320, height: 240 },
    ],
    [
      'an extended WebP',
      bytesOf(...webpStart, 'VP8X', 10, 0, 0, 0, 0, 0, 0, 0, 0x3f, 1, 0, 0xef, 0, 0),
      { width: 320, height: 240 },
    ],
  ])('of %s', (_what, bytes, size) => {
    expect(readPictureFacts(bytes)?.size).toEqual(size);
  });

  test('is unknown when the file ends too early', () => {
    expect(readPictureFacts(jpeg.subarray(0, 14))).toEqual({
      format: 'jpeg',
      size: undefined,
      isAnimated: false,
    });
    expect(readPictureFacts(bytesOf(0x89, 'PNG\r\n', 0x1a, '\n'))?.size).toBeUndefined();
  });
});

describe('an animation is recognised', () => {
  test.each([
    ['a GIF', bytesOf('GIF89a'), true],
    ['an animated WebP', bytesOf(...webpStart, 'VP8X', 10, 0, 0, 0, 2, 0, 0, 0, 9, 0, 0, 9, 0, 0), true],
    [
      'a WebP with transparency',
      bytesOf(...webpStart, 'VP8X', 10, 0, 0, 0, 16, 0, 0, 0, 9, 0, 0, 9, 0, 0),
      false,
    ],
    ['an animated PNG', bytesOf(...pngStart, ...pngRest, 0, 0, 0, 8, 'acTL'), true],
    ['a PNG', bytesOf(...pngStart, ...pngRest, 0, 0, 0, 8, 'IDAT'), false],
    ['a JPEG', jpeg, false],
  ])('%s: %s', (_what, bytes, isAnimated) => {
    expect(readPictureFacts(bytes)?.isAnimated).toBe(isAnimated);
  });
});

describe('an unusable file is recognised before the upload', () => {
  const good: PictureFacts = { format: 'jpeg', size: { width: 8000, height: 5000 }, isAnimated: false };

  test.each<[string, PictureFacts | undefined, ReturnType<typeof findPictureProblem>]>([
    ['a photo of 40 megapixels', good, undefined],
    ['a photo whose size is not known', { ...good, size: undefined }, undefined],
    ['a photo of more', { ...good, size: { width: 8001, height: 5000 } }, 'too_many_pixels'],
    ['a moving picture', { ...good, format: 'webp', isAnimated: true }, 'animated_photo'],
    ['a photo of a phone that was not converted', { ...good, format: 'heic' }, 'heic_not_readable'],
    ['a GIF', { ...good, format: 'gif' }, 'not_an_image'],
    ['no picture', undefined, 'not_an_image'],
  ])('%s', (_what, facts, problem) => {
    expect(findPictureProblem(facts)).toBe(problem);
  });
});
