import { type Point, turn } from './geometry.ts';

/** A closed field between lines. */
export type Field = { readonly corners: readonly Point[]; readonly middle: Point };

type Line = readonly [Point, Point];

/** All closed fields between lines that meet end to end, found by always turning to the next line on the same hand. */
export function findFields(lines: readonly Line[]): Field[] {
  const neighbours = collectNeighbours(lines);
  const isWalked = new Set<string>();
  const walk = (line: Line): Point[] => {
    const corners: Point[] = [];
    let [from, at] = line;
    while (!isWalked.has(`${nameOf(from)}>${nameOf(at)}`)) {
      isWalked.add(`${nameOf(from)}>${nameOf(at)}`);
      corners.push(at);
      [from, at] = [at, findNext(neighbours, [from, at])];
    }
    return corners;
  };
  return lines
    .flatMap(([one, other]) => [walk([one, other]), walk([other, one])])
    .filter((corners) => corners.length > 2 && signedArea(corners) < 0)
    .map((corners) => ({
      corners,
      middle: { x: average(corners.map(({ x }) => x)), y: average(corners.map(({ y }) => y)) },
    }));
}

/** Ends that lie within half a unit of each other are one point. */
function nameOf(point: Point): string {
  return `${Math.round(point.x * 2)},${Math.round(point.y * 2)}`;
}

function collectNeighbours(lines: readonly Line[]): Map<string, Point[]> {
  const neighbours = new Map<string, Point[]>();
  const add = (from: Point, to: Point): void => {
    neighbours.set(nameOf(from), [...(neighbours.get(nameOf(from)) ?? []), to]);
  };
  for (const [one, other] of lines) {
    add(one, other);
    add(other, one);
  }
  return neighbours;
}

function findNext(neighbours: ReadonlyMap<string, readonly Point[]>, [from, at]: Line): Point {
  const back = Math.atan2(from.y - at.y, from.x - at.x);
  const turnTo = (to: Point): number => (Math.atan2(to.y - at.y, to.x - at.x) - back + 2 * turn) % turn;
  const onward = (neighbours.get(nameOf(at)) ?? []).filter((to) => nameOf(to) !== nameOf(from));
  return onward.toSorted((one, other) => turnTo(one) - turnTo(other))[0] ?? from;
}

function signedArea(corners: readonly Point[]): number {
  let area = 0;
  let from = corners.at(-1) ?? { x: 0, y: 0 };
  for (const to of corners) {
    area += from.x * to.y - to.x * from.y;
    from = to;
  }
  return area;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
