import { type Point, between, polar, range, turn } from './geometry.ts';

/** One end of a strap, on the edge of a tile, where it crosses another strap. */
export type StrapEnd = {
  readonly point: Point;
  /** Whether it runs over the other strap there. */ readonly isOver: boolean;
};

/** A strap crosses one tile with one bend; straps join end to end into long bands. */
export type Strap = { readonly ends: readonly [StrapEnd, StrapEnd]; readonly bend: Point };

const sides = 10;
const step = turn / sides;

/**
 * The ten-fold lattice of decagons and bow-ties with the strap angle of the medieval girih tiles: each strap leaves the
 * middle of a tile's edge at 54°. `edge` is the length of a tile's edge; `isWanted` keeps the tiles that can be seen.
 */
export function weaveGirih({
  origin,
  edge,
  isWanted,
}: {
  origin: Point;
  edge: number;
  isWanted: (spot: Point) => boolean;
}): Strap[] {
  const apothem = edge / (2 * Math.tan(step / 2));
  const right = polar({ x: 0, y: 0 }, { radius: 2 * apothem, angle: -step });
  const down = polar({ x: 0, y: 0 }, { radius: 2 * apothem, angle: step });
  const spread = range(25).map((index) => index - 12);
  return spread
    .flatMap((along) =>
      spread.map((across) => ({
        x: origin.x + along * right.x + across * down.x,
        y: origin.y + along * right.y + across * down.y,
      })),
    )
    .filter(isWanted)
    .flatMap((centre) => {
      const decagon = range(sides).map((index) =>
        polar(centre, { radius: apothem / Math.cos(step / 2), angle: (index - 1.5) * step }),
      );
      return [...decorateTile(decagon), ...decorateTile(findBowTie(centre, { right, down, decagon }))];
    });
}

/** The six-cornered gap that four neighbouring decagons leave. */
function findBowTie(
  centre: Point,
  { right, down, decagon }: { right: Point; down: Point; decagon: readonly Point[] },
): Point[] {
  const corner = (index: number, shift: Point): Point => ({
    x: (decagon[index]?.x ?? centre.x) + shift.x,
    y: (decagon[index]?.y ?? centre.y) + shift.y,
  });
  const none = { x: 0, y: 0 };
  const across = { x: right.x + down.x, y: right.y + down.y };
  return [
    corner(1, none),
    corner(2, none),
    corner(9, down),
    corner(6, across),
    corner(7, across),
    corner(4, right),
  ];
}

type Ray = StrapEnd & { readonly direction: Point; readonly edge: number };

/** Two rays leave the middle of every edge; each ends where it meets the nearest other one. */
function decorateTile(corners: readonly Point[]): Strap[] {
  const rays = corners.flatMap((corner, edge) =>
    castRays([corner, corners[(edge + 1) % corners.length] ?? corner], edge),
  );
  const meetings = rays
    .flatMap((first, index) =>
      rays.slice(index + 1).map((second) => ({ first, second, meeting: meet(first, second) })),
    )
    .flatMap(({ first, second, meeting }) =>
      meeting === null || first.edge === second.edge ? [] : [{ first, second, ...meeting }],
    )
    .toSorted((one, other) => one.cost - other.cost);
  const isUsed = new Set<Ray>();
  return meetings.flatMap(({ first, second, point }) => {
    if (isUsed.has(first) || isUsed.has(second)) return [];
    isUsed.add(first).add(second);
    return [{ ends: [first, second] as const, bend: point }];
  });
}

function castRays([start, end]: readonly [Point, Point], edge: number): Ray[] {
  const point = between([start, end], 0.5);
  const along = Math.atan2(end.y - start.y, end.x - start.x);
  const slant = (54 * Math.PI) / 180;
  // A band takes the two slants in turn from edge to edge, so one slant always passing over makes a true weave.
  return [along + slant, along + Math.PI - slant].map((angle, index) => ({
    point,
    edge,
    isOver: index === 0,
    direction: { x: Math.cos(angle), y: Math.sin(angle) },
  }));
}

function meet(first: Ray, second: Ray): { point: Point; cost: number } | null {
  const cross = first.direction.x * second.direction.y - first.direction.y * second.direction.x;
  const gap = { x: second.point.x - first.point.x, y: second.point.y - first.point.y };
  if (Math.abs(cross) < 1e-6) {
    // Two rays that run straight into each other join into one strap.
    const isFacing =
      Math.abs(gap.x * first.direction.y - gap.y * first.direction.x) < 1e-6 &&
      first.direction.x * second.direction.x + first.direction.y * second.direction.y < 0;
    return isFacing
      ? { point: between([first.point, second.point], 0.5), cost: Math.hypot(gap.x, gap.y) }
      : null;
  }
  const length = (gap.x * second.direction.y - gap.y * second.direction.x) / cross;
  const other = (gap.x * first.direction.y - gap.y * first.direction.x) / cross;
  if (length < 1e-6 || other < 1e-6) return null;
  return {
    point: { x: first.point.x + first.direction.x * length, y: first.point.y + first.direction.y * length },
    cost: length + other,
  };
}
