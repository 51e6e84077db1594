import { contrastOf, type Hex } from '#contract/site/colours.ts';
import { accentGrounds } from '#contract/site/accent.ts';
import { mulberry } from '#contract/site/mulberry.ts';
import { logoLimits, type StoredLogo } from '#contract/site/logo.fields.ts';
import type { ValidationKey } from '#contract/calls/messages.ts';

/** Decoded points of four channels: red, green, blue and opacity. */
type Picture = { pixels: Buffer; width: number; height: number };
export type Region = { left: number; top: number; width: number; height: number };
type Ground = StoredLogo['ground'];

const opaque = 255;
/** Points that are fainter than this are not seen. */
const faintest = 24;

/** The part of a picture with four channels that can be seen; null when there is none. */
export function findSeenPart({ pixels, width, height }: Picture): Region | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (opacityAt(pixels, y * width + x) < faintest) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** What is wrong with the size of a logo; null when nothing is. */
export function findSizeFault({ width, height }: Pick<Region, 'width' | 'height'>): ValidationKey | null {
  if (Math.max(width, height) < logoLimits.side) return 'validation.logo_small';
  if (width > height * logoLimits.wide || height > width * logoLimits.high) return 'validation.logo_shape';
  return null;
}

/** On how much of a logo a point has to differ from its ground, and how much. */
const mostHidden = 0.15;
const leastContrast = 2;
/** A logo whose points are all but opaque has a ground of its own. */
const mostTransparent = 0.02;

/** The grounds on which a picture with four channels can be seen well. Make it small first: every point is looked at. */
export function findGround({ pixels }: Pick<Picture, 'pixels'>): Ground {
  const points = listPoints(pixels);
  const seen = points.filter(({ opacity }) => opacity >= faintest);
  const transparent = points.filter(({ opacity }) => opacity < opaque / 2).length;
  if (transparent <= points.length * mostTransparent) return 'any';
  const hiddenOn = (ground: Hex) =>
    seen.filter(({ colour }) => contrastOf(colour, ground) < leastContrast).length / Math.max(1, seen.length);
  const onLight = hiddenOn(accentGrounds.light.paper);
  // The dark scheme, and the header over pictures and the footer.
  const onDark = Math.max(hiddenOn(accentGrounds.dark.paper), hiddenOn(mulberry[900]));
  if (Math.max(onLight, onDark) <= mostHidden) return 'any';
  return onLight <= onDark ? 'light' : 'dark';
}

const grounds = { any: '#FFFFFF', light: '#FFFFFF', dark: '#2B1B22' } as const satisfies Record<Ground, Hex>;

/** The ground of icons, which are squares: one on which the logo can be seen, or its own, from its first corner. */
export function groundOfIcons({ pixels }: Pick<Picture, 'pixels'>, ground: Ground): Hex {
  const [corner] = listPoints(pixels.subarray(0, 4));
  return corner?.opacity === opaque ? corner.colour : grounds[ground];
}

function listPoints(pixels: Buffer): { colour: Hex; opacity: number }[] {
  return Array.from({ length: pixels.length / 4 }, (_, index) => ({
    colour: `#${pixels.toString('hex', index * 4, index * 4 + 3)}`,
    opacity: opacityAt(pixels, index),
  }));
}

function opacityAt(pixels: Buffer, index: number): number {
  return pixels[index * 4 + 3] ?? 0;
}
