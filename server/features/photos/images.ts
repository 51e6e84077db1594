import type { Sharp } from 'sharp';
import type { Crop } from '#contract/photos/photo.wire.ts';
import { type Image, sharpOf } from '#server/platform/images/decode-image.ts';
import { frameSize, pixelsOf } from './crop.rules.ts';
import type { PhotoFile } from './photo-files.ts';
import { type Frame, frames, type PictureFormat } from './photo-names.rules.ts';

/**
 * Qualities at which faces look the same in each format. More effort makes no smaller file: AVIF at its usual effort takes
 * ten times as long for the same size.
 */
const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
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
  const { files, largest } = await drawFrame(image, { frame: frames.portrait, crop });
  const small = await sharpOf(largest)
    .resize({ ...placeholderSize, fit: 'fill' })
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
  return { files, placeholder: `data:image/webp;base64,${small.toString('base64')}` };
}

/** A part of an image in every width and format of a frame, and in its largest width undrawn. */
export async function drawFrame(
  image: Image,
  { frame, crop }: { frame: Frame; crop: Crop },
): Promise<{ files: PhotoFile[]; largest: Image }> {
  const region = pixelsOf(crop, image);
  const files: PhotoFile[] = [];
  // Each width is made from the largest one, so that the image is cropped once.
  let largest: Image | null = null;
  for (const width of frame.widths) {
    const size = frameSize(width, { ...region, shape: frame.shape });
    const from: Sharp = largest === null ? sharpOf(image).extract(region) : sharpOf(largest);
    const drawn: Image = {
      ...size,
      channels: 3,
      pixels: await from
        .resize({ ...size, fit: 'fill' })
        .raw()
        .toBuffer(),
    };
    largest ??= drawn;
    for (const format of frame.formats) {
      const content = await encoders[format](sharpOf(drawn)).toBuffer();
      files.push({ name: `${frame.prefix}${width}.${format}`, content });
    }
  }
  return { files, largest: largest ?? image };
}

/** The whole image as a JPEG, from which other crops are made. */
export async function encodeSource(image: Image): Promise<Buffer> {
  return sharpOf(image).jpeg({ quality: 88 }).toBuffer();
}
