import { type Field, findFields } from './fields.ts';
import {
  type Frame,
  type Point,
  between,
  format,
  formatPoint,
  polar,
  polygonPath,
  range,
  turn,
} from './geometry.ts';
import { type Strap, weaveGirih } from './girih.ts';
import { composeScene } from './ground.ts';
import { colour, mix } from './palette.ts';

/** Colours of the fields by their number of corners: in the shade, and where the light falls. */
const tints: Record<number, readonly [string, string]> = {
  20: [colour.mulberry900, colour.mulberry600],
  12: [mix([colour.mulberry900, colour.peacock], 0.12), colour.peacock],
  6: [mix([colour.mulberry900, colour.marigoldDeep], 0.06), mix([colour.marigold, colour.sindoor], 0.42)],
};

/** A girih lattice like a pierced screen at night, a lamp behind its middle star. */
export function drawGirih(frame: Frame): string {
  const edge = frame.reach * (frame.isPortrait ? 0.262 : 0.215);
  const isWanted = ({ x, y }: Point): boolean =>
    x > (frame.isPortrait ? -edge * 3 : frame.width * 0.2) &&
    x < frame.width + edge * 3 &&
    y > -edge * 3 &&
    y < frame.height * (frame.isPortrait ? 0.75 : 1) + edge * 3;
  const straps = weaveGirih({ origin: frame.centre, edge, isWanted });
  const fields = findFields(
    straps.flatMap(({ ends, bend }) => ends.map(({ point }) => [point, bend] as const)),
  );
  const subject = [
    fields.map((field) => drawField(frame, field)).join(''),
    fields
      .filter(({ corners }) => corners.length === 20)
      .map((field) => drawRosette(frame, { field, edge }))
      .join(''),
    drawStraps(straps, edge),
    `<circle cx="${frame.centre.x}" cy="${frame.centre.y}" r="${format(frame.reach * 1.3)}" fill="url(#behind)" style="mix-blend-mode:screen"/>`,
  ].join('');
  return composeScene({ frame, subject, seed: 37, glow: 0.8, definitions: defineLights(frame) });
}

/** How much lamp light reaches a place, 1 in the middle. */
function lightAt({ centre, reach }: Frame, spot: Point): number {
  return Math.exp(-((Math.hypot(spot.x - centre.x, spot.y - centre.y) / (reach * 0.82)) ** 2));
}

function drawField(frame: Frame, { corners, middle }: Field): string {
  const tint = tints[corners.length];
  if (!tint) return '';
  const light = lightAt(frame, middle);
  const base = `<path d="${polygonPath(corners)}" fill="${mix(tint, light)}"/>`;
  return corners.length === 20 ? base : base + drawInlay({ corners, middle }, light);
}

/** Pentagons and lozenges carry a smaller, brighter copy of themselves, and lozenges a flower in it. */
function drawInlay({ corners, middle }: Field, light: number): string {
  const isLozenge = corners.length === 12;
  const inset = (share: number): string =>
    polygonPath(corners.map((corner) => between([middle, corner], share)));
  const warm = mix(
    [colour.mulberry800, isLozenge ? mix([colour.peacock, colour.paper], 0.4) : colour.marigold],
    light,
  );
  const line = `fill="none" stroke="${mix([colour.mulberry700, colour.marigold], light)}" stroke-width="1.6"`;
  const size = Math.hypot((corners[0]?.x ?? 0) - middle.x, (corners[0]?.y ?? 0) - middle.y);
  const flower = range(16).map((index) =>
    polar(middle, { radius: size * (index % 2 === 0 ? 0.3 : 0.15), angle: (index * turn) / 16 }),
  );
  return isLozenge
    ? `<path d="${inset(0.7)}" ${line}/><path d="${polygonPath(flower)}" fill="${warm}"/>`
    : `<path d="${inset(0.52)}" fill="${warm}"/>`;
}

