import { type Frame, type Point, format, polar, range, smoothLoop, turn } from './geometry.ts';
import { composeScene } from './ground.ts';
import { type Camera, drawBands } from './metal.ts';
import { colour, mix } from './palette.ts';

const { marigold, marigoldDeep, mulberry500, mulberry800, mulberry900, paper, rose100, rose300 } = colour;

const gold = [
  mix([marigoldDeep, mulberry900], 0.75),
  mix([marigoldDeep, mulberry900], 0.3),
  mix([marigoldDeep, marigold], 0.45),
  marigold,
  mix([marigold, paper], 0.55),
  paper,
];
const rose = [
  mulberry900,
  mix([mulberry800, marigoldDeep], 0.2),
  mix([mulberry500, marigoldDeep], 0.38),
  mix([rose300, marigold], 0.32),
  mix([rose100, marigold], 0.22),
  paper,
];

/** Two wedding rings, one through the other, over two rosettes that share a middle. */
export function drawRings(frame: Frame): string {
  const { centre, reach } = frame;
  const camera: Camera = {
    scale: reach * 0.6,
    middle: { x: centre.x, y: centre.y - reach * 0.04 },
    tilt: [-0.16, 0.26, -0.1],
    distance: 7,
  };
  const size = { radius: 1, width: 0.13, thickness: 0.055 };
  const bands = drawBands(
    [
      { ...size, centre: [-0.6, 0.06, 0], tilt: [0.72, 0, 0], metal: gold },
      { ...size, centre: [0.6, -0.06, 0], tilt: [-0.6, 0, 0], metal: rose },
    ],
    camera,
  );
  const subject = [drawRosettes(frame), drawShadow(frame), `<g>${bands}</g>`, drawGlints(frame)].join('');
  return composeScene({ frame, subject, seed: 67, glow: 1, definitions: defineLights(frame) });
}

function defineLights({ centre, reach }: Frame): string {
  return `<radialGradient id="shadow"><stop offset="0" stop-color="${mulberry900}" stop-opacity=".9"/><stop offset="1" stop-color="${mulberry900}" stop-opacity="0"/></radialGradient>
<radialGradient id="warmth" gradientUnits="userSpaceOnUse" cx="${centre.x}" cy="${centre.y}" r="${reach}"><stop offset="0" stop-color="${marigold}" stop-opacity=".3"/><stop offset="1" stop-color="${marigold}" stop-opacity="0"/></radialGradient>
<radialGradient id="glint"><stop offset="0" stop-color="${paper}"/><stop offset=".12" stop-color="${paper}" stop-opacity=".7"/><stop offset="1" stop-color="${marigold}" stop-opacity="0"/></radialGradient>`;
}

/** Fine line work behind the rings: waving lines carried round two circles that overlap as the rings do. */
function drawRosettes({ centre, reach }: Frame): string {
  const drawWaves = (
    middle: Point,
    { size, swell, petals }: { size: number; swell: number; petals: number },
  ): string =>
    range(12)
      .map((index) => {
        const points = range(petals * 10).map((step) => {
          const angle = (step * turn) / (petals * 10);
          return polar(middle, {
            radius: size * (1 + swell * Math.sin(angle * petals + (index * turn) / 12)),
            angle,
          });
        });
        return smoothLoop(points);
      })
      .join('');
  const drawRosette = (side: number, tint: string): string => {
    const middle = { x: centre.x + side * reach * 0.36, y: centre.y };
    const bands = [
      { size: reach * 0.72, swell: 0.15, petals: 16 },
      { size: reach * 0.34, swell: 0.3, petals: 8 },
    ].map((band) => drawWaves(middle, band));
    return `<path d="${bands.join('')}" fill="none" stroke="${tint}" stroke-width="1" opacity=".34"/>`;
  };
  return `${drawRosette(1, rose300)}${drawRosette(-1, marigold)}<circle cx="${centre.x}" cy="${centre.y}" r="${reach}" fill="url(#warmth)"/>`;
}

function drawShadow({ centre, reach }: Frame): string {
  return `<ellipse cx="${format(centre.x + reach * 0.04)}" cy="${format(centre.y + reach * 0.62)}" rx="${format(reach * 0.95)}" ry="${format(reach * 0.15)}" fill="url(#shadow)"/>`;
}

function drawGlints({ centre, reach }: Frame): string {
  const spots = [
    { x: -0.83, y: 0.4, size: 0.13 },
    { x: 0.4, y: -0.62, size: 0.17 },
    { x: -0.3, y: -0.5, size: 0.08 },
  ];
  return spots
    .map(
      ({ x, y, size }) =>
        `<circle cx="${format(centre.x + x * reach)}" cy="${format(centre.y + y * reach)}" r="${format(size * reach)}" fill="url(#glint)" opacity=".55" style="mix-blend-mode:screen"/>`,
    )
    .join('');
}
