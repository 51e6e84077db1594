import { drawLeaves, drawStrand, drawSwag, garlandDefinitions } from './garland.ts';
import { createChance, format, petalPath, range } from './geometry.ts';
import { hangingLampDefinitions } from './hanging-lamp.ts';
import { drawLamp, lampDefinitions } from './lamp.ts';
import { drawBloom } from './marigold.ts';
import { colour, mix } from './palette.ts';
import { composeStory, drawSparks } from './story-frame.ts';

const floor = 500;

/** A mandap by night: four pillars, a draped roof, garlands, and the sacred fire in the middle. */
export function drawMandapStory(): string {
  const thread = { size: 17, sag: 92, chance: createChance(31) };
  const near = [120, 680].map((x) => ({ x, y: 150 }));
  const far = [262, 538].map((x) => ({ x, y: 168 }));
  const nails = [near[0], far[0], far[1], near[1]].flatMap((nail) => (nail ? [nail] : []));
  const swags = nails.slice(1).map((nail, index) => drawSwag(thread, [nails[index] ?? nail, nail]));
  const wound = [
    ...near.map((top) => drawStrand(thread, { top, length: 318 })),
    ...far.map((top) => drawStrand({ ...thread, size: 12 }, { top, length: 240 })),
  ];
  const lamps = [190, 250, 550, 610].map((x, index) => drawLamp({ x, y: index % 3 === 0 ? 560 : 534 }, 15));
  const drawing = [
    drawSparks({ seed: 6, count: 46, floor: 330 }),
    `<circle cx="400" cy="430" r="400" fill="url(#sun)" opacity=".5"/>`,
    ...far.map(({ x }) => drawPillar(x, 20)),
    drawFloor(),
    ...near.map(({ x }) => drawPillar(x, 30)),
    ...wound,
    drawDrapes(),
    drawRoof(),
    drawLeaves({ ...thread, size: 9 }, [
      { x: 100, y: 150 },
      { x: 700, y: 150 },
    ]),
    ...swags,
    ...lamps,
    drawFire(),
    drawPots(52),
    drawPots(748),
  ];
  return composeStory({
    definitions: garlandDefinitions + hangingLampDefinitions + lampDefinitions + clothDefinition,
    air: [mix([colour.mulberry900, colour.ink], 0.5), colour.mulberry800, colour.mulberry600, colour.rose400],
    drawing: drawing.join(''),
  });
}

const clothDefinition = `<linearGradient id="cloth" x1="0" y1="0" x2="1" y2="0">${range(9)
  .map(
    (index) =>
      `<stop offset="${index / 8}" stop-color="${index % 2 === 0 ? colour.mulberry700 : colour.rose400}"/>`,
  )
  .join(
    '',
  )}</linearGradient><linearGradient id="wood" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${colour.mulberry900}"/><stop offset=".4" stop-color="${mix([colour.marigoldDeep, colour.marigold], 0.5)}"/><stop offset="1" stop-color="${colour.mulberry900}"/></linearGradient>`;

function drawPillar(x: number, width: number): string {
  const foot = width > 25 ? floor + 40 : floor;
  return `<rect x="${x - width / 2}" y="130" width="${width}" height="${foot - 130}" fill="url(#wood)"/><path d="M${x - width} ${foot}h${width * 2}v14h${-width * 2}ZM${x - width * 0.8} ${foot - 16}h${width * 1.6}v16h${-width * 1.6}Z" fill="url(#wood)" stroke="${colour.marigold}" stroke-width="1.2"/>`;
}

/** Curtains gathered at the outer pillars. */
function drawDrapes(): string {
  const curtain =
    'M92 140C150 240 150 300 108 356C126 420 122 480 96 540H66C76 470 84 420 84 356C60 300 60 220 66 140Z';
  const tie = `<ellipse cx="97" cy="356" rx="17" ry="7" fill="${colour.marigold}"/>`;
  const half = `<path d="${curtain}" fill="url(#cloth)" opacity=".94"/>${tie}`;
  return `${half}<g transform="translate(800 0) scale(-1 1)">${half}</g>`;
}

