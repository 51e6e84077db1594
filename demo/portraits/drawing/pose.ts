import { format, formatPoint, type Point } from '#art/geometry.ts';
import { type Curve, curveOf } from './soft.ts';

/** How the head is held, in radians: turned to the side, and lowered; the roll is a turn of the drawing, in degrees. */
export type Pose = { yaw: number; pitch: number; roll: number };

/** A place on the head: from the middle between the eyes to the right, down, and out of the picture. */
export type Spot = readonly [x: number, y: number, z?: number];

const pair = /-?\d*\.?\d+ -?\d*\.?\d+/g;
const triple = /-?\d*\.?\d+ -?\d*\.?\d+ -?\d*\.?\d+/g;

/** The place that two or three numbers of a path name. */
function spotOf(text: string): Spot {
  const [x = 0, y = 0, z] = text.split(' ').map(Number);
  return z === undefined ? [x, y] : [x, y, z];
}

/** Half the width of the rounded surface that faces lie on, and how far it stands out of the axis of the head. */
const halfWidth = 196;
const depth = 150;
/** What stays in its place when the head turns lies this far in front of the axis. */
const pivot = 72;

/** How far the surface of a face stands out at a place, without the nose. */
function surfaceAt(x: number, y: number): number {
  const across = Math.sqrt(Math.max(0, 1 - (x / halfWidth) ** 2));
  const along = y < -40 ? 1 - ((y + 40) / 330) ** 2 : 1 - ((y + 40) / 900) ** 2;
  return depth * across * Math.max(0, along);
}

/** Turns places of a head that looks straight ahead into places on the picture. */
export class View {
  readonly #turn: { cos: number; sin: number };
  readonly #nod: number;
  readonly pose: Pose;

  constructor(pose: Pose) {
    this.pose = pose;
    this.#turn = { cos: Math.cos(pose.yaw), sin: Math.sin(pose.yaw) };
    this.#nod = Math.sin(pose.pitch);
  }

  at([x, y, z = surfaceAt(x, y)]: Spot): Point {
    return {
      x: x * this.#turn.cos + (z - pivot) * this.#turn.sin,
      y: y + (z - pivot) * this.#nod,
    };
  }

  /** A path of absolute pairs `x y`, written for a head that looks straight ahead; it lies `lift` above the face. */
  path(path: string, lift = 0): string {
    return path.replaceAll(pair, (text) => this.#place(spotOf(text), lift));
  }

  /** The same, flat, at one depth: for hair and what is worn. */
  flat(path: string, z: number): string {
    return path.replaceAll(pair, (text) => {
      const [x, y] = spotOf(text);
      return formatPoint(this.at([x, y, z]));
    });
  }

  /** A curve on the face. */
  curve(text: string): Curve {
    const place = ({ x, y }: Point) => this.at([x, y]);
    const [start, leave, arrive, end] = curveOf(text);
    return [place(start), place(leave), place(arrive), place(end)];
  }

  /** A path in the room around the head, of triples `x y z`. */
  room(path: string): string {
    return path.replaceAll(triple, (text) => formatPoint(this.at(spotOf(text))));
  }

  /** A curve in the room around the head: `x y z` for each of its four points. */
  guide(text: string): Curve {
    const numbers = text.split(/[ ,]+/).map(Number);
    const place = (index: number): Point =>
      this.at([numbers[index * 3] ?? 0, numbers[index * 3 + 1] ?? 0, numbers[index * 3 + 2] ?? 0]);
    return [place(0), place(1), place(2), place(3)];
  }

  #place([x, y]: Spot, lift: number): string {
    return formatPoint(this.at([x, y, surfaceAt(x, y) + lift]));
  }

  /** 1 for the side of the face that is turned away, 0 for a face that looks straight ahead. */
  isFar(side: Side): boolean {
    return side * this.pose.yaw > 0;
  }
}

/** The left or the right of the picture. */
export type Side = -1 | 1;
export const sides = [-1, 1] as const;

/** The same path on the left of the picture. */
export function mirror(path: string, side: Side): string {
  if (side === 1) return path;
  return path.replaceAll(pair, (text) => {
    const [x, y] = spotOf(text);
    return `${format(-x)} ${y}`;
  });
}
