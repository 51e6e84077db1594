import sharp, { type Sharp } from 'sharp';
import type { Crop } from '#contract/photos/photo.wire.ts';
import { problem } from '#server/platform/problem.ts';
import { pixelsOf, portraitSize, type Size } from './crop.rules.ts';
import { recogniseImage } from './image-format.rules.ts';
import type { PhotoFile } from './photo-files.ts';
import { type PortraitFormat, portraitWidths } from './photo-names.rules.ts';

/** Decoded pixels: 8 bits for red, green and blue each. */
export type Image = Size & { pixels: Buffer };

export const imageLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000, sourceSide: 2400 } as const;
const decodingSeconds = 30;

/** The loaders of the accepted formats, by the decoder's names for them. */
const allowedLoaders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`);

/**
 * Switches off the decoder's other loaders in this process, such as SVG and PDF, which are attacked more easily. One
 * thread and no cache leave a processor to other requests and bound the memory.
 */
export function restrictDecoder(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: allowedLoaders });
  sharp.concurrency(1);
  sharp.cache(false);
}

/** Whether this decoder reads HEIC; the bundled one reads AVIF alone. */
function canReadHeic(): boolean {
  return sharp.format.heif.input.fileSuffix?.includes('.heic') ?? false;
}

/**
 * Checks and decodes a photo: upright, in sRGB, on white, at most 2400 pixels long, without metadata. What is too large
 * is refused before it is decoded. Throws photo_too_large, not_an_image, heic_not_readable, animated_photo,
 * too_many_pixels or broken_photo.
 */
export async function decodeImage(bytes: Uint8Array): Promise<Image> {
  if (bytes.length > imageLimits.bytes) throw problem('photo_too_large');
  await checkImage(bytes);
  return decode(bytes);
}

async function checkImage(bytes: Uint8Array): Promise<void> {
  const recognised = recogniseImage(bytes);
  if (recognised === null) throw problem('not_an_image');
  if (recognised.isAnimated) throw problem('animated_photo');
  if (recognised.format === 'heif' && !canReadHeic()) throw problem('heic_not_readable');
  const header = await readHeader(bytes);
  if (header.format !== recognised.format) throw problem('not_an_image');
  // A HEIC file may contain further images; the decoder takes the main one.
  if ((header.pages ?? 1) > 1 && recognised.format !== 'heif') throw problem('animated_photo');
  if (header.width * header.height > imageLimits.pixels) throw problem('too_many_pixels');
}

async function readHeader(bytes: Uint8Array) {
  try {
    // The number of pixels is checked by the caller, which has a problem code for it.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw problem('broken_photo');
  }
}

async function decode(bytes: Uint8Array): Promise<Image> {
  const { sourceSide, pixels: limitInputPixels } = imageLimits;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: sourceSide, height: sourceSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .timeout({ seconds: decodingSeconds })
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height };
  } catch {
    // Cut off, damaged, or too slow to decode.
    throw problem('broken_photo');
  }
}

/**
 * Qualities at which faces look the same in each format. More effort makes no smaller file: AVIF at its usual effort takes
 * ten times as long for the same size.
 */
const encoders: Record<PortraitFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 78, effort: 3 }),
  jpg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
};
const placeholderSize = { width: 18, height: 24 } as const;

/** The cropped portrait in every width and format, and a placeholder of a few bytes as a `data:` URL. */
export async function drawPortraits(
  image: Image,
  crop: Crop,
): Promise<{ files: PhotoFile[]; placeholder: string }> {
  const region = pixelsOf(crop, image);
  const files: PhotoFile[] = [];
  // Each width is made from the largest one, so that the image is cropped once.
  let largest: Image | null = null;
  for (const width of portraitWidths) {
    const size = portraitSize(width, region);
    const from: Sharp = largest === null ? sharpOf(image).extract(region) : sharpOf(largest);
    const portrait: Image = {
      ...size,
      pixels: await from
        .resize({ ...size, fit: 'fill' })
        .raw()
        .toBuffer(),
    };
    largest ??= portrait;
    files.push(...(await encode(portrait, width)));
  }
  const small = await sharpOf(largest ?? image)
    .resize({ ...placeholderSize, fit: 'fill' })
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
  return { files, placeholder: `data:image/webp;base64,${small.toString('base64')}` };
}

async function encode(portrait: Image, width: number): Promise<PhotoFile[]> {
  const files: PhotoFile[] = [];
  for (const [format, write] of Object.entries(encoders)) {
    files.push({ name: `${width}.${format}`, content: await write(sharpOf(portrait)).toBuffer() });
  }
  return files;
}

/** The whole image as a JPEG, from which other crops are made. */
export async function encodeSource(image: Image): Promise<Buffer> {
  return sharpOf(image).jpeg({ quality: 88 }).toBuffer();
}

/** The image as the input of another drawing. */
export function sharpOf({ pixels, width, height }: Image): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
