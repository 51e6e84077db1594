import sharp, { type Sharp } from 'sharp';
import type { Crop } from '#contract/photos/photo.wire.ts';
import { pixelsOf, portraitSize } from './crop.rules.ts';
import { type PortraitFormat, portraitWidths } from './photo-names.rules.ts';
import type { Picture } from './read-picture.ts';

/** A file of a photo: its name in the photo's folder, and its bytes. */
export type DrawnFile = { name: string; content: Buffer };

/**
 * Qualities at which faces look the same in each format. Efforts are where more of it buys no smaller file: AVIF at its
 * usual effort takes ten times as long for the same size.
 */
const encoders: Record<PortraitFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 78, effort: 3 }),
  jpg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
};
const placeholderSize = { width: 18, height: 24 } as const;

/** The cropped portrait in every width and format, and a picture of a few bytes to show before it. */
export async function drawPortraits(
  picture: Picture,
  crop: Crop,
): Promise<{ files: DrawnFile[]; placeholder: string }> {
  const region = pixelsOf(crop, picture);
  const files: DrawnFile[] = [];
  // Each width is made from the largest one: the picture is cropped once.
  let largest: Picture | null = null;
  for (const width of portraitWidths) {
    const size = portraitSize(width, region);
    const image: Sharp = largest === null ? imageOf(picture).extract(region) : imageOf(largest);
    const portrait: Picture = {
      ...size,
      pixels: await image
        .resize({ ...size, fit: 'fill' })
        .raw()
        .toBuffer(),
    };
    largest ??= portrait;
    files.push(...(await encode(portrait, width)));
  }
  const small = await imageOf(largest ?? picture)
    .resize({ ...placeholderSize, fit: 'fill' })
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
  return { files, placeholder: `data:image/webp;base64,${small.toString('base64')}` };
}

async function encode(portrait: Picture, width: number): Promise<DrawnFile[]> {
  const files: DrawnFile[] = [];
  for (const [format, write] of Object.entries(encoders)) {
    files.push({ name: `${width}.${format}`, content: await write(imageOf(portrait)).toBuffer() });
  }
  return files;
}

/** The whole picture, kept for another crop. */
export async function drawSource(picture: Picture): Promise<Buffer> {
  return imageOf(picture).jpeg({ quality: 88 }).toBuffer();
}

function imageOf({ pixels, width, height }: Picture): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
