import { format, formatPoint, type Point, range } from '#art/geometry.ts';
import { mix } from '#art/palette.ts';
import type { Looks } from '../looks/looks.ts';
import { type Body, collarPoint } from './body.ts';
import { earLobe } from './draw-face.ts';
import { type View, mirror, sides } from './pose.ts';
import { line, shape } from './soft.ts';

const gold = { light: '#FFE9A8', base: '#DDA22E', deep: '#7E4E0C' };

export const jewelleryDefinitions = `<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${gold.light}"/><stop offset=".4" stop-color="${gold.base}"/><stop offset="1" stop-color="${gold.deep}"/></linearGradient><radialGradient id="pearl" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".6" stop-color="#EADFD2"/><stop offset="1" stop-color="#A98F86"/></radialGradient>`;

const earrings: Readonly<Record<NonNullable<Looks['earrings']>, string>> = {
  studs: '<circle r="7" fill="url(#gold)"/><circle cx="-2" cy="-2" r="2.4" fill="#FFF7DA"/>',
  jhumka: `<circle r="8" fill="url(#gold)"/><circle r="3" fill="#8E1F4B"/><path d="M0 8V18" stroke="${gold.deep}" stroke-width="2"/><path d="M-4 16C-17 20 -21 34 -22 46H22C21 34 17 20 4 16Z" fill="url(#gold)"/><path d="M-21 41H21" stroke="${gold.deep}" stroke-width="2.5" stroke-dasharray="2 3"/>${range(
    7,
  )
    .map((index) => `<circle cx="${-18 + index * 6}" cy="51" r="3.2" fill="url(#pearl)"/>`)
    .join('')}`,
  drops: `<circle r="5.5" fill="url(#gold)"/><path d="M0 6V22" stroke="${gold.base}" stroke-width="2.2"/><path d="M0 20C12 36 10 48 0 50C-10 48 -12 36 0 20Z" fill="url(#pearl)"/>`,
  hoops: `<ellipse cy="20" rx="13" ry="20" fill="none" stroke="url(#gold)" stroke-width="4.6"/>`,
};

export function drawEarrings(looks: Looks, view: View): string {
  const kind = looks.earrings;
  if (kind === null) return '';
  return sides
    .filter((side) => !view.isFar(side) || Math.abs(view.pose.yaw) < 0.12)
    .map((side) => {
      const at = earLobe(looks, { view, side });
      return `<g transform="translate(${formatPoint(at)})">${earrings[kind]}</g>`;
    })
    .join('');
}

export function drawNoseStud({ hasNoseStud, face }: Looks, view: View): string {
  if (!hasNoseStud) return '';
  const at = view.at([33 * face.noseWidth, 104 * face.noseLength - 14, 150]);
  return `<circle cx="${format(at.x + 1)}" cy="${format(at.y + 1.5)}" r="4.6" fill="#2A0F10" fill-opacity=".35"/><circle cx="${format(at.x)}" cy="${format(at.y)}" r="4.2" fill="url(#gold)"/><circle cx="${format(at.x - 1)}" cy="${format(at.y - 1)}" r="1.5" fill="#FFFBEA"/>`;
}

/** A mark of faith or of beauty on the forehead. */
export function drawForeheadMark({ hasBindi, hasTilak }: Looks, view: View): string {
  const at = view.at([0, -62]);
  if (hasBindi) {
    return `<circle cx="${format(at.x)}" cy="${format(at.y)}" r="7.6" fill="#8E1427"/><circle cx="${format(at.x - 2)}" cy="${format(at.y - 2)}" r="2.4" fill="#D8576A" fill-opacity=".8"/>`;
  }
  return hasTilak
    ? line(view.path('M0 -92L0 -62'), { stroke: '#B3261E', width: 7, opacity: 0.8, soft: 1 })
    : '';
}

export type Necklace = 'chain' | 'pendant' | 'cross' | 'pearls' | 'choker' | 'long';

export function drawNecklace(kind: Necklace, body: Body): string {
  const deep = { chain: 44, pendant: 62, cross: 66, pearls: 52, choker: -26, long: 190 }[kind];
  const wide = kind === 'choker' ? body.neck - 4 : body.neck + 10;
  const [left, right] =
    kind === 'choker'
      ? [
          { x: body.pit.x - wide, y: body.pit.y - 72 },
          { x: body.pit.x + wide, y: body.pit.y - 72 },
        ]
      : [collarPoint(body, -wide), collarPoint(body, wide)];
  const low = { x: body.pit.x + body.turn * 0.12, y: body.pit.y + deep };
  const path = `M${formatPoint(left)}C${format(left.x + 8)} ${format(low.y - deep * 0.2 - 24)} ${format(low.x - wide * 0.7)} ${format(low.y)} ${formatPoint(low)}C${format(low.x + wide * 0.7)} ${format(low.y)} ${format(right.x - 8)} ${format(low.y - deep * 0.2 - 24)} ${formatPoint(right)}`;
  const shadow = `<g transform="translate(3 7)">${line(path, { stroke: '#2A0A10', width: 6, opacity: 0.32, soft: 4 })}</g>`;
  return (
    shadow +
    {
      chain: () => drawChain(path),
      pendant: () => drawChain(path) + drawPendant(low),
      cross: () => drawChain(path) + drawCross(low),
      pearls: () => drawBeads(path, 'pearl'),
      choker: () => drawChoker(path),
      long: () => drawLong(path, low),
    }[kind]()
  );
}