/** The flower inside each ten-pointed star: ten petals round a small star. */
function drawRosette(frame: Frame, { field, edge }: { field: Field; edge: number }): string {
  const { middle } = field;
  const light = lightAt(frame, middle);
  const star = edge * 1.54;
  const at = (share: number, angle: number): Point => polar(middle, { radius: star * share, angle });
  const petals = range(10).map((index) => {
    const angle = (index * turn) / 10;
    return polygonPath([
      at(0.87, angle),
      at(0.63, angle + 0.25),
      at(0.43, angle + 0.21),
      at(0.33, angle),
      at(0.43, angle - 0.21),
      at(0.63, angle - 0.25),
    ]);
  });
  const core = range(20).map((index) => at(index % 2 === 0 ? 0.27 : 0.17, ((index + 1) * turn) / 20));
  const line = `stroke="url(#strap)" stroke-width="${format(edge * 0.02)}" stroke-linejoin="miter"`;
  return (
    `<path d="${petals.join('')}" fill="${mix([mix([colour.mulberry800, colour.mulberry900], 0.5), colour.rose300], light)}" ${line}/>` +
    `<path d="${polygonPath(core)}" fill="${mix([colour.mulberry700, colour.marigold], light)}" ${line}/>` +
    `<circle cx="${format(middle.x)}" cy="${format(middle.y)}" r="${format(star * 0.07)}" fill="${mix([colour.mulberry800, colour.paper], light)}"/>`
  );
}

/** Gold bands with a dark edge; where two cross, one is drawn again on top. */
function drawStraps(straps: readonly Strap[], edge: number): string {
  const bands = straps.map(
    ({ ends, bend }) => `M${formatPoint(ends[0].point)}L${formatPoint(bend)}L${formatPoint(ends[1].point)}`,
  );
  const crossings = straps.flatMap(({ ends, bend }) =>
    ends
      .filter(({ isOver }) => isOver)
      .map(({ point }) => `M${formatPoint(point)}L${formatPoint(between([point, bend], 0.42))}`),
  );
  const widths = [
    { width: 0.13, paint: colour.mulberry900 },
    { width: 0.082, paint: 'url(#strap)' },
    { width: 0.038, paint: 'url(#strap-core)' },
  ];
  const lines = (paths: readonly string[]): string =>
    widths
      .map(
        ({ width, paint }) =>
          `<path d="${paths.join('')}" stroke="${paint}" stroke-width="${format(edge * width)}"/>`,
      )
      .join('');
  return `<g fill="none" stroke-miterlimit="8">${lines(bands)}${lines(crossings)}</g>`;
}

function defineLights({ centre, reach }: Frame): string {
  const circle = `gradientUnits="userSpaceOnUse" cx="${centre.x}" cy="${centre.y}"`;
  return `
<radialGradient id="strap" ${circle} r="${format(reach * 2)}"><stop offset="0" stop-color="${mix([colour.marigold, colour.paper], 0.5)}"/><stop offset=".3" stop-color="${colour.marigold}"/><stop offset=".62" stop-color="${mix([colour.marigoldDeep, colour.mulberry600], 0.2)}"/><stop offset="1" stop-color="${mix([colour.marigoldDeep, colour.mulberry800], 0.72)}"/></radialGradient>
<radialGradient id="strap-core" ${circle} r="${format(reach * 1.8)}"><stop offset="0" stop-color="${colour.mulberry500}"/><stop offset=".6" stop-color="${colour.mulberry700}"/><stop offset="1" stop-color="${colour.mulberry800}"/></radialGradient>
<radialGradient id="behind" ${circle} r="${format(reach * 1.3)}"><stop offset="0" stop-color="${colour.marigold}" stop-opacity=".5"/><stop offset=".35" stop-color="${colour.sindoor}" stop-opacity=".16"/><stop offset="1" stop-color="${colour.mulberry700}" stop-opacity="0"/></radialGradient>`;
}
