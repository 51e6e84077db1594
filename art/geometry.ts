/** A place on the picture, in SVG user units. */
export type Point = { readonly x: number; readonly y: number };

/** The sheet a picture is drawn on, with the position of its subject. */
export type Frame = {
  readonly width: number;
  readonly height: number;
  readonly isPortrait: boolean;
  /** Middle of the subject: right of the text on wide screens, above it on phones. */
  readonly centre: Point;
  /** How far the subject reaches from its middle. */
  readonly reach: number;
};

export const landscape: Frame = {
  width: 1920,
  height: 1080,
  isPortrait: false,
  centre: { x: 1390, y: 545 },
  reach: 470,
};

export const portrait: Frame = {
  width: 900,
  height: 1200,
  isPortrait: true,
  centre: { x: 450, y: 372 },
  reach: 318,
};

export const turn = Math.PI * 2;

/** Two decimals are finer than any screen shows and keep the sources small. */
export function format(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function formatPoint(point: Point): string {
  return `${format(point.x)} ${format(point.y)}`;
}

/** The point at an angle (radians, clockwise from the right) and distance from a centre. */
export function polar(centre: Point, { radius, angle }: { radius: number; angle: number }): Point {
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

export function between([from, to]: readonly [Point, Point], share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Whole numbers from 0 up to, but not including, the count. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** The same drawing for each of `count` equal turns around a centre. */
export function repeatAround(
  { centre, count, offset = 0 }: { centre: Point; count: number; offset?: number },
  drawing: string,
): string {
  return range(count)
    .map(
      (index) =>
        `<g transform="rotate(${format(offset + (index * 360) / count)} ${formatPoint(centre)})">${drawing}</g>`,
    )
    .join('');
}

/** Straight outline through the points. */
export function polygonPath(points: readonly Point[]): string {
  return `M${points.map(formatPoint).join('L')}Z`;
}

/** Smooth closed line through the points (Catmull–Rom made cubic); tension 1 is the classic curve, 0 is straight. */
export function smoothLoop(points: readonly Point[], tension = 1): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const pieces = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave = {
      x: from.x + ((to.x - before.x) * tension) / 6,
      y: from.y + ((to.y - before.y) * tension) / 6,
    };
    const arrive = {
      x: to.x - ((after.x - from.x) * tension) / 6,
      y: to.y - ((after.y - from.y) * tension) / 6,
    };
    return `C${formatPoint(leave)} ${formatPoint(arrive)} ${formatPoint(to)}`;
  });
  return `M${formatPoint(at(0))}${pieces.join('')}Z`;
}

/** A pointed petal growing upwards from its root, `width` wide at its fullest. */
export function petalPath({ root, length, width }: { root: Point; length: number; width: number }): string {
  const { x, y } = root;
  const half = width * 0.62;
  const tip = y - length;
  return (
    `M${format(x)} ${format(y)}C${format(x - half)} ${format(y - length * 0.32)} ${format(x - half * 0.72)} ${format(y - length * 0.66)} ${format(x)} ${format(tip)}` +
    `C${format(x + half * 0.72)} ${format(y - length * 0.66)} ${format(x + half)} ${format(y - length * 0.32)} ${format(x)} ${format(y)}Z`
  );
}

/** Repeatable numbers in 0…1, so that every export draws the very same picture (the mulberry32 generator). */
export function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
