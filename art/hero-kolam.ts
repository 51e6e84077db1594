import {
  type Frame,
  type Point,
  format,
  petalPath,
  polar,
  range,
  repeatAround,
  smoothLoop,
  turn,
} from './geometry.ts';
import { composeScene } from './ground.ts';
import { drawKolamLine } from './kolam-line.ts';
import { drawLamp, lampDefinitions } from './lamp.ts';
import { bloomDefinitions, drawBloom } from './marigold.ts';
import { colour } from './palette.ts';

const arms = 8;
/** Rows of dots outside the inner circle, column by column: the little towers of a temple wall. */
const towers = [2, 2, 3, 4, 3, 2] as const;
const columns = towers.length * arms;

/** A South-Indian kolam in rice flour, lit by a ring of oil lamps. */
export function drawKolam(frame: Frame): string {
  const { centre, reach } = frame;
  const lamps = range(arms)
    .map((index) => {
      const spot = polar(centre, { radius: reach * 1.03, angle: ((index + 0.5) * turn) / arms - turn / 4 });
      return drawLamp(spot, reach * 0.062);
    })
    .join('');
  const subject = [drawHalo(frame), drawLotus(frame), drawHeart(frame), drawWall(frame), lamps].join('');
  return composeScene({ frame, subject, seed: 11, definitions: lampDefinitions + bloomDefinitions });
}

/** Rice flour leaves a soft edge: a wide faint line under a fine bright one. */
function drawFlour({
  path,
  width,
  tint = colour.paper,
}: {
  path: string;
  width: number;
  tint?: string;
}): string {
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke="${tint}"><path d="${path}" stroke-width="${format(width * 3.4)}" opacity=".13"/><path d="${path}" stroke-width="${format(width)}" opacity=".96"/></g>`;
}

function drawHalo({ centre, reach }: Frame): string {
  return [0.595, 0.615]
    .map(
      (share) =>
        `<circle cx="${centre.x}" cy="${centre.y}" r="${format(reach * share)}" fill="none" stroke="url(#gold)" stroke-width="${format(reach * 0.0045)}" opacity=".8"/>`,
    )
    .join('');
}

/** Hridaya kamalam, the lotus of the heart: one line that visits five dots on each of eight arms, an arm further each time. */
function drawHeart({ centre, reach }: Frame): string {
  const rings = [1, 4, 2, 5, 3] as const;
  const stops = arms * rings.length;
  const radiusAt = (stop: number): number =>
    reach * (0.055 + 0.083 * (rings[(stop + stops) % rings.length] ?? 1));
  const at = (stop: number, radius: number): Point =>
    polar(centre, { radius, angle: (stop * turn) / arms - turn / 4 });
  const line = range(stops).flatMap((stop) => {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => radiusAt(stop + step));
    return range(10).map((part) => at(stop + part / 10, easeBetween({ before, from, to, after }, part / 10)));
  });
  const dots = range(stops).map((stop) => drawDot(at(stop, radiusAt(stop)), reach * 0.0105));
  const flower = drawBloom({ bloom: 'gold', at: centre, radius: reach * 0.075, angle: 12 });
  return drawFlour({ path: smoothLoop(line), width: reach * 0.0105 }) + dots.join('') + flower;
}

type Radii = Record<'before' | 'from' | 'to' | 'after', number | undefined>;

/** Passes each dot level where the line turns, and slanting where it goes on inwards or outwards. */
function easeBetween({ before = 0, from = 0, to = 0, after = 0 }: Radii, share: number): number {
  const slopeAt = (left: number, right: number): number => (left * right > 0 ? (left + right) / 2 : 0);
  const [start, end] = [slopeAt(from - before, to - from), slopeAt(to - from, after - to)];
  const [square, cube] = [share ** 2, share ** 3];
  return (
    (2 * cube - 3 * square + 1) * from +
    (cube - 2 * square + share) * start +
    (3 * square - 2 * cube) * to +
    (cube - square) * end
  );
}

function drawDot(point: Point, radius: number): string {
  return `<circle cx="${format(point.x)}" cy="${format(point.y)}" r="${format(radius)}" fill="${colour.marigold}"/>`;
}

/** Petals behind the heart, filled like powdered colour. */
function drawLotus({ centre, reach }: Frame): string {
  const root = (share: number): Point => ({ x: centre.x, y: centre.y - reach * share });
  const wide = petalPath({ root: root(0.13), length: reach * 0.45, width: reach * 0.3 });
  const narrow = petalPath({ root: root(0.2), length: reach * 0.375, width: reach * 0.16 });
  const petal = (path: string, fill: string): string =>
    `<path d="${path}" fill="${fill}" fill-opacity=".55" stroke="${colour.rose200}" stroke-opacity=".55" stroke-width="${format(reach * 0.004)}"/>`;
  return (
    repeatAround({ centre, count: arms, offset: 22.5 }, petal(wide, colour.mulberry600)) +
    repeatAround({ centre, count: arms }, petal(wide, colour.mulberry500)) +
    repeatAround({ centre, count: arms }, petal(narrow, colour.rose400))
  );
}

/** The looping line bent into a ring, with a tower towards each of the eight directions. */
function drawWall({ centre, reach }: Frame): string {
  const wrap = (column: number): number => ((column % columns) + columns) % columns;
  const heightOf = (column: number): number => towers[wrap(column) % towers.length] ?? 0;
  const place = ({ x, y }: Point): Point =>
    polar(centre, {
      radius: reach * 0.695 * Math.exp((y * turn) / columns),
      angle: ((x - 3) * turn) / columns - turn / 4,
    });
  const cells = range(columns).flatMap((column) => range(heightOf(column)).map((row) => ({ column, row })));
  const path = drawKolamLine({
    cells,
    place,
    hasDot: ({ column, row }) => row >= 0 && row < heightOf(column),
  });
  const dots = cells.map(({ column, row }) => drawDot(place({ x: column, y: row }), reach * 0.0095)).join('');
  return drawFlour({ path, width: reach * 0.0095 }) + dots;
}
