import type { Crop } from '#contract/photos/photo.wire.ts';

export type Size = { width: number; height: number };

/** All portraits are three wide and four high. */
const portraitShape = 3 / 4;
const smallestShare = 1e-6;

/**
 * The largest portrait in an image. Of an image that is too high, the upper part, with a third of the rest above it,
 * because faces are above the middle. Of one that is too wide, the middle.
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

/** The largest portrait inside a crop, around its middle, within the image. */
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

/** Rounds to millionths, which are less than a pixel, and never to zero, which is no valid crop. */
function round({ x, y, width, height }: Crop): Crop {
  const [left = 0, top = 0, wide = 1, high = 1] = [x, y, width, height].map(
    (share) => Math.round(share * 1e6) / 1e6,
  );
  return { x: left, y: top, width: Math.max(smallestShare, wide), height: Math.max(smallestShare, high) };
}

/** The whole pixels of a crop, at least one in each direction, within the image. */
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

/** The size of a portrait of this width; a smaller region is not enlarged. */
export function portraitSize(requestedWidth: number, region: Size): Size {
  const width = Math.max(1, Math.min(requestedWidth, region.width));
  return { width, height: Math.max(1, Math.round(width / portraitShape)) };
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most));
}
