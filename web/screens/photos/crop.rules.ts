import type { Crop } from '#contract/photos/photo.wire.ts';

/** Portraits everywhere are three wide and four high. */
export const portraitShape = 3 / 4;

/** The smallest part, by its width: less would be a blur. */
const smallestShare = 0.15;

/**
 * The largest portrait in a picture, whose shape is its width divided by its height. Of a picture that is too high, the
 * upper part, because faces are above the middle; of one that is too wide, the middle.
 */
export function suggestCrop(shape: number): Crop {
  if (shape > portraitShape) {
    const width = portraitShape / shape;
    return { x: (1 - width) / 2, y: 0, width, height: 1 };
  }
  const height = shape / portraitShape;
  return { x: 0, y: (1 - height) / 3, width: 1, height };
}

/** Moves a crop by shares of the picture, as far as the picture goes. */
export function moveCrop(crop: Crop, { right, down }: { right: number; down: number }): Crop {
  return {
    ...crop,
    x: clamp(crop.x + right, 1 - crop.width),
    y: clamp(crop.y + down, 1 - crop.height),
  };
}

/** Makes a crop smaller or larger around its middle, as far as the picture goes. */
export function resizeCrop(crop: Crop, { factor, shape }: { factor: number; shape: number }): Crop {
  const largest = suggestCrop(shape);
  const width = Math.min(largest.width, Math.max(smallestShare * largest.width, crop.width * factor));
  const height = (width * shape) / portraitShape;
  return {
    width,
    height,
    x: clamp(crop.x + (crop.width - width) / 2, 1 - width),
    y: clamp(crop.y + (crop.height - height) / 2, 1 - height),
  };
}

/** Whether two crops are the same to the eye. */
export function isSameCrop(one: Crop, other: Crop): boolean {
  const isNear = (key: keyof Crop) => Math.abs(one[key] - other[key]) < 0.001;
  return isNear('x') && isNear('y') && isNear('width') && isNear('height');
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most));
}
