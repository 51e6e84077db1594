import { format, formatPoint, type Point, polar, range, turn } from '#art/geometry.ts';
import { colour, mix } from '#art/palette.ts';
import { sheet, type Wall } from './walls.ts';

const f = format;

export function drawGarland(chance: () => number): string {
  const blooms: string[] = [];
  for (const [from, to, sag] of [
    [-40, 440, 120],
    [440, 1000, 150],
  ] as const) {
    const count = Math.round((to - from) / 46);
    for (const index of range(count + 1)) {
      const share = index / count;
      blooms.push(
        drawBloom(
          { x: from + (to - from) * share, y: 14 + sag * 4 * share * (1 - share) },
          { radius: 30 + chance() * 6, index },
        ),
      );
    }
  }
  for (const [x, count] of [
    [64, 11],
    [440, 4],
    [898, 13],
  ] as const) {
    for (const index of range(count))
      blooms.push(
        drawBloom(
          { x: x + (chance() - 0.5) * 8, y: 24 + index * 47 },
          { radius: 29 + chance() * 6, index: index + 2 },
        ),
      );
  }
  return `<g opacity=".8">${blooms.join('')}</g>`;
}

function drawBloom(at: Point, { radius, index }: { radius: number; index: number }): string {
  const body =
    [colour.marigold, mix([colour.sindoor, colour.marigold], 0.55)][Math.floor(index / 2) % 2] ??
    colour.marigold;
  const ring = (share: number, petals: number): string =>
    `<circle r="${f(radius * share)}" fill="none" stroke="${mix([body, colour.mulberry800], 0.42)}" stroke-width="${f(radius * 0.16)}" stroke-dasharray="${f(((radius * share * turn) / petals) * 0.34)} ${f(((radius * share * turn) / petals) * 0.66)}" stroke-opacity=".55"/>`;
  return `<g transform="translate(${formatPoint(at)}) rotate(${(index * 41) % 90})"><circle r="${f(radius)}" fill="${mix([body, colour.sindoor], 0.25)}"/><circle r="${f(radius * 0.8)}" fill="${body}" cx="-2" cy="-3"/>${ring(0.86, 15)}${ring(0.58, 11)}${ring(0.3, 7)}<circle r="${f(radius * 0.5)}" cx="-6" cy="-8" fill="${mix([body, colour.paper], 0.5)}" fill-opacity=".35"/></g>`;
}

/** A niche with a cusped arch. */
export function drawArch(wall: Wall): string {
  const path = (grow: number): string => {
    const [l, r] = [130 - grow, 830 + grow];
    return `M${l} 1290V560C${l} 500 ${l - 4} 470 ${l + 40} 440C${l + 20} 370 ${l + 60} 320 ${l + 120} 316C${l + 118} 250 ${l + 180} 204 ${l + 240} 212C${l + 260} 150 ${f(440 - grow * 0.2)} 120 480 ${60 - grow}C${f(520 + grow * 0.2)} 120 ${r - 260} 150 ${r - 240} 212C${r - 180} 204 ${r - 118} 250 ${r - 120} 316C${r - 60} 320 ${r - 20} 370 ${r - 40} 440C${r + 4} 470 ${r} 500 ${r} 560V1290Z`;
  };
  return `<path d="${path(0)}" fill="${wall.light}" fill-opacity=".32"/><path d="${path(14)}" fill="none" stroke="${wall.ornament}" stroke-width="5" stroke-opacity=".5"/><path d="${path(30)}" fill="none" stroke="${wall.ornament}" stroke-width="2.5" stroke-opacity=".36"/><path d="${path(-16)}" fill="none" stroke="${wall.ornament}" stroke-width="7" stroke-dasharray="0 22" stroke-linecap="round" stroke-opacity=".36"/>`;
}

