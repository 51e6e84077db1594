import { format, formatPoint, type Point, smoothLoop } from '#art/geometry.ts';
import { mix } from '#art/palette.ts';
import type { Looks } from '../looks/looks.ts';
import { type Side, type View, mirror, sides } from './pose.ts';
import { fade, glow, inside, line, shape } from './soft.ts';

/** The chin's distance below the eyes for a face of mean length. */
const chinAt = 246;

type OutlineSpot = { x: number; y: number; near: number; far: number };

/** Half of the outline, from the crown to the chin, and how far each place stands out when it is at the edge. */
function outlineOf({ face, gender, hair }: Looks): OutlineSpot[] {
  const man = gender === 'Male' ? 1 : 0;
  // Under hair the skin ends lower than the crown.
  const under = hair === 'bald' || hair === 'receding' ? 0 : 18;
  const cheek = (155 + 6 * man) * face.cheek;
  const jaw = (116 + 15 * man) * face.jaw;
  const chin = (35 + 12 * man) * face.chin;
  const below = (y: number) => y * face.length;
  return [
    { x: 92 - under * 0.3, y: -232 + under, near: -10, far: 20 },
    { x: 150 - under * 0.4, y: -160 + under * 0.6, near: -10, far: 20 },
    { x: 166, y: -75, near: -6, far: 34 },
    { x: Math.max(cheek, 154), y: -10, near: -4, far: 40 },
    { x: cheek, y: 52, near: 0, far: 62 },
    { x: (cheek + jaw) / 2 + 7, y: below(116), near: 14, far: 76 },
    { x: jaw, y: below(166), near: 44, far: 88 },
    { x: (jaw + chin) / 2 + 4, y: below(211), near: 92, far: 112 },
    { x: chin, y: below(238), near: 126, far: 130 },
  ];
}

/** The outline of the face from the crown to the chin, as it is seen. */
export function faceOutline(looks: Looks, view: View): string {
  const half = outlineOf(looks);
  const spot = (side: Side) => (edge: OutlineSpot) => {
    const z = Math.abs(view.pose.yaw) < 0.02 ? edge.near : edge[view.isFar(side) ? 'far' : 'near'];
    return view.at([side * edge.x, edge.y, z]);
  };
  const chin = view.at([0, (chinAt + (looks.gender === 'Male' ? 5 : 0)) * looks.face.length, 138]);
  const points: Point[] = [
    view.at([0, looks.hair === 'bald' || looks.hair === 'receding' ? -252 : -234, 0]),
    ...half.map(spot(1)),
    chin,
    ...half.toReversed().map(spot(-1)),
  ];
  return smoothLoop(points, 0.94);
}

/** The head's skin: its round form under light from above left. Eyes, nose and mouth are drawn on it. */
export function drawFace(looks: Looks, view: View): string {
  const { skin, face, gender } = looks;
  const outline = faceOutline(looks, view);
  const at = (x: number, y: number) => view.at([x, y]);
  const isOlder = looks.lines;
  const edge = (text: string) => view.curve(text);
  const drawing = [
    shape(outline, { fill: 'url(#skin)' }),
    // The side that the light does not reach, from the temple to the chin.
    fade([edge('50 -250 62 -120 56 60 8 262'), edge('132 -250 146 -110 130 90 72 262')], {
      fill: skin.shade,
      opacity: 0.86,
      behind: 'L300 262L300 -260Z',
    }),
    fade([edge('112 -250 130 -110 124 90 74 262'), edge('176 -250 192 -110 176 90 126 262')], {
      fill: skin.deep,
      opacity: 0.5,
      behind: 'L320 262L320 -260Z',
    }),
    // The jaw turns away from the light.
    line(
      view.path(
        `M-150 ${format(128 * face.length)}C-128 ${format(196 * face.length)} -60 ${format(246 * face.length)} 0 ${format(252 * face.length)}C60 ${format(250 * face.length)} 128 ${format(200 * face.length)} 150 ${format(120 * face.length)}`,
      ),
      {
        stroke: skin.shade,
        width: 26,
        opacity: 0.5,
        soft: 12,
      },
    ),
    ...sides.map((side) =>
      glow(`socket${side}`, {
        at: at(side * 66, -20),
        rx: 66,
        ry: 46,
        fill: skin.shade,
        opacity: side === 1 ? 0.85 : 0.72,
      }),
    ),
    ...sides.map((side) =>
      glow(`blush${side}`, {
        at: at(side * 96, 76),
        rx: 70,
        ry: 56,
        fill: skin.blush,
        opacity: gender === 'Female' ? 0.42 : 0.26,
        turn: side * -24,
      }),
    ),
    // The hollow below the cheek bones.
    line(view.path('M146 70C124 92 104 112 90 140'), {
      stroke: skin.deep,
      width: 16,
      opacity: 0.2,
      soft: 20,
    }),
    line(view.path('M-150 76C-126 96 -108 116 -96 142'), {
      stroke: skin.shade,
      width: 14,
      opacity: 0.3,
      soft: 20,
    }),
    line(view.path('M-166 -120C-156 -40 -160 40 -146 110'), {
      stroke: skin.shade,
      width: 10,
      opacity: 0.45,
      soft: 20,
    }),
    glow('forehead', { at: at(-44, -118), rx: 110, ry: 74, fill: skin.light, opacity: 0.62 }),
    glow('cheek-light', { at: at(-98, 46), rx: 58, ry: 36, fill: skin.light, opacity: 0.62, turn: 24 }),
    glow('cheek-right', { at: at(84, 48), rx: 40, ry: 28, fill: skin.light, opacity: 0.34, turn: -20 }),
    glow('chin-light', { at: at(-10, 222 * face.length), rx: 36, ry: 22, fill: skin.light, opacity: 0.42 }),
    glow('under-lip', { at: at(4, 196 * face.length), rx: 44, ry: 15, fill: skin.shade, opacity: 0.7 }),
    // Light that the ground behind throws back on the edge.
    line(outline, { stroke: mix([skin.shade, '#F2B33D'], 0.35), width: 7, opacity: 0.22, soft: 4 }),
    isOlder > 0.2 ? drawFullness(looks, view) : '',
  ];
  return inside('face', { path: outline, drawing: drawing.join('') });
}

