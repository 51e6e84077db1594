import {
  type Point,
  createChance,
  format,
  formatPoint,
  polar,
  polygonPath,
  range,
  turn,
} from './geometry.ts';
import { weaveGirih } from './girih.ts';
import { colour, mix } from './palette.ts';
import { composeStory, drawSparks } from './story-frame.ts';

/** Lit lanterns in a scalloped arch, the new moon over the domes beyond: an evening of nikah. */
export function drawLanternsStory(): string {
  const lanterns = [
    { at: { x: 400, y: 236 }, size: 1.3 },
    { at: { x: 276, y: 172 }, size: 0.85 },
    { at: { x: 524, y: 172 }, size: 0.85 },
  ].map(({ at, size }) => drawLantern(at, size));
  return composeStory({
    definitions: `<clipPath id="opening"><path d="${archPath()}"/></clipPath><clipPath id="wall"><path clip-rule="evenodd" d="M0 0H800V600H0Z${archPath()}"/></clipPath>
<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix([colour.peacock, colour.mulberry900], 0.62)}"/><stop offset=".5" stop-color="${colour.mulberry600}"/><stop offset=".85" stop-color="${mix([colour.rose300, colour.marigold], 0.5)}"/></linearGradient>
<radialGradient id="lantern-light"><stop offset="0" stop-color="${colour.paper}" stop-opacity=".8"/><stop offset=".18" stop-color="${colour.marigold}" stop-opacity=".5"/><stop offset="1" stop-color="${colour.marigold}" stop-opacity="0"/></radialGradient>
<linearGradient id="pane" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour.marigold}"/><stop offset=".55" stop-color="${colour.paper}"/><stop offset="1" stop-color="${mix([colour.marigold, colour.sindoor], 0.3)}"/></linearGradient>`,
    air: [colour.mulberry800, colour.mulberry900],
    drawing: [drawBeyond(), drawScreen(), drawRims(), drawFloor(), ...lanterns].join(''),
  });
}

/** An arch of nine scallops on straight sides. */
function archPath(grow = 0): string {
  const middle = { x: 400, y: 300 };
  const radius = 232 + grow;
  const ends = range(10).map((index) => {
    const angle = Math.PI + (index * Math.PI) / 9;
    const spot = polar(middle, { radius, angle });
    return { x: spot.x, y: middle.y + (spot.y - middle.y) * 1.1 };
  });
  const scallops = ends.slice(1).map((spot) => `A46 46 0 0 1 ${formatPoint(spot)}`);
  return `M${formatPoint(ends[0] ?? middle)}${scallops.join('')}V${540 + grow}H${400 - radius}Z`;
}

/** Sky, moon, and the domes of the town. */
function drawBeyond(): string {
  const dome = (x: number, size: number): string =>
    `M${x - 50 * size} 520V${430 + 10 * size}C${x - 74 * size} ${400 - 20 * size} ${x - 20 * size} ${400 - 50 * size} ${x} ${400 - 92 * size}C${x + 20 * size} ${400 - 50 * size} ${x + 74 * size} ${400 - 20 * size} ${x + 50 * size} ${430 + 10 * size}V520Z`;
  const tower = (x: number, height: number): string =>
    `M${x - 9} 520V${520 - height}H${x - 13}V${510 - height}H${x - 7}V${486 - height}Q${x} ${470 - height} ${x} ${458 - height}Q${x} ${470 - height} ${x + 7} ${486 - height}V${510 - height}H${x + 13}V${520 - height}H${x + 9}V520Z`;
  const windows = range(13).map((index) => `M${184 + index * 34} 520v-24q9 -16 18 0v24Z`);
  const far = mix([colour.mulberry600, colour.rose300], 0.3);
  return (
    `<g clip-path="url(#opening)"><rect width="800" height="560" fill="url(#dusk)"/>${drawSparks({ seed: 17, count: 60, floor: 330 })}` +
    `<path d="M610 178A44 44 0 1 1 566 122A35 35 0 1 0 610 178Z" fill="${mix([colour.paper, colour.marigold], 0.25)}" transform="translate(140 176) scale(.72)"/>` +
    `<path d="${dome(300, 0.8)}${dome(508, 0.8)}${tower(212, 190)}${tower(590, 190)}" fill="${far}"/><path d="${dome(404, 1.2)}" fill="${mix([far, colour.mulberry800], 0.35)}"/><path d="M170 470H640V560H170Z" fill="${mix([far, colour.mulberry800], 0.5)}"/><path d="${windows.join('')}" fill="${mix([colour.marigold, colour.rose300], 0.25)}" opacity=".8"/></g>`
  );
}

