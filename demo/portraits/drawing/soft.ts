import { format, formatPoint, type Point, range } from '#art/geometry.ts';

/**
 * How soft an edge is, in points. Blurring filters take a tenth of a second each where drawings are rasterised, so soft
 * edges are made of a few layers that let more and more through.
 */
type Soft = { opacity?: number; soft?: number };
type Fill = Soft & { fill: string };
type Line = Soft & { stroke: string; width: number };

const pair = /(-?\d*\.?\d+) (-?\d*\.?\d+)/g;

function layersOf(soft: number): number {
  return Math.min(9, 2 + Math.round(Math.sqrt(soft) * 1.5));
}

/** How much each of several layers covers, so that together they cover `opacity`. */
function coverOf(opacity: number, layers: number): number {
  return 1 - (1 - Math.min(opacity, 0.985)) ** (1 / layers);
}

/** Where the layers of a soft edge lie, from the outermost to the innermost. */
function offsetsOf(soft: number): number[] {
  const layers = layersOf(soft);
  return range(layers).map((layer) => soft * (1.45 - (2.9 * layer) / (layers - 1)));
}

/** A filled shape; soft shapes are round or nearly so. */
export function shape(path: string, { fill, opacity = 1, soft }: Fill): string {
  if (soft === undefined) return `<path d="${path}" fill="${fill}"${fillOpacity(opacity)}/>`;
  const { middle, half } = boxOf(path);
  const offsets = offsetsOf(soft);
  const layers = offsets.map((offset) => {
    const scale = (extent: number) => Math.max(0.12, (extent + offset) / Math.max(extent, 0.5));
    const [x, y] = [scale(half.x), scale(half.y)];
    return `<path d="${path}" transform="matrix(${fine(x)} 0 0 ${fine(y)} ${fine(middle.x * (1 - x))} ${fine(middle.y * (1 - y))})"/>`;
  });
  return `<g fill="${fill}" fill-opacity="${fine(coverOf(opacity, offsets.length))}">${layers.join('')}</g>`;
}

/** A line with round ends. */
export function line(path: string, { stroke, width, opacity = 1, soft }: Line): string {
  const start = `<g fill="none" stroke="${stroke}" stroke-linecap="round" stroke-linejoin="round"`;
  if (soft === undefined) {
    return `${start} stroke-width="${format(width)}" stroke-opacity="${fine(opacity)}"><path d="${path}"/></g>`;
  }
  const offsets = offsetsOf(soft);
  const layers = offsets.map(
    (offset) => `<path d="${path}" stroke-width="${format(Math.max(width * 0.25, width + offset * 1.6))}"/>`,
  );
  return `${start} stroke-opacity="${fine(coverOf(opacity, offsets.length))}">${layers.join('')}</g>`;
}

/** Shadow or light that begins at one curve, is full at another, and fills what lies behind that up to `behind`. */
export function fade(
  [from, to]: readonly [Curve, Curve],
  { fill, opacity, behind }: { fill: string; opacity: number; behind: string },
): string {
  const layers = 14;
  const shapes = range(layers).map(
    (layer) => `<path d="${drawCurve(blend([from, to], layer / (layers - 1)))}${behind}"/>`,
  );
  return `<g fill="${fill}" fill-opacity="${fine(coverOf(opacity, layers))}">${shapes.join('')}</g>`;
}

function boxOf(path: string): { middle: Point; half: Point } {
  const points = [...path.matchAll(pair)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
    half: { x: (right - left) / 2, y: (bottom - top) / 2 },
  };
}

function fillOpacity(opacity: number): string {
  return opacity === 1 ? '' : ` fill-opacity="${fine(opacity)}"`;
}

/** Three decimals, for shares. */
function fine(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** What is drawn is only seen inside a path. */
export function inside(id: string, { path, drawing }: { path: string; drawing: string }): string {
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${drawing}</g>`;
}

/** Light or shadow that fades out towards the rim of an ellipse. */
export function glow(id: string, { at, rx, ry, fill, opacity, turn = 0 }: Glow): string {
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${fill}" stop-opacity="${format(opacity)}"/><stop offset=".5" stop-color="${fill}" stop-opacity="${format(opacity * 0.45)}"/><stop offset="1" stop-color="${fill}" stop-opacity="0"/></radialGradient>` +
    `<ellipse rx="${format(rx)}" ry="${format(ry)}" fill="url(#${id})" transform="translate(${formatPoint(at)}) rotate(${format(turn)})"/>`
  );
}
type Glow = { at: Point; rx: number; ry: number; fill: string; opacity: number; turn?: number };

/** The points of a line from its first to its last one, of which two make a curve with two handles. */
export type Curve = readonly [Point, Point, Point, Point];

/** A curve written as numbers: `x y x y x y x y`. */
export function curveOf(text: string): Curve {
  const numbers = text.split(/[ ,]+/).map(Number);
  const point = (index: number): Point => ({ x: numbers[index * 2] ?? 0, y: numbers[index * 2 + 1] ?? 0 });
  return [point(0), point(1), point(2), point(3)];
}

export function drawCurve([start, leave, arrive, end]: Curve): string {
  return `M${formatPoint(start)}C${formatPoint(leave)} ${formatPoint(arrive)} ${formatPoint(end)}`;
}

/** The curve that lies `share` of the way from one to another. */
export function blend([from, to]: readonly [Curve, Curve], share: number): Curve {
  const point = (index: 0 | 1 | 2 | 3): Point => ({
    x: from[index].x + (to[index].x - from[index].x) * share,
    y: from[index].y + (to[index].y - from[index].y) * share,
  });
  return [point(0), point(1), point(2), point(3)];
}

/** Many lines between two curves: strands of hair, folds of cloth. `vary` is given a number from 0 to 1 for each. */
export function strands(
  between: readonly [Curve, Curve],
  { count, draw }: { count: number; draw: (path: string, share: number) => string },
): string {
  return range(count)
    .map((index) => {
      // Never at equal distances: that would look like corduroy.
      const share = (index + 0.5 + 0.42 * Math.sin(index * 2.399)) / count;
      return draw(drawCurve(blend(between, share)), share);
    })
    .join('');
}

/** The point of a curve at a share of its way. */
export function pointOn([start, leave, arrive, end]: Curve, share: number): Point {
  const rest = 1 - share;
  const at = (axis: 'x' | 'y'): number =>
    rest ** 3 * start[axis] +
    3 * rest ** 2 * share * leave[axis] +
    3 * rest * share ** 2 * arrive[axis] +
    share ** 3 * end[axis];
  return { x: at('x'), y: at('y') };
}
