import type { Crop } from '#contract/photos/photo.wire.ts';

/** Cards show pictures of 4:3. */
const cardShape = 4 / 3;

export type PictureSize = { width: number; height: number };

/** Along which side a picture is longer than a card, so that a part has to be chosen; null when it fits. */
export function freeAxisOf({ width, height }: PictureSize): 'across' | 'down' | null {
  const shape = width / height;
  if (Math.abs(shape - cardShape) < 0.01) return null;
  return shape > cardShape ? 'across' : 'down';
}

/** Where the part begins that is shown at first, as a share of its freedom: the middle of a wide picture, the upper third of a tall one. */
export function firstPlaceOf(size: PictureSize): number {
  return freeAxisOf(size) === 'down' ? 1 / 3 : 1 / 2;
}

/** The part of a picture that cards show. `place` is 0 for the left or upper end, 1 for the other one. */
export function cropAt({ width, height }: PictureSize, place: number): Crop {
  const shape = width / height;
  const share = shape > cardShape ? cardShape / shape : shape / cardShape;
  const start = place * (1 - share);
  return shape > cardShape
    ? { x: start, y: 0, width: share, height: 1 }
    : { x: 0, y: start, width: 1, height: share };
}
