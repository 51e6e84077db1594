import type { Point } from '#contract/banners/banner.wire.ts';
import type { Crop } from '#contract/photos/photo.wire.ts';
import { cropAround, frames } from '#server/features/photos/photos.ts';

type Size = { width: number; height: number };

/** The parts of a picture that are drawn for screens of both shapes, around its focus point. */
export function planBanner(focus: Point): (size: Size) => { wide: Crop; tall: Crop } {
  return (size) => ({
    wide: cropAround(focus, { ...size, shape: frames.wide.shape }),
    tall: cropAround(focus, { ...size, shape: frames.tall.shape }),
  });
}