/** A tiered roof with a small spire and a scalloped edge. */
function drawRoof(): string {
  const scallops = range(16)
    .map(() => 'q20 30 40 0')
    .join('');
  const tier = (half: number, { top, bottom }: { top: number; bottom: number }): string =>
    `<path d="M${400 - half} ${bottom}C${400 - half * 0.66} ${bottom - 8} ${400 - half * 0.5} ${top + 12} ${400 - half * 0.42} ${top}H${400 + half * 0.42}C${400 + half * 0.5} ${top + 12} ${400 + half * 0.66} ${bottom - 8} ${400 + half} ${bottom}Z" fill="url(#cloth)" stroke="${colour.marigold}" stroke-width="2.5"/>`;
  const spire = `<path d="${petalPath({ root: { x: 400, y: 34 }, length: 34, width: 15 })}" fill="url(#brass)"/><ellipse cx="400" cy="36" rx="15" ry="8" fill="url(#brass)"/>`;
  return `${tier(170, { top: 38, bottom: 86 })}${tier(325, { top: 84, bottom: 146 })}${spire}<path d="M80 144${scallops}V138H80Z" fill="${colour.mulberry600}" stroke="${colour.marigold}" stroke-width="2"/>`;
}

function drawFloor(): string {
  const rings = range(4).map(
    (index) =>
      `<ellipse cx="400" cy="545" rx="${150 + index * 46}" ry="${20 + index * 9}" fill="none" stroke="${index % 2 === 0 ? colour.marigold : colour.rose200}" stroke-opacity=".5" stroke-width="1.8" ${index === 1 ? 'stroke-dasharray="2 9" stroke-linecap="round"' : ''}/>`,
  );
  return `<rect y="${floor}" width="800" height="100" fill="${colour.mulberry800}"/><path d="M150 ${floor}H650L760 600H40Z" fill="${colour.mulberry600}"/><path d="M150 ${floor}L40 600M650 ${floor}L760 600M150 ${floor}H650" stroke="${colour.marigold}" stroke-width="3"/>${rings.join('')}`;
}

/** The fire in its square vessel, with the light it throws. */
function drawFire(): string {
  const flame = ({
    x,
    length,
    width,
    tint,
  }: {
    x: number;
    length: number;
    width: number;
    tint: string;
  }): string => `<path d="${petalPath({ root: { x, y: 512 }, length, width })}" fill="${tint}"/>`;
  const flames = [
    { x: 378, length: 80, width: 42, tint: colour.sindoor },
    { x: 424, length: 88, width: 44, tint: colour.sindoor },
    { x: 400, length: 124, width: 60, tint: mix([colour.sindoor, colour.marigold], 0.5) },
    { x: 386, length: 66, width: 32, tint: colour.marigold },
    { x: 413, length: 84, width: 36, tint: colour.marigold },
    { x: 400, length: 56, width: 26, tint: colour.paper },
  ].map(flame);
  const bricks = `<path d="M332 506H468L456 556H344Z" fill="${mix([colour.sindoor, colour.mulberry800], 0.5)}" stroke="${colour.marigold}" stroke-width="2"/><path d="M338 522H462M342 540H458M366 506L370 522M400 506V522M434 506L430 522M384 522V540M416 522V540" stroke="${colour.marigold}" stroke-opacity=".6" stroke-width="1.4"/>`;
  return `<circle cx="400" cy="450" r="250" fill="url(#lamp-light)" style="mix-blend-mode:screen"/>${flames.join('')}${bricks}`;
}

/** A tower of brass pots, largest below, with a flower on top. */
function drawPots(x: number): string {
  const pot = 'M-12 -27H12L8 -20C31 -17 35 3 22 17C14 23 -14 23 -22 17C-35 3 -31 -17 -8 -20Z';
  const sizes = [1.35, 1.08, 0.86, 0.66];
  let top = 580;
  const pots = sizes.map((size) => {
    const y = top - 20 * size;
    top = y - 24 * size;
    return `<g transform="translate(${x} ${format(y)}) scale(${size})"><path d="${pot}" fill="url(#brass)" stroke="${colour.marigoldDeep}" stroke-width="1.2"/><path d="M-31 -3Q0 5 31 -3" fill="none" stroke="${colour.mulberry700}" stroke-width="2.4" stroke-dasharray="5 4"/></g>`;
  });
  return (
    pots.toReversed().join('') + drawBloom({ bloom: 'orange', at: { x, y: top - 8 }, radius: 15, angle: 20 })
  );
}
