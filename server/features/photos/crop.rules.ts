import type { Crop } from '#contract/photos/photo.wire.ts';

export type Size = { width: number; height: number };

/** The width of portraits for a height of one: all are three wide and four high. */
export const portraitShape = 3 / 4;
const smallestShare = 1e-6;

/**
 * The largest part of a shape in an image, a portrait without one. Of an image that is too high, the upper part, with a third of
 * the rest above it, because faces are above the middle. Of one that is too wide, the middle.
 */
export function suggestCrop({ width, height }: Size, shape = portraitShape): Crop {
  const shapeOfImage = width / height;
  if (shapeOfImage > shape) {
    const share = shape / shapeOfImage;
    return round({ x: (1 - share) / 2, y: 0, width: share, height: 1 });
  }
  const share = shapeOfImage / shape;
  return round({ x: 0, y: (1 - share) / 3, width: 1, height: share });
}

/** The largest part of a shape inside a crop, a portrait without one, around its middle, within the image. */
export function fitCrop(crop: Crop, { shape = portraitShape, ...size }: Size & { shape?: number }): Crop {
  const shapeOfCrop = (crop.width * size.width) / (crop.height * size.height);
  const width = shapeOfCrop > shape ? (crop.width * shape) / shapeOfCrop : crop.width;
  const height = shapeOfCrop > shape ? crop.height : (crop.height * shapeOfCrop) / shape;
  return round({
    width,
    height,
    x: within(crop.x + (crop.width - width) / 2, 1 - width),
    y: within(crop.y + (crop.height - height) / 2, 1 - height),
  });
}

/** The largest part of a shape in an image with a point as near to its middle as the edges allow. */
export function cropAround(
  point: { x: number; y: number },
  { shape, ...size }: Size & { shape: number },
): Crop {
  const { width, height } = suggestCrop(size, shape);
  return round({
    width,
    height,
    x: within(point.x - width / 2, 1 - width),
    y: within(point.y - height / 2, 1 - height),
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

/** The size of a picture of this width and shape, a portrait without one; a smaller region is not enlarged. */
export function frameSize(
  requestedWidth: number,
  { shape = portraitShape, ...region }: Size & { shape?: number },
): Size {
  const width = Math.max(1, Math.min(requestedWidth, region.width));
  return { width, height: Math.max(1, Math.round(width / shape)) };
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most));
}
