import { createChance, format, formatPoint, type Point, polar, range } from '#art/geometry.ts';
import { mix } from '#art/palette.ts';
import type { Looks } from '../looks/looks.ts';
import type { Side, View } from './pose.ts';
import { line, shape } from './soft.ts';

type Tress = { view: View; looks: Looks; near: Side };

/** Hair coiled at the nape; it is seen behind the nearer side of the neck. */
export function drawBun({ view, looks: { hair, hairColour }, near }: Tress): string {
  const low = hair === 'side bun';
  const at = view.at([near * (low ? 118 : 84), low ? 122 : 104, low ? -60 : -110]);
  const [rx, ry] = low ? [70, 62] : [66, 58];
  const coils = range(9).map((index) => {
    const size = 1 - index * 0.1;
    const path = `M${format(-rx * size)} ${format(8 * size)}C${format(-rx * size)} ${format(-ry * size)} ${format(rx * size * 0.9)} ${format(-ry * size)} ${format(rx * size)} ${format(4 * size)}C${format(rx * size * 0.8)} ${format(ry * size * 0.9)} ${format(-rx * size * 0.5)} ${format(ry * size)} ${format(-rx * size * 0.86)} ${format(ry * size * 0.4)}`;
    return line(path, {
      stroke: index % 2 === 0 ? hairColour.light : hairColour.dark,
      width: 2.6,
      opacity: index % 2 === 0 ? 0.32 : 0.6,
    });
  });
  return `<g transform="translate(${formatPoint(at)}) rotate(${near * -12})"><ellipse rx="${rx}" ry="${ry}" fill="${hairColour.base}"/>${shape('M-40 -40C-10 -56 20 -46 30 -30C0 -20 -30 -16 -46 -20Z', { fill: hairColour.light, opacity: 0.4, soft: 7 })}${coils.join('')}</g>`;
}

/** A plait that comes forward over the nearer shoulder. */
export function drawBraid({ view, looks, near }: Tress): string {
  const { base, light, dark } = looks.hairColour;
  const lobes = range(15).map((index) => {
    const share = index / 14;
    const side = index % 2 === 0 ? 1 : -1;
    const spot = view.at([
      near * (118 + 66 * Math.sin(share * 2.1)),
      150 + share * 560,
      -40 + 90 * Math.min(1, share * 3),
    ]);
    const size = 1 - 0.4 * share;
    const strokes = range(7).map((strand) =>
      line(
        `M${format(-36 + strand * 3)} ${format(-22 + strand * 6)}C-10 ${format(-22 + strand * 7)} 16 ${format(-10 + strand * 6)} 34 ${format(6 + strand * 3)}`,
        { stroke: strand % 2 === 0 ? light : dark, width: 2, opacity: strand % 2 === 0 ? 0.3 : 0.55 },
      ),
    );
    return `<g transform="translate(${format(spot.x + side * 13 * size)} ${format(spot.y)}) scale(${format(size * side)} ${format(size)}) rotate(28)"><path d="M-44 -10C-34 -34 10 -34 42 4C40 30 -10 34 -44 -10Z" fill="${base}" stroke="${dark}" stroke-width="3"/>${strokes.join('')}</g>`;
  });
  const end = view.at([near * 176, 716, 50]);
  const band = `<rect x="${format(end.x - 15)}" y="${format(end.y - 12)}" width="30" height="20" rx="8" fill="#8E1F4B"/>`;
  const tail = shape(
    `M${format(end.x - 14)} ${format(end.y)}C${format(end.x - 24)} ${format(end.y + 60)} ${format(end.x - 10)} ${format(end.y + 110)} ${format(end.x)} ${format(end.y + 130)}C${format(end.x + 16)} ${format(end.y + 90)} ${format(end.x + 22)} ${format(end.y + 50)} ${format(end.x + 14)} ${format(end.y)}Z`,
    { fill: base },
  );
  return tail + lobes.join('') + band;
}

/** Jasmine around a bun, or hanging down from behind the ear. */
export function drawJasmine({ view, looks: { hair }, near }: Tress): string {
  const low = hair === 'side bun';
  const centre = view.at([near * (low ? 118 : 84), low ? 122 : 104, low ? -60 : -110]);
  const flowers: Point[] = hair.includes('bun')
    ? range(17).map((index) => polar(centre, { radius: low ? 70 : 66, angle: index * 0.37 }))
    : range(15).map((index) => view.at([near * (168 + 20 * Math.sin(index * 0.34)), 40 + index * 21, -20]));
  return flowers.map((at, index) => drawFlower(at, index)).join('');
}

function drawFlower(at: Point, index: number): string {
  const petals = range(5).map(
    (petal) =>
      `<ellipse cy="-7.5" rx="4.6" ry="8" fill="${petal % 2 === 0 ? '#FFFDF5' : '#F3EBDA'}" transform="rotate(${petal * 72})"/>`,
  );
  return `<g transform="translate(${formatPoint(at)}) rotate(${(index * 47) % 90})"><circle r="12" fill="#3E5A33" fill-opacity=".35"/>${petals.join('')}<circle r="3" fill="#E9D9A0"/></g>`;
}

/** Curly hair: many small arcs over a dark ground. */
export function drawCurls({ view, looks }: { view: View; looks: Looks }): string {
  const { base, light, dark } = looks.hairColour;
  const chance = createChance(Math.round(looks.parting * 1000) + 77);
  const spots = listCurls(chance).map(({ x, y, z }) => ({
    at: view.at([x, y, z]),
    size: 13 + chance() * 11,
    angle: chance() * 360,
  }));
  const ground = spots.map(
    ({ at, size }) => `<circle cx="${format(at.x)}" cy="${format(at.y)}" r="${format(size * 1.15)}"/>`,
  );
  const arcs = spots.map(({ at, size, angle }, index) => {
    const r = format(size * 0.8);
    const lit = at.x < 20 && at.y < -60;
    const tint = index % 3 === 0 ? dark : mix([base, light], lit ? 0.75 : 0.35);
    return `<path d="M-${r} 0A${r} ${r} 0 1 1 ${format(size * 0.4)} ${format(size * 0.66)}M-${format(size * 0.4)} 2A${format(size * 0.42)} ${format(size * 0.42)} 0 1 1 ${format(size * 0.3)} ${format(size * 0.2)}" stroke="${tint}" transform="translate(${formatPoint(at)}) rotate(${format(angle)})"/>`;
  });
  return `<g fill="${base}">${ground.join('')}</g><g fill="none" stroke-width="2.6" stroke-opacity=".4" stroke-linecap="round">${arcs.join('')}</g>`;
}

type Curl = { x: number; y: number; z: number };

/** From the forehead over the crown, and down to the temples. */
function listCurls(chance: () => number): Curl[] {
  return range(130).map(() => {
    const x = (chance() * 2 - 1) * 158;
    const high = -176 - 122 * Math.sqrt(1 - (x / 186) ** 2);
    const low = -182 + Math.max(0, Math.abs(x) - 96) * 0.9;
    const along = chance();
    return { x, y: high + (low - high) * along, z: 20 + 92 * along - Math.abs(x) * 0.24 };
  });
}