/** The wall round the arch: a pierced lattice in gold. */
function drawScreen(): string {
  const straps = weaveGirih({
    origin: { x: 400, y: 20 },
    edge: 38,
    isWanted: ({ x, y }) => x > -90 && x < 890 && y > -90 && y < 690,
  });
  const bands = straps
    .map(
      ({ ends, bend }) => `M${formatPoint(ends[0].point)}L${formatPoint(bend)}L${formatPoint(ends[1].point)}`,
    )
    .join('');
  return `<g clip-path="url(#wall)"><rect width="800" height="600" fill="${colour.mulberry800}"/><path d="${bands}" fill="none" stroke="${colour.mulberry900}" stroke-width="7"/><path d="${bands}" fill="none" stroke="${colour.marigold}" stroke-opacity=".62" stroke-width="2.2"/></g>`;
}

function drawRims(): string {
  return `<path d="${archPath(9)}" fill="none" stroke="${colour.mulberry700}" stroke-width="20"/><path d="${archPath(19)}" fill="none" stroke="url(#gold)" stroke-width="3"/><path d="${archPath()}" fill="none" stroke="url(#gold)" stroke-width="4"/>`;
}

/** A threshold with rose petals. */
function drawFloor(): string {
  const chance = createChance(9);
  const petals = range(70).map(() => {
    const [x, y] = [format(90 + 620 * chance()), format(550 + 42 * chance())];
    const tint = chance() < 0.5 ? colour.rose300 : colour.mulberry500;
    return `<ellipse cx="${x}" cy="${y}" rx="${format(5 + 4 * chance())}" ry="3" fill="${tint}" transform="rotate(${format((chance() - 0.5) * 60)} ${x} ${y})"/>`;
  });
  return `<rect y="536" width="800" height="64" fill="${mix([colour.mulberry900, colour.ink], 0.3)}"/><rect y="535" width="800" height="3" fill="${colour.marigold}" opacity=".8"/>${petals.join('')}`;
}

/** A hanging lantern of six panes; `at` is the middle of its glass. */
function drawLantern(at: Point, size: number): string {
  const spot = (x: number, y: number): Point => ({ x, y });
  const glass = polygonPath([
    spot(-34, -34),
    spot(34, -34),
    spot(44, 30),
    spot(24, 56),
    spot(-24, 56),
    spot(-44, 30),
  ]);
  const roof = 'M-38 -36C-34 -62 -14 -64 -7 -86H7C14 -64 34 -62 38 -36Z';
  const bars = 'M-12 -34L-15 32L-9 56M12 -34L15 32L9 56M-44 30H44';
  const star = polygonPath(
    range(16).map((index) =>
      polar(spot(0, 0), { radius: index % 2 === 0 ? 15 : 8, angle: (index * turn) / 16 }),
    ),
  );
  return (
    `<g transform="translate(${formatPoint(at)}) scale(${size})"><path d="M0 -86V-420" stroke="${colour.marigold}" stroke-width="2"/><circle r="190" fill="url(#lantern-light)" style="mix-blend-mode:screen"/>` +
    `<path d="${glass}" fill="url(#pane)" stroke="url(#gold)" stroke-width="4"/><path d="${bars}" fill="none" stroke="${colour.marigoldDeep}" stroke-width="2.6"/><path d="${star}" fill="${colour.sindoor}" fill-opacity=".55"/>` +
    `<path d="${roof}" fill="url(#gold)"/><circle cy="-91" r="7" fill="none" stroke="${colour.marigold}" stroke-width="3"/><path d="M-26 57H26L14 68H-14Z" fill="url(#gold)"/><path d="M0 68V96" stroke="${colour.rose200}" stroke-width="5"/></g>`
  );
}
