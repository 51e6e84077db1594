import sharp from 'sharp';
import { problem } from '#server/platform/problem.ts';
import { canReadHeic } from './confine-decoder.ts';
import type { Size } from './crop.rules.ts';
import { recognisePicture } from './picture-format.rules.ts';

/** Plain pixels: 8 bits for red, green and blue each, nothing else. */
export type Picture = Size & { pixels: Buffer };

export const pictureLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000, sourceSide: 2400 } as const;
const mostSeconds = 30;

/**
 * Checks and decodes a photo: upright, in sRGB, on white, at most 2400 pixels long, without anything but its pixels.
 * Throws photo_too_large, not_an_image, heic_not_readable, animated_photo, too_many_pixels or broken_photo; what is too
 * large is refused before it is decoded.
 */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  if (bytes.length > pictureLimits.bytes) throw problem('photo_too_large');
  await checkPicture(bytes);
  return decode(bytes);
}

async function checkPicture(bytes: Uint8Array): Promise<void> {
  const recognised = recognisePicture(bytes);
  if (recognised === null) throw problem('not_an_image');
  if (recognised.isAnimated) throw problem('animated_photo');
  if (recognised.format === 'heif' && !canReadHeic()) throw problem('heic_not_readable');
  const header = await readHeader(bytes);
  if (header.format !== recognised.format) throw problem('not_an_image');
  // A HEIC file may hold further pictures, of which the decoder takes the main one.
  if ((header.pages ?? 1) > 1 && recognised.format !== 'heif') throw problem('animated_photo');
  if (header.width * header.height > pictureLimits.pixels) throw problem('too_many_pixels');
}

async function readHeader(bytes: Uint8Array) {
  try {
    // The number of pixels has a refusal of its own.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    // Whatever the decoder says: it began as a photo and is none.
    throw problem('broken_photo');
  }
}

async function decode(bytes: Uint8Array): Promise<Picture> {
  const { sourceSide, pixels: limitInputPixels } = pictureLimits;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: sourceSide, height: sourceSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .timeout({ seconds: mostSeconds })
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height };
  } catch {
    // Cut off, damaged, or so built that decoding would not end.
    throw problem('broken_photo');
  }
}