/** Stars of eight points and what is between them, as in carved windows. */
export function drawLattice(wall: Wall): string {
  const step = 168;
  const stars = range(9).flatMap((row) =>
    range(7).map((column) => {
      const centre = { x: column * step - 20, y: row * step - 40 };
      const points = range(16).map((index) =>
        polar(centre, { radius: index % 2 === 0 ? 84 : 62, angle: (index * turn) / 16 }),
      );
      return `M${points.map(formatPoint).join('L')}Z`;
    }),
  );
  const crosses = range(9).flatMap((row) =>
    range(7).map((column) => {
      const [x, y] = [column * step + 64, row * step + 44];
      return `M${x} ${y - 40}L${x + 40} ${y}L${x} ${y + 40}L${x - 40} ${y}Z`;
    }),
  );
  return `<path d="${stars.join('')}" fill="${wall.light}" fill-opacity=".12" stroke="${wall.ornament}" stroke-width="4" stroke-opacity=".2" stroke-linejoin="round"/><path d="${crosses.join('')}" fill="${wall.ornament}" fill-opacity=".07" stroke="${wall.ornament}" stroke-width="2.5" stroke-opacity=".16"/>`;
}

/** Lights far behind, out of focus. */
export function drawLamps(chance: () => number): string {
  const lights = range(34).map(() => {
    const radius = 12 + 46 * chance() ** 2;
    const tint = chance() < 0.7 ? colour.marigold : colour.rose200;
    const at = { x: chance() * sheet.width, y: chance() ** 1.3 * 900 };
    return `<circle cx="${f(at.x)}" cy="${f(at.y)}" r="${f(radius)}" fill="${tint}" fill-opacity="${f(0.1 + 0.2 * chance())}" stroke="${mix([tint, colour.paper], 0.5)}" stroke-opacity=".16" stroke-width="2"/>`;
  });
  return lights.join('');
}

/** Loops around dots, as they are drawn before a door. */
export function drawKolam(wall: Wall): string {
  const centre = { x: 480, y: 430 };
  const rings = [
    { radius: 330, count: 12, size: 92 },
    { radius: 450, count: 18, size: 80 },
  ].flatMap(({ radius, count, size }) =>
    range(count).map((index) => {
      const angle = (index * turn) / count;
      const at = polar(centre, { radius, angle });
      const degrees = f((angle * 360) / turn + 90);
      return `<g transform="translate(${formatPoint(at)}) rotate(${degrees})"><path d="M0 ${size}C${-size} 0 ${-size * 0.5} ${-size} 0 ${-size}C${size * 0.5} ${-size} ${size} 0 0 ${size}Z"/><circle r="7" fill="${wall.ornament}" fill-opacity=".3"/></g>`;
    }),
  );
  return `<g fill="none" stroke="${wall.ornament}" stroke-width="5" stroke-opacity=".3">${rings.join('')}</g>`;
}

/** A round window of a church. */
export function drawWindow(wall: Wall): string {
  const centre = { x: 480, y: 400 };
  const petals = range(12).map((index) => {
    const angle = (index * turn) / 12;
    const tint = [colour.rose400, colour.marigold, colour.peacock][index % 3];
    return `<path d="M0 -150C70 -230 74 -340 0 -410C-74 -340 -70 -230 0 -150Z" fill="${tint ?? colour.marigold}" fill-opacity=".2" transform="translate(${formatPoint(centre)}) rotate(${f((angle * 360) / turn)})"/>`;
  });
  return `<circle cx="480" cy="400" r="446" fill="${wall.light}" fill-opacity=".16"/><g stroke="${wall.ornament}" stroke-opacity=".34" stroke-width="5">${petals.join('')}</g><circle cx="480" cy="400" r="446" fill="none" stroke="${wall.ornament}" stroke-opacity=".4" stroke-width="9"/><circle cx="480" cy="400" r="424" fill="none" stroke="${wall.ornament}" stroke-opacity=".3" stroke-width="2.5"/>`;
}
