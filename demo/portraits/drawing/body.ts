import { format, type Point } from '#art/geometry.ts';
import type { Looks } from '../looks/looks.ts';
import type { Side, View } from './pose.ts';
import { fade, curveOf, line, shape } from './soft.ts';

/** The shoulders below a head: where the middle of the neck stands, and how far each shoulder reaches. */
export type Body = {
  /** Where the collar bones meet. */
  pit: Point;
  left: number;
  right: number;
  neck: number;
  /** How far the middle of the chest is turned to a side at the lower edge. */
  turn: number;
};

/** Below the lower edge of every picture. */
export const floor = 1080;

export function bodyOf({ gender, lines, face }: Looks, view: View): Body {
  const woman = gender === 'Female';
  const wide = (woman ? 346 : 424) * (0.97 + 0.06 * lines) * (0.6 + face.cheek * 0.4);
  const turn = view.pose.yaw * 130;
  const foreshort = Math.abs(view.pose.yaw) * 0.42;
  const [near, far] = [wide * (1 + foreshort * 0.25), wide * (1 - foreshort)];
  return {
    pit: { x: view.at([0, 300, 6]).x, y: (woman ? 352 : 348) * (0.4 + face.length * 0.6) },
    left: turn < 0 ? far : near,
    right: turn < 0 ? near : far,
    neck: (woman ? 66 : 94) * (0.5 + face.jaw * 0.5),
    turn,
  };
}

/** Where the line from the neck to the shoulder is, at a distance from the middle. */
function slopeAt(body: Body, x: number): number {
  const side: Side = x < body.pit.x ? -1 : 1;
  const reach = side === -1 ? body.left : body.right;
  const share = (Math.abs(x - body.pit.x) - body.neck) / (reach - 46 - body.neck);
  return body.pit.y - 62 + 116 * Math.max(0, share) ** 0.82;
}

/** A point of the edge of the neck hole of a garment, so far from the middle. */
export function collarPoint(body: Body, offset: number): Point {
  const x = body.pit.x + offset;
  return { x, y: slopeAt(body, x) };
}

/** The middle of the chest at a height. */
export function middleAt(body: Body, y: number): number {
  return body.pit.x + body.turn * Math.min(1, Math.max(0, (y - body.pit.y) / 420));
}

const f = format;

/** Shoulders and arms from the right end of a neckline round to its left end, a little outside of the skin. */
export function aroundBody(body: Body, { left, right }: { left: Point; right: Point }): string {
  const { pit } = body;
  const [l, r] = [pit.x - body.left, pit.x + body.right];
  const top = pit.y + 40;
  return (
    `C${f((right.x + r - 46) / 2)} ${f((right.y + top) / 2 - 6)} ${f(r - 100)} ${f(top - 6)} ${f(r - 50)} ${f(top + 18)}` +
    `C${f(r + 2)} ${f(top + 44)} ${f(r + 22)} ${f(top + 130)} ${f(r + 30)} ${f(top + 260)}C${f(r + 38)} ${f(top + 420)} ${f(r + 40)} ${f(top + 560)} ${f(r + 40)} ${floor}` +
    `L${f(l - 40)} ${floor}C${f(l - 40)} ${f(top + 560)} ${f(l - 38)} ${f(top + 420)} ${f(l - 30)} ${f(top + 260)}` +
    `C${f(l - 22)} ${f(top + 130)} ${f(l - 2)} ${f(top + 44)} ${f(l + 50)} ${f(top + 18)}C${f(l + 100)} ${f(top - 6)} ${f((left.x + l + 46) / 2)} ${f((left.y + top) / 2 - 6)} ${f(left.x)} ${f(left.y)}Z`
  );
}

/** Neck, shoulders and chest without clothes; what is worn covers most of it. */
export function drawNeck(
  { skin, gender }: Looks,
  { body, outline }: { body: Body; outline: string },
): string {
  const { pit, neck } = body;
  const [left, right] = [collarPoint(body, -neck - 8), collarPoint(body, neck + 8)];
  const path = `M${f(left.x)} ${f(left.y)}C${f(pit.x - neck + 2)} ${f(pit.y - 96)} ${f(pit.x - neck)} ${f(pit.y - 150)} ${f(pit.x - neck)} 120L${f(pit.x + neck)} 120C${f(pit.x + neck)} ${f(pit.y - 150)} ${f(pit.x + neck - 2)} ${f(pit.y - 96)} ${f(right.x)} ${f(right.y)}${aroundBody(body, { left, right })}`;
  const at = (x: number, y: number) => `${f(pit.x + x)} ${f(pit.y + y)}`;
  const bones = [
    `M${at(-18, 2)}C${at(-60, -8)} ${at(-130, 0)} ${at(-200, 26)}`,
    `M${at(18, 2)}C${at(60, -8)} ${at(130, 0)} ${at(190, 26)}`,
  ];
  const drawing = [
    shape(path, { fill: 'url(#neck)' }),
    // The head throws its shadow on the neck.
    `<g transform="translate(10 34)">${shape(outline, { fill: skin.deep, opacity: 0.62, soft: 20 })}</g>`,
    fade(
      [
        curveOf(`${at(10, -240)} ${at(18, -120)} ${at(24, -60)} ${at(60, -20)}`),
        curveOf(`${at(neck - 10, -240)} ${at(neck - 12, -120)} ${at(neck - 6, -60)} ${at(neck + 50, -20)}`),
      ],
      { fill: skin.deep, opacity: 0.4, behind: `L${at(240, -20)}L${at(240, -240)}Z` },
    ),
    ...bones.map((bone) =>
      line(bone, { stroke: skin.shade, width: 9, opacity: gender === 'Female' ? 0.5 : 0.3, soft: 7 }),
    ),
    ...bones.map(
      (bone) =>
        `<g transform="translate(-2 -11)">${line(bone, { stroke: skin.light, width: 5, opacity: 0.3, soft: 4 })}</g>`,
    ),
    // The two cords that run from behind the ears to the collar bones.
    line(`M${at(-neck + 16, -120)}C${at(-neck + 20, -70)} ${at(-26, -30)} ${at(-14, -2)}`, {
      stroke: skin.light,
      width: 8,
      opacity: 0.22,
      soft: 7,
    }),
    line(`M${at(neck - 22, -110)}C${at(neck - 24, -66)} ${at(28, -30)} ${at(16, -2)}`, {
      stroke: skin.deep,
      width: 7,
      opacity: 0.25,
      soft: 7,
    }),
    shape(`M${at(-14, -6)}L${at(14, -6)}L${at(6, 16)}L${at(-6, 16)}Z`, {
      fill: skin.deep,
      opacity: 0.32,
      soft: 4,
    }),
  ];
  return `<clipPath id="skin-of-body"><path d="${path}"/></clipPath><g clip-path="url(#skin-of-body)">${drawing.join('')}</g>`;
}
