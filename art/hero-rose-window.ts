import {
  type Frame,
  type Point,
  format,
  formatPoint,
  polar,
  polygonPath,
  range,
  repeatAround,
  turn,
} from './geometry.ts';
import { drawGlass, roundelGlass, windowGlass } from './glass.ts';
import { composeScene } from './ground.ts';
import { colour } from './palette.ts';
import { circlePath, foilPath, lancetPath } from './tracery.ts';

const spokes = 12;
const half = Math.PI / spokes;
const roundel = { distance: 0.79, radius: 0.192 };

/** A Gothic rose window at evening, its light falling towards the words. */
export function drawRoseWindow(frame: Frame): string {
  const { centre, reach } = frame;
  const panes = [
    drawGlass({ centre, reach, rings: windowGlass }),
    ...listRoundels(frame).map((spot) =>
      drawGlass({ centre: spot, reach: reach * roundel.radius, rings: roundelGlass }),
    ),
    `<circle cx="${centre.x}" cy="${centre.y}" r="${reach}" fill="url(#through)"/>`,
    `<circle cx="${centre.x}" cy="${centre.y}" r="${format(reach * 0.034)}" fill="${colour.paper}" stroke="${colour.marigold}" stroke-width="${format(reach * 0.006)}"/>`,
  ].join('');
  const subject = [
    drawBeams(frame),
    `<g id="glass" clip-path="url(#panes)">${panes}</g>`,
    drawStone(frame),
    drawMouldings(frame),
    '<use href="#glass" filter="url(#softer)" opacity=".34" style="mix-blend-mode:screen"/>',
  ].join('');
  return composeScene({ frame, subject, seed: 23, glow: 0.95, definitions: defineLights(frame) });
}

function listRoundels({ centre, reach }: Frame): Point[] {
  return range(spokes).map((index) =>
    polar(centre, { radius: reach * roundel.distance, angle: index * 2 * half - turn / 4 }),
  );
}

function drawOpenings(frame: Frame): string {
  const { centre, reach } = frame;
  const trefoil = (distance: number, { radius, isInward }: { radius: number; isInward: boolean }): string[] =>
    range(spokes).map((index) => {
      const angle = (index + 0.5) * 2 * half - turn / 4;
      return foilPath({
        centre: polar(centre, { radius: reach * distance, angle }),
        radius: reach * radius,
        lobes: 3,
        angle: angle + (isInward ? Math.PI : 0),
        fullness: 1.2,
      });
    });
  const foils = [
    foilPath({ centre, radius: reach * 0.135, lobes: 6, angle: half }),
    ...listRoundels(frame).map((spot, index) =>
      foilPath({
        centre: spot,
        radius: reach * roundel.radius,
        lobes: 6,
        angle: index * 2 * half - turn / 4,
        fullness: 1.16,
      }),
    ),
    ...trefoil(0.938, { radius: 0.054, isInward: true }),
    ...trefoil(0.632, { radius: 0.058, isInward: false }),
  ];
  const lancet = lancetPath({
    centre,
    from: reach * 0.2,
    to: reach * 0.422,
    halfAngle: half,
    bar: reach * 0.024,
  });
  const lancets = range(spokes).map(
    (index) => `<path d="${lancet}" transform="rotate(${index * 30} ${formatPoint(centre)})"/>`,
  );
  return `<path d="${foils.join('')}"/>${lancets.join('')}`;
}

function defineLights(frame: Frame): string {
  const { centre, reach } = frame;
  const circle = `gradientUnits="userSpaceOnUse" cx="${centre.x}" cy="${centre.y}"`;
  return `<clipPath id="panes">${drawOpenings(frame)}</clipPath>
<radialGradient id="through" ${circle} r="${reach}"><stop offset="0" stop-color="${colour.paper}" stop-opacity=".7"/><stop offset=".35" stop-color="${colour.marigold}" stop-opacity=".2"/><stop offset=".65" stop-color="${colour.mulberry700}" stop-opacity="0"/><stop offset="1" stop-color="${colour.mulberry900}" stop-opacity=".34"/></radialGradient>
<radialGradient id="stone" ${circle} r="${reach * 1.1}"><stop offset="0" stop-color="${colour.mulberry700}"/><stop offset=".6" stop-color="${colour.mulberry800}"/><stop offset="1" stop-color="${colour.mulberry900}"/></radialGradient>
<linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="${centre.x}" y1="${centre.y}" x2="${centre.x - reach * 2.2}" y2="${centre.y + reach * 0.9}"><stop offset=".1" stop-color="${colour.rose200}" stop-opacity=".3"/><stop offset="1" stop-color="${colour.rose300}" stop-opacity="0"/></linearGradient>`;
}

/** Stone with the openings left out, and a thin line of light on every edge. */
function drawStone(frame: Frame): string {
  const openings = drawOpenings(frame);
  const edge = (width: number, paint: string): string =>
    `<g fill="none" stroke-width="${format(frame.reach * width)}" ${paint}>${openings}</g>`;
  return [
    `<mask id="cut" maskUnits="userSpaceOnUse" x="0" y="0" width="${frame.width}" height="${frame.height}"><rect width="100%" height="100%" fill="#fff"/><g fill="#000">${openings}</g></mask>`,
    `<path d="${circlePath(frame.centre, frame.reach * 1.01)}" fill="url(#stone)" mask="url(#cut)"/>`,
    edge(0.013, `stroke="${colour.mulberry900}"`),
    edge(0.0042, `stroke="${colour.marigold}" stroke-opacity=".9"`),
  ].join('');
}

function drawMouldings({ centre, reach }: Frame): string {
  const ring = (share: number, { width, paint }: { width: number; paint: string }): string =>
    `<circle cx="${centre.x}" cy="${centre.y}" r="${format(reach * share)}" fill="none" stroke="${paint}" stroke-width="${format(reach * width)}"/>`;
  const bead = `<circle cx="${centre.x}" cy="${format(centre.y - reach * 1.032)}" r="${format(reach * 0.008)}" fill="${colour.marigold}"/>`;
  return [
    ring(1.032, { width: 0.05, paint: colour.mulberry900 }),
    ring(1.005, { width: 0.006, paint: 'url(#gold)' }),
    ring(1.06, { width: 0.007, paint: 'url(#gold)' }),
    ring(1.075, { width: 0.003, paint: colour.rose300 }),
    ring(0.155, { width: 0.004, paint: 'url(#gold)' }),
    ring(0.174, { width: 0.003, paint: 'url(#gold)' }),
    repeatAround({ centre, count: 96 }, bead),
  ].join('');
}

/** Evening light through the glass, falling down towards the side of the words. */
function drawBeams({ centre, reach }: Frame): string {
  const drawBeam = (spread: number): string => {
    const angle = turn * 0.44;
    const far = [angle - spread, angle + spread].map((direction) =>
      polar(centre, { radius: reach * 2.6, angle: direction }),
    );
    const near = [angle + turn / 4, angle - turn / 4].map((direction) =>
      polar(centre, { radius: reach * 0.8, angle: direction }),
    );
    return `<path d="${polygonPath([...near, ...far])}" fill="url(#beam)" filter="url(#softer)" opacity=".45"/>`;
  };
  return drawBeam(0.34) + drawBeam(0.2);
}
