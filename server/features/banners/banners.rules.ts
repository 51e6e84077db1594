import type { BannerState, Point } from '#contract/banners/banner.wire.ts';
import type { Crop } from '#contract/photos/photo.wire.ts';

type Shown = { status: string; showsFrom: string | null; showsUntil: string | null };

/** Why visitors see a banner or not on a day; all days are `YYYY-MM-DD`, the first and the last one included. */
export function stateOn(today: string, { status, showsFrom, showsUntil }: Shown): BannerState {
  if (status !== 'active') return 'inactive';
  if (showsUntil !== null && showsUntil < today) return 'ended';
  return showsFrom !== null && showsFrom > today ? 'scheduled' : 'shown';
}

/** Where a point of a picture is in a part of it, in shares of the part. */
export function placeIn({ x, y, width, height }: Crop, point: Point): Point {
  return { x: roundShare((point.x - x) / width), y: roundShare((point.y - y) / height) };
}

function roundShare(share: number): number {
  return Math.min(1, Math.max(0, Math.round(share * 1000) / 1000));
}

/** The ids with one at another place, counted from 1; a place after the last is the last. */
export function moveTo(ids: readonly number[], { id, position }: { id: number; position: number }): number[] {
  return ids.filter((other) => other !== id).toSpliced(position - 1, 0, id);
}
