import { createRequire } from 'node:module';
import type sharp from 'sharp';
import type { Sharp } from 'sharp';
import { problem } from '#server/platform/problem.ts';
import { type ImageFormat, recogniseImage } from './image-format.rules.ts';

/** Decoded pixels: 8 bits for red, green and blue each, and for opacity where there are four channels. */
export type Image = { width: number; height: number; channels: 3 | 4; pixels: Buffer };

export const imageLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000, sourceSide: 2400 } as const;
const decodingSeconds = 30;

/** The loaders of the accepted formats, by the decoder's names for them. */
const allowedLoaders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`);

type Decoder = typeof sharp;
let loaded: Decoder | null = null;

/**
 * The decoder, loaded with the first picture: it takes a tenth of a server's memory at rest. Its other loaders, such as SVG and PDF,
 * which are attacked more easily, are switched off in this process. One thread and no cache leave a processor to other requests and
 * bound the memory.
 */
export function loadDecoder(): Decoder {
  if (loaded !== null) return loaded;
  // Synchronous, so that nothing is decoded before this is done. What it gives has the types of the package.
  const decoder = createRequire(import.meta.url)('sharp') as Decoder;
  decoder.block({ operation: ['VipsForeignLoad'] });
  decoder.unblock({ operation: allowedLoaders });
  decoder.concurrency(1);
  decoder.cache(false);
  loaded = decoder;
  return decoder;
}

/** Whether this decoder reads HEIC; the bundled one reads AVIF alone. */
function canReadHeic(): boolean {
  return loadDecoder().format.heif.input.fileSuffix?.includes('.heic') ?? false;
}

type Decoding = {
  /** Keeps what is transparent, with a fourth channel; otherwise it becomes white. */
  keepsTransparency?: boolean;
  /** The longest side of the result in pixels. */
  side?: number;
};

/**
 * Checks and decodes a picture: upright, in sRGB, at most 2400 pixels long, without metadata. What is too large is refused
 * before it is decoded. Throws photo_too_large, not_an_image, heic_not_readable, animated_photo, too_many_pixels or broken_photo.
 */
export async function decodeImage(bytes: Uint8Array, decoding: Decoding = {}): Promise<Image> {
  if (bytes.length > imageLimits.bytes) throw problem('photo_too_large');
  await checkImage(bytes);
  return decode(bytes, decoding);
}

async function checkImage(bytes: Uint8Array): Promise<void> {
  const recognised = recogniseImage(bytes);
  if (recognised === null) throw problem('not_an_image');
  if (recognised.isAnimated) throw problem('animated_photo');
  if (recognised.format === 'heif' && !canReadHeic()) throw problem('heic_not_readable');
  const header = await readHeader(bytes);
  if (header.format !== recognised.format) throw problem('not_an_image');
  if (hasMorePages(header, recognised)) throw problem('animated_photo');
  if (header.width * header.height > imageLimits.pixels) throw problem('too_many_pixels');
}

/** A HEIC file may contain further images; the decoder takes the main one. */
function hasMorePages({ pages = 1 }: { pages?: number | undefined }, { format }: ImageFormat): boolean {
  return pages > 1 && format !== 'heif';
}

async function readHeader(bytes: Uint8Array) {
  try {
    // The number of pixels is checked by the caller, which has a problem code for it.
    return await loadDecoder()(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw problem('broken_photo');
  }
}

async function decode(bytes: Uint8Array, decoding: Decoding): Promise<Image> {
  const { keepsTransparency = false, side = imageLimits.sourceSide } = decoding;
  const { pixels: limitInputPixels } = imageLimits;
  try {
    const image = loadDecoder()(bytes, { limitInputPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await (
      keepsTransparency ? image.ensureAlpha() : image.flatten({ background: '#ffffff' })
    )
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .timeout({ seconds: decodingSeconds })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { pixels: data, width, height, channels: keepsTransparency ? 4 : 3 };
  } catch {
    // Cut off, damaged, or too slow to decode.
    throw problem('broken_photo');
  }
}

/** The image as the input of another drawing. */
export function sharpOf({ pixels, width, height, channels }: Image): Sharp {
  return loadDecoder()(pixels, { raw: { width, height, channels } });
}