/** Cheeks that have sunk a little, from the nose to the corner of the mouth. */
function drawFullness({ skin, lines, face }: Looks, view: View): string {
  return sides
    .map((side) =>
      line(view.path(mirror(`M46 104C66 116 78 140 ${format(74 + 4 * face.mouthWidth)} 170`, side)), {
        stroke: skin.shade,
        width: 7,
        opacity: lines * (side === 1 ? 0.75 : 0.55),
        soft: 4,
      }),
    )
    .join('');
}

/** Skin gradients; the light comes from above left. */
export function skinDefinitions({ skin }: Looks): string {
  return (
    `<radialGradient id="skin" gradientUnits="userSpaceOnUse" cx="-60" cy="-60" r="330"><stop offset="0" stop-color="${mix([skin.base, skin.light], 0.55)}"/><stop offset=".5" stop-color="${skin.base}"/><stop offset="1" stop-color="${skin.shade}"/></radialGradient>` +
    `<linearGradient id="neck" gradientUnits="userSpaceOnUse" x1="-120" y1="0" x2="130" y2="60"><stop offset="0" stop-color="${skin.base}"/><stop offset=".55" stop-color="${mix([skin.base, skin.shade], 0.55)}"/><stop offset="1" stop-color="${mix([skin.shade, skin.deep], 0.5)}"/></linearGradient>`
  );
}

/** The ear that is seen; the other one is behind the cheek. */
export function drawEars(looks: Looks, view: View): string {
  return sides.map((side) => drawEar(looks, { view, side })).join('');
}

function drawEar({ skin, face }: Looks, { view, side }: { view: View; side: Side }): string {
  const far = view.isFar(side);
  if (far && Math.abs(view.pose.yaw) > 0.12) return '';
  const x = side * (158 * face.cheek + 2);
  const at = view.at([x, 26, -14]);
  const wide = far ? 0.5 : 0.8 + Math.abs(view.pose.yaw);
  const lit = side === -1 ? skin.base : mix([skin.base, skin.shade], 0.75);
  return `<g transform="translate(${formatPoint(at)}) rotate(${side * 8}) scale(${format(side * wide)} 1.04)">
    <path d="M-6 -44C10 -62 34 -54 34 -24C34 2 24 16 20 34C16 52 2 58 -8 46Z" fill="${lit}"/>
    ${line('M0 -34C14 -46 25 -38 25 -20C24 2 14 12 12 26', { stroke: skin.deep, width: 4.5, opacity: 0.34, soft: 2 })}
    ${shape('M-2 -14C8 -18 14 -8 8 2C4 10 6 18 2 24C-6 20 -6 0 -2 -14Z', { fill: skin.deep, opacity: 0.4, soft: 2 })}
  </g>`;
}

/** Where an earring hangs. */
export function earLobe({ face }: Looks, { view, side }: { view: View; side: Side }): Point {
  const { x, y } = view.at([side * (158 * face.cheek + 2), 26, -14]);
  const wide = 0.8 + Math.abs(view.pose.yaw);
  return { x: x + side * 4 * wide, y: y + 46 };
}
