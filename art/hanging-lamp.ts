import { type Point, format, formatPoint, petalPath, range } from './geometry.ts';
import { colour, mix } from './palette.ts';

/** Gradients of the brass lamp, defined once in a picture. */
export const hangingLampDefinitions = `
<linearGradient id="brass" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${mix([colour.marigoldDeep, colour.mulberry900], 0.45)}"/><stop offset=".26" stop-color="${colour.marigold}"/><stop offset=".4" stop-color="${mix([colour.marigold, colour.paper], 0.75)}"/><stop offset=".6" stop-color="${colour.marigold}"/><stop offset="1" stop-color="${mix([colour.marigoldDeep, colour.mulberry900], 0.6)}"/></linearGradient>
<radialGradient id="lamp-halo"><stop offset="0" stop-color="${colour.paper}" stop-opacity=".75"/><stop offset=".08" stop-color="${colour.marigold}" stop-opacity=".55"/><stop offset=".35" stop-color="${colour.marigold}" stop-opacity=".16"/><stop offset="1" stop-color="${colour.sindoor}" stop-opacity="0"/></radialGradient>
<linearGradient id="flame" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${colour.sindoor}"/><stop offset=".28" stop-color="${colour.marigold}"/><stop offset=".7" stop-color="${colour.paper}"/></linearGradient>`;

/** A South-Indian hanging oil lamp; `at` is the rim of its bowl, `size` half the bowl's width, `from` where the chain begins. */
export function drawHangingLamp({ at, size, from }: { at: Point; size: number; from: number }): string {
  const dome = at.y - size * 2.5;
  const flames = [-0.46, 0, 0.46].map((share) =>
    drawFlame(
      { x: at.x + share * size, y: at.y - size * (share === 0 ? 0 : 0.05) },
      size * (share === 0 ? 1.15 : 0.85),
    ),
  );
  return [
    drawChain({ at, size, from, to: dome - size * 0.6 }),
    `<path d="${drawTurned(
      at.x,
      [
        [dome - size * 0.72, 0.1],
        [dome - size * 0.55, 0.22],
        [dome - size * 0.42, 0.1],
        [dome - size * 0.3, 0.2],
        [dome, 0.62],
        [dome + size * 0.12, 0.66],
      ].map(([y = 0, half = 0]) => [y, half * size]),
    )}" fill="url(#brass)"/>`,
    drawArms(at, { size, dome }),
    `<circle cx="${format(at.x)}" cy="${format(at.y - size * 0.55)}" r="${format(size * 5.2)}" fill="url(#lamp-halo)" style="mix-blend-mode:screen"/>`,
    `<ellipse cx="${format(at.x)}" cy="${format(at.y)}" rx="${format(size)}" ry="${format(size * 0.19)}" fill="${mix([colour.marigoldDeep, colour.mulberry900], 0.4)}" stroke="${colour.marigold}" stroke-width="${format(size * 0.045)}"/>`,
    ...flames,
    `<path d="${drawTurned(
      at.x,
      [
        [0.02, 1.02],
        [0.14, 0.98],
        [0.4, 0.62],
        [0.58, 0.2],
        [0.66, 0.12],
        [0.74, 0.24],
        [0.86, 0.28],
        [1.0, 0.14],
        [1.22, 0.02],
      ].map(([y = 0, half = 0]) => [at.y + y * size, half * size]),
    )}" fill="url(#brass)"/>`,
  ].join('');
}

/** A silhouette turned on a lathe: half widths at heights, mirrored round the axis. */
function drawTurned(axis: number, profile: readonly (readonly number[])[]): string {
  const right = profile.map(([y = 0, half = 0]) => ({ x: axis + half, y }));
  const left = profile.map(([y = 0, half = 0]) => ({ x: axis - half, y })).toReversed();
  return `M${[...right, ...left].map(formatPoint).join('L')}Z`;
}

function drawChain({ at, size, from, to }: { at: Point; size: number; from: number; to: number }): string {
  const link = size * 0.2;
  return range(Math.max(0, Math.ceil((to - from) / (link * 1.5))))
    .map(
      (index) =>
        `<ellipse cx="${format(at.x)}" cy="${format(to - index * link * 1.5)}" rx="${format(link * (index % 2 === 0 ? 0.5 : 0.2))}" ry="${format(link)}" fill="none" stroke="${mix([colour.marigold, colour.marigoldDeep], 0.45)}" stroke-width="${format(size * 0.05)}"/>`,
    )
    .join('');
}

function drawArms(at: Point, { size, dome }: { size: number; dome: number }): string {
  const arm = (side: number): string =>
    `M${format(at.x + side * size * 0.5)} ${format(dome + size * 0.1)}C${format(at.x + side * size * 0.7)} ${format(dome + size)} ${format(at.x + side * size * 1.25)} ${format(at.y - size)} ${format(at.x + side * size * 0.92)} ${format(at.y)}`;
  return `<path d="${arm(1)}${arm(-1)}" fill="none" stroke="${colour.marigoldDeep}" stroke-width="${format(size * 0.09)}"/><path d="${arm(1)}${arm(-1)}" fill="none" stroke="${colour.marigold}" stroke-width="${format(size * 0.035)}"/>`;
}

function drawFlame(root: Point, size: number): string {
  return `<path d="${petalPath({ root, length: size * 0.95, width: size * 0.32 })}" fill="url(#flame)"/>`;
}