function drawChain(path: string): string {
  return `<path d="${path}" fill="none" stroke="${gold.deep}" stroke-width="4"/><path d="${path}" fill="none" stroke="${gold.light}" stroke-width="2.6" stroke-dasharray="3 2.4"/>`;
}

function drawPendant({ x, y }: Point): string {
  return `<g transform="translate(${format(x)} ${format(y + 13)})"><circle r="12" fill="url(#gold)"/><circle r="5.5" fill="#8E1F4B"/><circle cx="-2" cy="-2" r="2" fill="#F4D6E0"/></g>`;
}

function drawCross({ x, y }: Point): string {
  return `<path d="M${format(x)} ${format(y)}v32M${format(x - 10)} ${format(y + 11)}h20" stroke="url(#gold)" stroke-width="5.5" stroke-linecap="round"/><path d="M${format(x - 0.6)} ${format(y)}v32M${format(x - 10)} ${format(y + 10.4)}h20" stroke="${gold.light}" stroke-width="2" stroke-linecap="round"/>`;
}

function drawBeads(path: string, kind: 'pearl' | 'gold'): string {
  const [deep, base, light] =
    kind === 'pearl' ? ['#8F7A72', '#E9DED2', '#FFFFFF'] : [gold.deep, gold.base, gold.light];
  return `<g fill="none" stroke-linecap="round"><path d="${path}" stroke="${deep}" stroke-width="13" stroke-dasharray="0 12.5"/><path d="${path}" stroke="${base}" stroke-width="11" stroke-dasharray="0 12.5" transform="translate(-.6 -.8)"/><path d="${path}" stroke="${light}" stroke-width="4" stroke-dasharray="0 12.5" transform="translate(-2 -2.4)"/></g>`;
}

function drawChoker(path: string): string {
  return `<path d="${path}" fill="none" stroke="${gold.deep}" stroke-width="26"/><path d="${path}" fill="none" stroke="${gold.base}" stroke-width="22"/><path d="${path}" fill="none" stroke="${gold.light}" stroke-width="15" stroke-dasharray="5 6"/><path d="${path}" fill="none" stroke="${mix(['#8E1F4B', gold.deep], 0.2)}" stroke-width="6" stroke-dasharray="0 22" stroke-linecap="round"/><g transform="translate(0 17)">${drawBeads(path, 'pearl')}</g>`;
}

function drawLong(path: string, { x, y }: Point): string {
  return `${drawBeads(path, 'gold')}<g transform="translate(${format(x)} ${format(y + 24)})"><path d="M0 -26C22 -18 30 6 18 26C6 36 -6 36 -18 26C-30 6 -22 -18 0 -26Z" fill="url(#gold)"/><circle r="9" fill="#8E1F4B"/><circle cx="-3" cy="-3" r="3" fill="#F4D6E0" fill-opacity=".8"/>${range(
    5,
  )
    .map((index) => `<circle cx="${-16 + index * 8}" cy="38" r="4" fill="url(#pearl)"/>`)
    .join('')}</g>`;
}

/** Glasses: rims, the bridge, and the arm that is seen. */
export function drawGlasses({ glasses, skin, face }: Looks, view: View): string {
  if (glasses === null) return '';
  const rims = {
    round: 'M34 4C34 -24 56 -34 78 -34C102 -34 122 -22 122 4C122 28 102 42 78 42C54 42 34 30 34 4Z',
    oval: 'M30 0C32 -24 54 -28 78 -28C104 -28 126 -22 126 0C126 24 104 34 78 34C52 34 32 26 30 0Z',
    square:
      'M30 -20C32 -28 38 -30 48 -30L110 -32C122 -32 128 -28 128 -18C128 10 124 34 108 36L54 38C36 38 28 12 30 -20Z',
    'half-rim': 'M28 -20C48 -30 110 -32 130 -22',
  } as const;
  const lens = glasses === 'half-rim' ? rims.square : rims[glasses];
  const frame = glasses === 'round' ? '#5A4632' : '#1E1416';
  const width = { round: 4, oval: 4, square: 6, 'half-rim': 6.5 }[glasses];
  const lift = 12;
  const drawn = sides.map((side) => {
    const on = (path: string) => view.path(mirror(path, side), lift);
    return [
      shape(on(lens), { fill: '#FFFFFF', opacity: 0.08 }),
      shape(on('M48 -18L72 -22L56 22L44 14Z'), { fill: '#FFFFFF', opacity: side === -1 ? 0.13 : 0.06 }),
      `<g transform="translate(3 8)">${line(on(rims[glasses]), { stroke: skin.deep, width, opacity: 0.28, soft: 4 })}</g>`,
      line(on(rims[glasses]), { stroke: frame, width }),
      glasses === 'half-rim' ? line(on(rims.square), { stroke: frame, width: 1.2, opacity: 0.5 }) : '',
      line(on('M46 -28C60 -32 84 -33 100 -31'), { stroke: '#FFFFFF', width: 1.4, opacity: 0.35 }),
    ].join('');
  });
  const bridge = line(view.path('M-33 -6C-18 -16 18 -16 33 -6', 34), { stroke: frame, width });
  const near = view.pose.yaw > 0 ? -1 : 1;
  const ear = view.at([near * 160 * face.cheek, -6, -10]);
  const hinge = view.at([near * 126, -14]);
  const arm = line(`M${formatPoint(hinge)}L${formatPoint(ear)}`, { stroke: frame, width: width * 0.9 });
  return arm + drawn.join('') + bridge;
}
