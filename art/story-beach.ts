import { drawBride, drawGroom } from './figures.ts';
import { type Point, between, createChance, format, formatPoint, range } from './geometry.ts';
import { colour, mix } from './palette.ts';
import { composeStory, drawSparks, storyWidth } from './story-frame.ts';

const shade = colour.mulberry900;
const horizon = 350;

/** Two silhouettes at the edge of the sea, the sun between palms before them. */
export function drawBeachStory(): string {
  const dark = mix([shade, colour.ink], 0.4);
  const couple =
    drawGroom({ at: { x: 372, y: 512 }, height: 200 }, { coat: dark, legs: dark, sash: null, turban: null }) +
    drawBride(
      { at: { x: 440, y: 514 }, height: 186 },
      {
        cloth: mix([colour.mulberry700, shade], 0.4),
        veil: mix([colour.mulberry700, shade], 0.3),
        border: colour.marigold,
      },
    );
  return composeStory({
    definitions: `<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix([colour.rose300, colour.marigold], 0.4)}"/><stop offset=".12" stop-color="${colour.rose400}"/><stop offset=".5" stop-color="${mix([colour.peacock, colour.mulberry600], 0.66)}"/><stop offset="1" stop-color="${colour.mulberry700}"/></linearGradient>`,
    air: [
      colour.mulberry800,
      colour.mulberry600,
      colour.rose400,
      mix([colour.rose300, colour.marigold], 0.6),
      colour.marigold,
    ],
    drawing: [
      drawSparks({ seed: 8, count: 30, floor: 150 }),
      drawSun(),
      drawClouds(),
      drawSea(),
      drawSand(),
      couple,
      drawPalm({ x: 62, lean: 1, height: 400 }),
      drawPalm({ x: 760, lean: -1, height: 330 }),
      drawBirds(),
    ].join(''),
  });
}

function drawSun(): string {
  return `<circle cx="406" cy="${horizon - 20}" r="300" fill="url(#sun)" opacity=".85"/><circle cx="406" cy="${horizon - 24}" r="82" fill="${mix([colour.paper, colour.marigold], 0.25)}"/>`;
}

function drawClouds(): string {
  const chance = createChance(21);
  return range(9)
    .map(() => {
      const [x, y, width] = [storyWidth * chance(), 90 + 210 * chance(), 90 + 170 * chance()];
      return `<path d="M${format(x - width / 2)} ${format(y)}q${format(width * 0.2)} -9 ${format(width * 0.42)} -7q${format(width * 0.3)} -10 ${format(width * 0.58)} 7q${format(-width * 0.5)} 7 ${format(-width)} 0Z" fill="${chance() < 0.5 ? colour.rose200 : colour.mulberry500}" opacity="${format(0.28 + 0.25 * chance())}"/>`;
    })
    .join('');
}

/** Water with the sun's road on it, brightest below the sun. */
function drawSea(): string {
  const chance = createChance(44);
  const glints = range(120).map(() => {
    const depth = chance();
    const y = horizon + 4 + depth * 120;
    const x = 406 + (chance() + chance() - 1) * (60 + depth * 190);
    const width = 8 + 46 * depth * chance();
    return `<path d="M${format(x - width)} ${format(y)}q${format(width)} -3 ${format(width * 2)} 0q${format(-width)} 3 ${format(-width * 2)} 0Z" fill="${chance() < 0.6 ? colour.marigold : colour.paper}" opacity="${format(0.85 - 0.45 * depth)}"/>`;
  });
  return `<rect y="${horizon}" width="800" height="150" fill="url(#water)"/>${glints.join('')}`;
}

function drawSand(): string {
  const foam = 'M0 478Q120 458 250 474T520 468T800 476';
  return (
    `<path d="${foam}V600H0Z" fill="${mix([colour.mulberry700, colour.marigoldDeep], 0.34)}"/><path d="M0 500Q200 480 400 496T800 494V600H0Z" fill="${mix([colour.mulberry800, colour.marigoldDeep], 0.2)}"/>` +
    `<path d="${foam}" fill="none" stroke="${colour.rose50}" stroke-width="4" opacity=".85"/><path d="M0 486Q120 466 250 482T520 476T800 484" fill="none" stroke="${colour.rose100}" stroke-width="1.5" opacity=".6"/>` +
    `<ellipse cx="408" cy="517" rx="96" ry="10" fill="${shade}" opacity=".6"/>`
  );
}

/** A coconut palm bending over the picture. */
function drawPalm({ x, lean, height }: { x: number; lean: 1 | -1; height: number }): string {
  const crown = { x: x + lean * 62, y: 580 - height };
  const side = (offset: number): string =>
    `${x + offset} ${590 - height * 0.42} ${crown.x - lean * 26 + offset * 0.7} ${crown.y + 100} ${crown.x + offset * 0.45} ${crown.y}`;
  const trunk = `M${x - 12} 600C${side(-10)}L${crown.x + 5} ${crown.y}C${side(10).split(' ').slice(2, 4).join(' ')} ${side(10).split(' ').slice(0, 2).join(' ')} ${x + 12} 600Z`;
  const fronds = [-176, -158, -138, -114, -66, -42, -22, -2, 14].map((degrees, index) =>
    drawFrond(crown, { degrees, length: 104 + (index % 3) * 20 }),
  );
  return `<g fill="${shade}"><path d="${trunk}"/>${fronds.join('')}<circle cx="${crown.x - 6}" cy="${crown.y + 8}" r="7"/><circle cx="${crown.x + 8}" cy="${crown.y + 9}" r="6"/></g>`;
}

/** One leaf: a bent rib with leaflets hanging from it. */
function drawFrond(root: Point, { degrees, length }: { degrees: number; length: number }): string {
  const angle = (degrees * Math.PI) / 180;
  const tip = { x: root.x + Math.cos(angle) * length, y: root.y + Math.sin(angle) * length * 0.5 + 46 };
  const bend = {
    x: root.x + Math.cos(angle) * length * 0.62,
    y: root.y + Math.sin(angle) * length * 0.85 - 26,
  };
  const leaflets = range(17).map((index) => {
    const share = 0.08 + (index / 16) * 0.9;
    const on = between([between([root, bend], share), between([bend, tip], share)], share);
    const drop = 30 * Math.sin(Math.PI * (0.12 + share * 0.8));
    return `M${format(on.x - 4.5)} ${format(on.y)}h9L${format(on.x + Math.cos(angle) * 13)} ${format(on.y + drop)}Z`;
  });
  return `<path d="M${formatPoint(root)}Q${formatPoint(bend)} ${formatPoint(tip)}" fill="none" stroke="${shade}" stroke-width="4"/><path d="${leaflets.join('')}"/>`;
}

function drawBirds(): string {
  return [
    { x: 250, y: 170, size: 1 },
    { x: 292, y: 150, size: 0.7 },
    { x: 580, y: 200, size: 0.8 },
  ]
    .map(
      ({ x, y, size }) =>
        `<path d="M${x - 18 * size} ${y}q${9 * size} ${-10 * size} ${18 * size} 0q${9 * size} ${-10 * size} ${18 * size} 0" fill="none" stroke="${shade}" stroke-width="2.4" stroke-linecap="round"/>`,
    )
    .join('');
}
