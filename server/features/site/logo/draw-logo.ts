import type { Sharp } from 'sharp';
import type { Hex } from '#contract/site/colours.ts';
import type { LogoFile, StoredLogo } from '#contract/site/logo.fields.ts';
import { decodeImage, type Image, sharpOf } from '#server/platform/images/decode-image.ts';
import { recogniseImage } from '#server/platform/images/image-format.rules.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { findGround, findSeenPart, findSizeFault, groundOfIcons } from './logo.rules.ts';

/** A logo in all its sizes, and its facts. */
export type DrawnLogo = { files: [LogoFile, Buffer][]; facts: Omit<StoredLogo, 'token'> };

const sourceSide = 1600;
/** The largest logo on pages, for screens of three points a pixel. */
const pageSize = { width: 640, height: 160 } as const;
const sampleSide = 64;

/** Icons are squares; `share` is how much of a side the logo takes. A phone may cut a maskable one to a circle. */
const icons = [
  { file: 'tab-48.png', side: 48, share: 0.92 },
  { file: 'touch-180.png', side: 180, share: 0.8 },
  { file: 'icon-192.png', side: 192, share: 0.84 },
  { file: 'icon-512.png', side: 512, share: 0.84 },
  { file: 'maskable-512.png', side: 512, share: 0.6 },
] as const satisfies { file: LogoFile; side: number; share: number }[];

/**
 * Draws a logo from a file: the part that can be seen, without metadata. Run it in the queue of pictures. Throws
 * logo_not_supported, invalid_input for a wrong size, and what `decodeImage` throws.
 */
export async function drawLogo(bytes: Uint8Array): Promise<DrawnLogo> {
  const recognised = recogniseImage(bytes);
  if (recognised === null || recognised.format === 'heif') throw problem('logo_not_supported');
  const whole = await decodeImage(bytes, { keepsTransparency: true, side: sourceSide });
  const seen = findSeenPart(whole);
  if (seen === null) throw fieldProblem('logo', 'validation.logo_blank');
  const fault = findSizeFault(seen);
  if (fault !== null) throw fieldProblem('logo', fault);
  const image = await rawOf(sharpOf(whole).extract(seen));
  const small = await rawOf(sharpOf(image).resize(sampleSide, sampleSide, { fit: 'inside' }));
  const ground = findGround(small);
  const page = await rawOf(sharpOf(image).resize({ ...pageSize, fit: 'inside', withoutEnlargement: true }));
  const files: DrawnLogo['files'] = [
    ['logo.webp', await sharpOf(page).webp({ quality: 90, alphaQuality: 100 }).toBuffer()],
    ['logo.png', await sharpOf(page).png({ compressionLevel: 9 }).toBuffer()],
  ];
  const background = groundOfIcons(image, ground);
  for (const { file, ...icon } of icons) files.push([file, await drawIcon(image, { ...icon, background })]);
  return { files, facts: { width: page.width, height: page.height, ground } };
}

type Icon = { side: number; share: number; background: Hex };

async function drawIcon(image: Image, { side, share, background }: Icon): Promise<Buffer> {
  const border = Math.round((side * (1 - share)) / 2);
  const inner = side - 2 * border;
  return sharpOf(image)
    .flatten({ background })
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: border, bottom: border, left: border, right: border, background })
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function rawOf(drawing: Sharp): Promise<Image> {
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: 4 };
}
