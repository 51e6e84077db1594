import { drawBride, drawGroom } from './figures.ts';
import { drawLeaves, drawStrand, drawSwag, garlandDefinitions } from './garland.ts';
import { createChance, format, polar, range, turn } from './geometry.ts';
import { hangingLampDefinitions } from './hanging-lamp.ts';
import { drawLamp, lampDefinitions } from './lamp.ts';
import { colour, mix } from './palette.ts';
import { composeStory, storyHeight, storyWidth } from './story-frame.ts';

/** A couple seen from behind under wedding garlands, the sun going down beyond a temple tower. */
export function drawGarlandsStory(): string {
  const thread = { size: 21, sag: 130, chance: createChance(13) };
  const nails = [10, 180, 620, 790].map((x) => ({ x, y: -10 }));
  const ends = [nails[0] ?? { x: 0, y: 0 }, nails[3] ?? { x: 0, y: 0 }] as const;
  const swags = nails.slice(1).map((nail, index) => drawSwag(thread, [nails[index] ?? nail, nail]));
  const strands = nails.map((top, index) => drawStrand(thread, { top, length: index % 3 === 0 ? 330 : 190 }));
  const couple =
    drawGroom(
      { at: { x: 345, y: 520 }, height: 285 },
      {
        coat: mix([colour.paper, colour.marigold], 0.3),
        legs: colour.paper,
        sash: colour.mulberry600,
        turban: colour.mulberry600,
      },
    ) +
    drawBride(
      { at: { x: 458, y: 522 }, height: 262 },
      {
        cloth: colour.sindoor,
        veil: mix([colour.sindoor, colour.mulberry600], 0.5),
        border: colour.marigold,
      },
    );
  const lamps = [90, 190, 610, 710].map((x, index) =>
    drawLamp({ x, y: 520 + (index % 3 === 0 ? 22 : 0) }, 17),
  );
  return composeStory({
    definitions: garlandDefinitions + hangingLampDefinitions + lampDefinitions,
    air: [
      colour.mulberry800,
      colour.mulberry500,
      mix([colour.rose300, colour.marigold], 0.55),
      mix([colour.marigold, colour.paper], 0.3),
    ],
    drawing: [
      drawSun(),
      drawTower(140, 1),
      drawTower(670, 0.72),
      drawFloor(),
      ...lamps,
      couple,
      drawLeaves(thread, ends),
      ...swags,
      ...strands,
    ].join(''),
  });
}

function drawSun(): string {
  return `<circle cx="400" cy="380" r="330" fill="url(#sun)" opacity=".9"/>`;
}

/** A stepped gopuram in the haze, tier upon tier. */
function drawTower(x: number, scale: number): string {
  const tint = mix([colour.mulberry500, colour.rose300], 0.45);
  const tiers = range(7).map((tier) => {
    const half = (86 - tier * 9.5) * scale;
    const y = 470 - (tier + 1) * 38 * scale;
    const niches = range(7 - tier).map(
      (index) =>
        `<rect x="${format(x + (index - (6 - tier) / 2) * 19 * scale - 4 * scale)}" y="${format(y + 12 * scale)}" width="${format(8 * scale)}" height="${format(17 * scale)}" rx="${format(4 * scale)}"/>`,
    );
    return `<rect x="${format(x - half)}" y="${format(y)}" width="${format(half * 2)}" height="${format(34 * scale)}" rx="3" fill="${tint}"/><rect x="${format(x - half - 4 * scale)}" y="${format(y + 32 * scale)}" width="${format(half * 2 + 8 * scale)}" height="${format(7 * scale)}" rx="3" fill="${mix([tint, colour.mulberry800], 0.25)}"/><g fill="${mix([tint, colour.mulberry800], 0.35)}">${niches.join('')}</g>`;
  });
  const top = 470 - 7 * 38 * scale;
  const spires = range(3).map(
    (index) =>
      `<path d="M${format(x + (index - 1) * 14 * scale)} ${format(top - 26 * scale)}q${format(7 * scale)} ${format(14 * scale)} 0 ${format(28 * scale)}q${format(-7 * scale)} ${format(-14 * scale)} 0 ${format(-28 * scale)}Z" fill="${colour.marigold}"/>`,
  );
  return `<g opacity=".62">${tiers.join('')}${spires.join('')}</g>`;
}

/** Stone floor with a ring of petals round the pair's feet. */
function drawFloor(): string {
  const chance = createChance(3);
  const petals = range(150).map(() => {
    const spot = polar({ x: 400, y: 530 }, { radius: 190 + 90 * chance(), angle: chance() * turn });
    const tint = chance() < 0.5 ? colour.marigold : mix([colour.sindoor, colour.marigold], 0.4);
    return `<ellipse cx="${format(spot.x)}" cy="${format(530 + (spot.y - 530) * 0.2)}" rx="${format(4 + 3 * chance())}" ry="2.2" fill="${tint}"/>`;
  });
  return `<rect y="470" width="${storyWidth}" height="${storyHeight - 470}" fill="${colour.mulberry700}"/><rect y="470" width="${storyWidth}" height="3" fill="${colour.marigold}" opacity=".6"/><ellipse cx="400" cy="528" rx="170" ry="20" fill="${colour.mulberry900}" opacity=".5"/>${petals.join('')}`;
}
