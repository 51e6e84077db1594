import { formatPoint, range, turn } from './geometry.ts';
import { mix } from './palette.ts';

type Vector = readonly [number, number, number];

/** A wedding band in space; lengths in radii of the picture's unit, x right, y down, z towards the viewer. */
export type Band = {
  readonly centre: Vector;
  readonly radius: number;
  /** Half the band's width along its axis, and half its thickness. */
  readonly width: number;
  readonly thickness: number;
  /** Turns about the x, y and z axes in radians, applied in this order. */
  readonly tilt: Vector;
  /** Colours of the metal from its darkest to its brightest reflection. */
  readonly metal: readonly string[];
};

export type Camera = {
  readonly scale: number;
  readonly middle: { readonly x: number; readonly y: number };
  readonly tilt: Vector;
  readonly distance: number;
};

type Facet = { readonly path: string; readonly depth: number; readonly fill: string };

const around = 220;
const across = 44;

/** Draws bands as a mesh of small facets, furthest first, so that linked bands really pass through each other. */
export function drawBands(bands: readonly Band[], camera: Camera): string {
  const facets = bands
    .flatMap((band) => meshBand(band, camera))
    .toSorted((one, other) => one.depth - other.depth);
  return facets
    .map(({ path, fill }) => `<path d="${path}" fill="${fill}" stroke="${fill}" stroke-width=".7"/>`)
    .join('');
}

function meshBand(band: Band, camera: Camera): Facet[] {
  const place = (u: number, v: number): { spot: Vector; normal: Vector } => {
    const { spot, normal } = surfaceOf(band, { u: (u * turn) / around, v: (v * turn) / across });
    const moved = add(rotate(spot, band.tilt), band.centre);
    return { spot: rotate(moved, camera.tilt), normal: rotate(rotate(normal, band.tilt), camera.tilt) };
  };
  return range(around).flatMap((u) =>
    range(across).flatMap((v) => {
      const middle = place(u + 0.5, v + 0.5);
      const eye: Vector = normalise([-middle.spot[0], -middle.spot[1], camera.distance - middle.spot[2]]);
      if (dot(middle.normal, eye) <= 0) return [];
      const corners = [place(u, v), place(u + 1, v), place(u + 1, v + 1), place(u, v + 1)].map(({ spot }) =>
        formatPoint(project(spot, camera)),
      );
      return [
        {
          path: `M${corners.join('L')}Z`,
          depth: middle.spot[2],
          fill: reflect({ ...middle, eye, metal: band.metal }),
        },
      ];
    }),
  );
}

/** A band's section is a soft rectangle: nearly flat inside and outside, rounded at the edges. */
function surfaceOf(
  { radius, width, thickness }: Band,
  { u, v }: { u: number; v: number },
): { spot: Vector; normal: Vector } {
  const soften = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.62;
  const [outward, along] = [soften(Math.cos(v)) * thickness, soften(Math.sin(v)) * width];
  const slope: readonly [number, number] = [
    Math.sign(Math.cos(v)) * Math.abs(Math.cos(v)) ** 1.3 * width,
    Math.sign(Math.sin(v)) * Math.abs(Math.sin(v)) ** 1.3 * thickness,
  ];
  const reach = radius + outward;
  return {
    spot: [reach * Math.cos(u), reach * Math.sin(u), along],
    normal: normalise([slope[0] * Math.cos(u), slope[0] * Math.sin(u), slope[1]]),
  };
}

/** Polished metal shows its room: a dark floor, a warm horizon, a wide soft window above and one at the side. */
function reflect({ normal, eye, metal }: { normal: Vector; eye: Vector; metal: readonly string[] }): string {
  const facing = 2 * dot(normal, eye);
  const ray: Vector = [facing * normal[0] - eye[0], facing * normal[1] - eye[1], facing * normal[2] - eye[2]];
  const bump = (value: number, { at, width }: { at: number; width: number }): number =>
    Math.exp(-(((value - at) / width) ** 2));
  const up = -ray[1];
  const floor = up < 0 ? -0.16 * Math.min(1, -up * 2.2) : 0;
  const light =
    0.36 +
    floor +
    0.12 * Math.sin(ray[0] * 5.2 + up * 2.4) +
    0.74 * bump(up, { at: 0.66, width: 0.2 }) * bump(ray[0], { at: -0.2, width: 0.7 }) +
    0.55 * bump(ray[0], { at: 0.8, width: 0.14 }) * bump(up, { at: 0.1, width: 0.6 }) +
    0.32 * bump(up, { at: -0.5, width: 0.1 }) -
    0.3 * bump(up, { at: 0.16, width: 0.13 });
  return pickMetal(metal, Math.min(0.999, Math.max(0, light)));
}

function pickMetal(metal: readonly string[], light: number): string {
  const place = light * (metal.length - 1);
  const index = Math.floor(place);
  return mix([metal[index] ?? '#000000', metal[index + 1] ?? '#ffffff'], place - index);
}

function project([x, y, z]: Vector, { scale, middle, distance }: Camera): { x: number; y: number } {
  const near = (scale * distance) / (distance - z);
  return { x: middle.x + x * near, y: middle.y + y * near };
}

function rotate(vector: Vector, [aboutX, aboutY, aboutZ]: Vector): Vector {
  const [x0, y0, z0] = vector;
  const [y1, z1] = [
    y0 * Math.cos(aboutX) - z0 * Math.sin(aboutX),
    y0 * Math.sin(aboutX) + z0 * Math.cos(aboutX),
  ];
  const [x2, z2] = [
    x0 * Math.cos(aboutY) + z1 * Math.sin(aboutY),
    z1 * Math.cos(aboutY) - x0 * Math.sin(aboutY),
  ];
  return [x2 * Math.cos(aboutZ) - y1 * Math.sin(aboutZ), x2 * Math.sin(aboutZ) + y1 * Math.cos(aboutZ), z2];
}

function add(one: Vector, other: Vector): Vector {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

function normalise(vector: Vector): Vector {
  const length = Math.hypot(...vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
