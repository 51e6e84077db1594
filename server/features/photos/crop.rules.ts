import type { Crop } from '#contract/photos/photo.wire.ts';

export type Size = { width: number; height: number };

/** Portraits everywhere are three wide and four high. */
const portraitShape = 3 / 4;
const smallestShare = 1e-6;

/**
 * The largest portrait in a picture. Of a picture that is too high, the upper part, with a third of the rest above it:
 * faces are above the middle. Of one that is too wide, the middle.
 */
export function suggestCrop({ width, height }: Size): Crop {
  const shape = width / height;
  if (shape > portraitShape) {
    const share = portraitShape / shape;
    return round({ x: (1 - share) / 2, y: 0, width: share, height: 1 });
  }
  const share = shape / portraitShape;
  return round({ x: 0, y: (1 - share) / 3, width: 1, height: share });
}

/** A crop brought to the shape of a portrait around its middle, inside the picture. */
export function fitCrop(crop: Crop, size: Size): Crop {
  const shape = (crop.width * size.width) / (crop.height * size.height);
  const width = shape > portraitShape ? (crop.width * portraitShape) / shape : crop.width;
  const height = shape > portraitShape ? crop.height : (crop.height * shape) / portraitShape;
  return round({
    width,
    height,
    x: within(crop.x + (crop.width - width) / 2, 1 - width),
    y: within(crop.y + (crop.height - height) / 2, 1 - height),
  });
}

/** A millionth of a picture is less than a pixel; nothing is no part of it. */
function round({ x, y, width, height }: Crop): Crop {
  const [left = 0, top = 0, wide = 1, high = 1] = [x, y, width, height].map(
    (share) => Math.round(share * 1e6) / 1e6,
  );
  return { x: left, y: top, width: Math.max(smallestShare, wide), height: Math.max(smallestShare, high) };
}

/** The pixels of a crop: whole ones, at least one, inside the picture. */
export function pixelsOf(crop: Crop, size: Size): { left: number; top: number } & Size {
  const width = Math.max(1, Math.min(size.width, Math.round(crop.width * size.width)));
  const height = Math.max(1, Math.min(size.height, Math.round(crop.height * size.height)));
  return {
    width,
    height,
    left: within(Math.round(crop.x * size.width), size.width - width),
    top: within(Math.round(crop.y * size.height), size.height - height),
  };
}

/** The size of a portrait of this width, which is never larger than what it is made from. */
export function portraitSize(wanted: number, available: Size): Size {
  const width = Math.max(1, Math.min(wanted, available.width));
  return { width, height: Math.max(1, Math.round(width / portraitShape)) };
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most));
}
