import { type Point, between, format, formatPoint, petalPath, range } from './geometry.ts';
import { type Bloom, bloomDefinitions, drawBloom } from './marigold.ts';
import { colour, mix } from './palette.ts';

/** How a garland is threaded: the radius of its flowers, how deep it may hang, and where chance comes from. */
export type Thread = { readonly size: number; readonly sag: number; readonly chance: () => number };

/** Flowers and leaves, defined once in a picture. The bells also need the brass of the hanging lamp. */
export const garlandDefinitions = `${bloomDefinitions}<linearGradient id="leaf" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${mix([colour.tulsi, colour.mulberry900], 0.5)}"/><stop offset=".5" stop-color="${colour.tulsi}"/><stop offset=".51" stop-color="${mix([colour.tulsi, colour.marigold], 0.35)}"/><stop offset="1" stop-color="${mix([colour.tulsi, colour.mulberry900], 0.3)}"/></linearGradient>`;

/** A row of mango leaves between two ends. */
export function drawLeaves({ size, chance }: Thread, anchors: readonly Point[]): string {
  const ends = [anchors[0] ?? { x: 0, y: 0 }, anchors.at(-1) ?? { x: 0, y: 0 }] as const;
  const count = Math.round((ends[1].x - ends[0].x) / (size * 1.05));
  const leaves = range(count).map((index) => {
    const root = between(ends, (index + 0.5) / count);
    const leaf = petalPath({ root, length: size * (4.2 + chance() * 0.5), width: size * 1.3 });
    return `<path d="${leaf}" fill="url(#leaf)" transform="rotate(${format(180 + (chance() - 0.5) * 12)} ${formatPoint(root)})"/>`;
  });
  return leaves.join('');
}

/** Flowers threaded downwards, two of gold to two of orange, jasmine and a bell below. */
export function drawStrand(
  { size, chance }: Thread,
  { top, length }: { top: Point; length: number },
): string {
  const count = Math.round(length / (size * 1.3));
  const sway = (chance() - 0.5) * size * 0.5;
  const flowers = range(count).map((index) => {
    const at = { x: top.x + sway * Math.sin((index / count) * 3), y: top.y + (index + 0.5) * size * 1.3 };
    return drawBloom({
      bloom: pickBloom(index, count),
      at,
      radius: size * (0.97 + chance() * 0.08),
      angle: chance() * 360,
    });
  });
  const foot = { x: top.x + sway * Math.sin(3), y: top.y + (count + 0.2) * size * 1.3 };
  return drawTassel(foot, size) + flowers.join('');
}

function pickBloom(index: number, count: number): Bloom {
  if (index === count - 1) return 'rose';
  return index % 4 < 2 ? 'gold' : 'orange';
}

/** Jasmine buds and a small brass bell. */
function drawTassel({ x, y }: Point, size: number): string {
  const buds = range(4).map(
    (index) =>
      `<ellipse cx="${format(x)}" cy="${format(y + size * (0.15 + index * 0.42))}" rx="${format(size * 0.19)}" ry="${format(size * 0.25)}" fill="${mix([colour.paper, colour.rose200], 0.1 + index * 0.14)}"/>`,
  );
  const top = y + size * 1.6;
  const at = (across: number, down: number): string =>
    formatPoint({ x: x + across * size, y: top + down * size });
  const bell = `M${at(-0.1, 0)}C${at(-0.48, 0.14)} ${at(-0.28, 0.6)} ${at(-0.54, 0.82)}L${at(0.54, 0.82)}C${at(0.28, 0.6)} ${at(0.48, 0.14)} ${at(0.1, 0)}Z`;
  return `${buds.join('')}<circle cx="${format(x)}" cy="${format(top + size * 0.88)}" r="${format(size * 0.15)}" fill="url(#brass)"/><path d="${bell}" fill="url(#brass)"/>`;
}

/** A garland hanging between two nails, threaded at even distances along its curve. */
export function drawSwag({ size, chance, sag: deepest }: Thread, ends: readonly [Point, Point]): string {
  const span = ends[1].x - ends[0].x;
  const sag = Math.min(span * 0.62, deepest);
  const fine = range(601).map((index) => {
    const share = index / 600;
    const on = between(ends, share);
    return { x: on.x, y: on.y + sag * 4 * share * (1 - share) };
  });
  const step = size * 1.24;
  let walked = step;
  const spots = fine.slice(1).filter((point, index) => {
    const before = fine[index] ?? point;
    walked += Math.hypot(point.x - before.x, point.y - before.y);
    if (walked < step) return false;
    walked -= step;
    return true;
  });
  return spots
    .map((at, index) =>
      drawBloom({
        bloom: index % 2 === 0 ? 'orange' : 'gold',
        at,
        radius: size * (0.97 + chance() * 0.08),
        angle: chance() * 360,
      }),
    )
    .join('');
}
