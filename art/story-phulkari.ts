import { drawBride, drawGroom } from './figures.ts';
import { format, polygonPath, range } from './geometry.ts';
import { colour, mix } from './palette.ts';
import { composeStory, drawSparks } from './story-frame.ts';

const threads = [
  colour.marigold,
  colour.rose200,
  mix([colour.sindoor, colour.marigold], 0.45),
  mix([colour.tulsi, colour.marigold], 0.3),
  colour.rose300,
];
const shore = 420;

/** A couple joined by the groom's scarf under a canopy embroidered as phulkari, domes and lights across the water. */
export function drawPhulkariStory(): string {
  const groom = drawGroom(
    { at: { x: 340, y: 556 }, height: 276 },
    {
      coat: mix([colour.paper, colour.rose100], 0.4),
      legs: colour.paper,
      sash: null,
      turban: colour.sindoor,
    },
  );
  const bride = drawBride(
    { at: { x: 462, y: 558 }, height: 252 },
    { cloth: colour.mulberry500, veil: colour.mulberry600, border: colour.marigold },
  );
  const scarf = `<path d="M300 352C330 372 372 384 402 420C416 438 430 446 448 446L446 462C424 464 404 452 390 434C366 404 324 392 296 372Z" fill="${mix([colour.sindoor, colour.marigold], 0.5)}" stroke="${colour.marigold}" stroke-width="1.5"/>`;
  return composeStory({
    definitions: `<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix([colour.marigold, colour.rose300], 0.5)}"/><stop offset=".5" stop-color="${mix([colour.peacock, colour.mulberry600], 0.5)}"/><stop offset="1" stop-color="${colour.mulberry700}"/></linearGradient>`,
    air: [
      colour.mulberry900,
      colour.mulberry700,
      colour.rose400,
      mix([colour.rose300, colour.marigold], 0.6),
      colour.mulberry700,
    ],
    drawing: [
      drawSparks({ seed: 27, count: 40, floor: 300 }),
      `<circle cx="400" cy="400" r="310" fill="url(#sun)" opacity=".8"/>`,
      drawWater(),
      drawTerrace(),
      groom,
      bride,
      scarf,
      drawPoles(),
      drawCanopy(),
    ].join(''),
  });
}

/** A long white house with golden domes, and its reflection. */
function drawWater(): string {
  const wall = mix([colour.paper, colour.rose200], 0.4);
  const gold = mix([colour.marigold, colour.paper], 0.2);
  const dome = (x: number, size: number): string =>
    `<path d="M${format(x - 24 * size)} ${shore - 62}C${format(x - 42 * size)} ${format(shore - 62 - 26 * size)} ${format(x - 16 * size)} ${format(shore - 62 - 46 * size)} ${x} ${format(shore - 62 - 66 * size)}C${format(x + 16 * size)} ${format(shore - 62 - 46 * size)} ${format(x + 42 * size)} ${format(shore - 62 - 26 * size)} ${format(x + 24 * size)} ${shore - 62}Z" fill="${gold}" stroke="${colour.marigoldDeep}" stroke-width="1"/>`;
  const doors = range(15).map((index) => `<path d="M${186 + index * 30} ${shore}v-26a8 9 0 0 1 16 0v26Z"/>`);
  const house = `<rect x="170" y="${shore - 62}" width="460" height="62" fill="${wall}"/><g fill="${mix([colour.mulberry500, colour.marigold], 0.35)}">${doors.join('')}</g><rect x="164" y="${shore - 66}" width="472" height="6" fill="${gold}"/>${dome(400, 1.5)}${dome(250, 0.8)}${dome(550, 0.8)}${dome(182, 0.5)}${dome(618, 0.5)}`;
  const ripples = range(26).map(
    (index) => `M${150 + ((index * 137) % 480)} ${shore + 6 + index * 3.6}h${20 + ((index * 31) % 50)}`,
  );
  return `<rect y="${shore}" width="800" height="110" fill="url(#water)"/><g opacity=".36" transform="translate(0 ${shore * 2}) scale(1 -1)">${house}</g>${house}<path d="${ripples.join('')}" stroke="${colour.paper}" stroke-opacity=".5" stroke-width="1.5"/>`;
}

function drawTerrace(): string {
  const tiles = range(17).map((index) => `M${index * 50} 524L${400 + (index - 8) * 84} 600`);
  return `<rect y="516" width="800" height="84" fill="${mix([colour.mulberry800, colour.mulberry700], 0.5)}"/><rect y="514" width="800" height="6" fill="${colour.marigold}"/><path d="${tiles.join('')}M0 552H800" stroke="${colour.rose400}" stroke-opacity=".35" stroke-width="1.5"/><ellipse cx="404" cy="560" rx="165" ry="13" fill="${colour.mulberry900}" opacity=".55"/>`;
}

function drawPoles(): string {
  return [70, 730]
    .map(
      (x) =>
        `<rect x="${x - 6}" y="120" width="12" height="470" fill="url(#gold)"/><path d="M${x - 6} 300L${x + 6} 312M${x - 6} 340L${x + 6} 352M${x - 6} 380L${x + 6} 392M${x - 6} 420L${x + 6} 432M${x - 6} 460L${x + 6} 472" stroke="${colour.mulberry600}" stroke-width="3"/><circle cx="${x}" cy="112" r="11" fill="url(#gold)"/>`,
    )
    .join('');
}

/** The canopy's cloth, sagging between its poles, with rows of stitched diamonds and a fringe. */
function drawCanopy(): string {
  const sagAt = (x: number): number => 56 * Math.sin((Math.PI * x) / 800);
  const lower = range(41).map((index) => ({ x: index * 20, y: 128 + sagAt(index * 20) }));
  const cloth = polygonPath([{ x: 0, y: -10 }, ...lower, { x: 800, y: -10 }]);
  const diamonds = range(7).flatMap((row) =>
    range(21).map((column) => {
      const x = column * 40 + (row % 2) * 20;
      const y = -4 + row * 18 + sagAt(x) * ((row + 2) / 8);
      return drawStitch({ x, y, tint: threads[(column + row * 2) % threads.length] ?? colour.marigold });
    }),
  );
  const fringe = lower.map(({ x, y }) => `M${x} ${format(y)}v20`);
  const edge = polygonPath([...lower, ...lower.map(({ x, y }) => ({ x, y: y - 13 })).toReversed()]);
  return `<path d="${cloth}" fill="${mix([colour.sindoor, colour.mulberry700], 0.62)}"/>${diamonds.join('')}<path d="${edge}" fill="${colour.marigold}"/><path d="${fringe.join('')}" stroke="${colour.marigold}" stroke-width="4" stroke-linecap="round"/>`;
}

/** One flower of satin stitch: four lozenges of floss round a bright eye. */
function drawStitch({ x, y, tint }: { x: number; y: number; tint: string }): string {
  const lozenge = (across: number, down: number): string =>
    `M${format(x + across)} ${format(y + down - 5.4)}l7.4 5.4l-7.4 5.4l-7.4 -5.4Z`;
  const four = [lozenge(-8.6, 0), lozenge(8.6, 0), lozenge(0, -6.4), lozenge(0, 6.4)];
  const ribs = [-8.6, 0, 8.6].map((across) => `M${format(x + across)} ${format(y - 10)}v20`);
  return `<path d="${four.join('')}" fill="${tint}"/><path d="${ribs.join('')}" stroke="${colour.mulberry700}" stroke-opacity=".35" stroke-width="1"/><circle cx="${format(x)}" cy="${format(y)}" r="1.8" fill="${colour.paper}"/>`;
}
