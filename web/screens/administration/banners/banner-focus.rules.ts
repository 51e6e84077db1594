/** A point of a picture, in shares of its width and height. */
export type FocusPoint = { x: number; y: number };

type Size = { width: number; height: number };

/** The shapes in which banners are drawn: the width for a height of one. */
export const bannerShapes = { wide: 16 / 9, tall: 3 / 4 } as const;

/** Where a picture lies in a box of a shape that it fills, as the server draws it: the point as near to the middle as the edges allow. */
export function positionIn(shape: number, { point, size }: { point: FocusPoint; size: Size }): string {
  const shapeOfPicture = size.width / size.height;
  const x = percentOf(point.x, Math.min(1, shape / shapeOfPicture));
  const y = percentOf(point.y, Math.min(1, shapeOfPicture / shape));
  return `${x}% ${y}%`;
}

function percentOf(at: number, visible: number): number {
  if (visible >= 1) return 50;
  const start = Math.min(Math.max(0, at - visible / 2), 1 - visible);
  return Math.round((start / (1 - visible)) * 1000) / 10;
}

const step = 0.01;
const longStep = 0.1;
const directions: Readonly<Record<string, FocusPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The point after a key: arrows move it by a hundredth, with Shift by a tenth; undefined for any other key. */
export function movePoint(
  point: FocusPoint,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): FocusPoint | undefined {
  const direction = directions[key];
  if (direction === undefined) return undefined;
  const far = shiftKey ? longStep : step;
  return clampPoint({ x: point.x + direction.x * far, y: point.y + direction.y * far });
}

/** The point inside the picture, in hundredths. */
export function clampPoint({ x, y }: FocusPoint): FocusPoint {
  const clamp = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
  return { x: clamp(x), y: clamp(y) };
}
