import { format, range } from '#art/geometry.ts';
import { mix } from '#art/palette.ts';
import { type Body, floor } from './body.ts';
import { lit } from './cloth.ts';
import { drawBorder } from './cloth-patterns.ts';
import type { View } from './pose.ts';
import { curveOf, fade, glow, line, shape, strands } from './soft.ts';

type Veil = { view: View; body: Body; colour: string; trim: string };

/** Where the face looks out of a scarf that is closed under the chin; `top` is its edge on the forehead. */
function openingOf(view: View, { top, low }: { top: number; low: number }): string {
  const [right, left] = view.pose.yaw > 0 ? [44, 4] : [4, 44];
  return view.room(
    `M0 ${top} 122C66 ${top} 116 126 ${top + 38} 66 146 -40 ${right}C152 40 ${right} 142 110 60 118 168 70C92 216 110 46 ${low} 136 0 ${low + 2} 138C-46 ${low} 136 -92 216 110 -118 168 70C-142 110 60 -152 40 ${left} -146 -40 ${left}C-126 ${top + 38} 66 -66 ${top} 116 0 ${top} 122Z`,
  );
}

/** A hijab: closed around the face, its end laid over the chest. */
export function drawHijab(
  { view, body, colour, trim }: Veil,
  { hasCap, length }: { hasCap: boolean; length: number },
): string {
  const { light, deep } = lit(colour);
  const { pit, left, right } = body;
  const f = format;
  const head = view.room('M0 -296 10C124 -296 0 204 -220 -40 204 -60 -40C206 60 -40 196 150 -30 172 240 0');
  const opening = openingOf(view, { top: hasCap ? -168 : -158, low: 236 * length });
  const [l, r] = [pit.x - left + 66, pit.x + right - 66];
  const fall = `C${f(pit.x + 190)} ${f(pit.y - 90)} ${f(r - 40)} ${f(pit.y - 20)} ${f(r)} ${f(pit.y + 60)}C${f(r + 30)} ${f(pit.y + 160)} ${f(r - 80)} ${f(pit.y + 300)} ${f(pit.x + 40)} ${f(pit.y + 330)}C${f(pit.x - 120)} ${f(pit.y + 330)} ${f(l - 30)} ${f(pit.y + 180)} ${f(l)} ${f(pit.y + 60)}C${f(l + 40)} ${f(pit.y - 20)} ${f(pit.x - 190)} ${f(pit.y - 90)} `;
  const back = view.room(
    '-172 240 0C-196 150 -30 -206 60 -40 -204 -60 -40C-204 -220 -40 -124 -296 0 0 -296 10Z',
  );
  const path = `${head}${fall}${back}`;
  const at = (x: number, y: number) => `${f(pit.x + x)} ${f(pit.y + y)}`;
  const folds = [
    [
      curveOf(`${at(-160, -130)} ${at(-90, 10)} ${at(40, 70)} ${at(190, 20)}`),
      curveOf(`${at(-230, -20)} ${at(-130, 200)} ${at(60, 260)} ${at(260, 90)}`),
    ],
    [
      curveOf(`${at(170, -150)} ${at(120, -40)} ${at(20, 10)} ${at(-70, -10)}`),
      curveOf(`${at(200, -60)} ${at(150, 20)} ${at(60, 50)} ${at(-20, 40)}`),
    ],
  ] as const;
  const around = strands(
    [
      view.guide('-150 -200 40 -196 -60 -10 -186 120 -10 -120 250 60'),
      view.guide('-184 -190 0 -210 -60 -30 -206 140 -20 -172 270 20'),
    ],
    { count: 3, draw: (d) => line(d, { stroke: deep, width: 5, opacity: 0.3, soft: 4 }) },
  );
  const cap = hasCap
    ? line(
        view.room('M-132 -112 60C-108 -150 80 -60 -170 118 0 -172 122C60 -170 118 108 -150 80 132 -112 60'),
        { stroke: trim, width: 24 },
      )
    : '';
  return [
    cap,
    line(opening, { stroke: '#200A0A', width: 14, opacity: 0.34, soft: 7 }),
    `<g transform="translate(0 14)">${line(`M${f(l)} ${f(pit.y + 60)}C${f(l - 30)} ${f(pit.y + 180)} ${at(-120, 330)} ${at(40, 330)}C${f(r - 80)} ${f(pit.y + 300)} ${f(r + 30)} ${f(pit.y + 160)} ${f(r)} ${f(pit.y + 60)}`, { stroke: '#200A0A', width: 16, opacity: 0.4, soft: 12 })}</g>`,
    `<clipPath id="veil" clip-rule="evenodd"><path d="${path}${opening}" clip-rule="evenodd"/></clipPath><g clip-path="url(#veil)">`,
    shape(path, { fill: colour }),
    glow('veil-light', { at: view.at([-110, -210, 40]), rx: 170, ry: 190, fill: light, opacity: 0.7 }),
    fade([curveOf('90 -330 130 -120 120 60 60 330'), curveOf('190 -330 250 -120 230 60 200 330')], {
      fill: deep,
      opacity: 0.6,
      behind: 'L500 330L500 -330Z',
    }),
    ...folds.map((edges) =>
      strands(edges, {
        count: 5,
        draw: (d) =>
          `${line(d, { stroke: deep, width: 7, opacity: 0.4, soft: 7 })}<g transform="translate(-3 -8)">${line(d, { stroke: light, width: 5, opacity: 0.3, soft: 4 })}</g>`,
      }),
    ),
    around,
    line(opening, { stroke: light, width: 6, opacity: 0.4, soft: 2 }),
    line(view.room('M60 -168 110C130 -140 60 156 -30 30 146 60 20'), {
      stroke: deep,
      width: 7,
      opacity: 0.3,
      soft: 4,
    }),
    '</g>',
  ].join('');
}

type Open = {
  /** The height of the front edge over the crown. */ top: number;
  isSheer: boolean;
  border: 'woven' | 'lace' | 'plain';
};

/** A scarf or veil that lies on the hair and falls beside the neck: what is behind the head, and what is before it. */
export function drawOpenVeil(
  { view, body, colour, trim }: Veil,
  { top, isSheer, border }: Open,
): { behind: string; front: string } {
  const { light, deep } = lit(colour);
  const { pit, left, right } = body;
  const f = format;
  const [l, r] = [pit.x - left, pit.x + right];
  const outer = `${view.room(`M0 -304 0C124 -304 -10 214 -230 -40 214 -70 -50C216 40 -50 196 130 -40 200 230 -10`)}C${f(pit.x + 220)} ${f(pit.y - 50)} ${f(r - 60)} ${f(pit.y)} ${f(r - 20)} ${f(pit.y + 90)}L${f(r + 10)} ${floor}`;
  const inward = `L${f(pit.x + 150)} ${floor}C${f(pit.x + 120)} ${f(pit.y + 300)} ${f(pit.x + 100)} ${f(pit.y + 60)} ${view.room(`150 220 -10C168 150 -10 184 40 -10 178 -60 0C168 -170 20 110 ${top - 4} 50 0 ${top} 60C-110 ${top - 4} 50 -168 -170 20 -178 -60 0C-184 40 -10 -168 150 -10 -150 220 -10`)}C${f(pit.x - 100)} ${f(pit.y + 60)} ${f(pit.x - 120)} ${f(pit.y + 300)} ${f(pit.x - 150)} ${floor}`;
  const back = `L${f(l - 10)} ${floor}L${f(l + 20)} ${f(pit.y + 90)}C${f(l + 60)} ${f(pit.y)} ${f(pit.x - 220)} ${f(pit.y - 50)} ${view.room('-200 230 -10C-196 130 -40 -216 40 -50 -214 -70 -50C-214 -230 -40 -124 -304 -10 0 -304 0Z')}`;
  const path = outer + inward + back;
  const edge = `M${inward.slice(1)}`;
  const side = (sign: 1 | -1) => {
    const reach = sign === 1 ? right : left;
    const at = (x: number, y: number) => `${f(pit.x + sign * x)} ${f(pit.y + y)}`;
    return strands(
      [
        curveOf(`${at(160, -200)} ${at(130, 0)} ${at(140, 300)} ${at(170, 720)}`),
        curveOf(`${at(210, -180)} ${at(reach - 60, 30)} ${at(reach - 40, 300)} ${at(reach - 30, 720)}`),
      ],
      {
        count: 6,
        draw: (d) =>
          `${line(d, { stroke: deep, width: 6, opacity: isSheer ? 0.16 : 0.36, soft: 7 })}<g transform="translate(-8 0)">${line(d, { stroke: light, width: 5, opacity: 0.28, soft: 4 })}</g>`,
      },
    );
  };
  const cover = isSheer ? 0.5 : 1;
  const drawn = [
    shape(path, { fill: colour, opacity: cover }),
    isSheer
      ? ''
      : glow('veil-light', { at: view.at([-110, -230, 0]), rx: 150, ry: 170, fill: light, opacity: 0.6 }),
    fade([curveOf('130 -330 170 -120 170 60 200 330'), curveOf('210 -330 270 -120 250 60 330 330')], {
      fill: deep,
      opacity: isSheer ? 0.2 : 0.5,
      behind: 'L600 330L600 -330Z',
    }),
    side(1),
    side(-1),
    border === 'woven'
      ? drawBorder(edge, { width: 26, colour: trim, ground: mix([colour, '#FFF3D0'], 0.2) })
      : '',
    border === 'lace' ? drawLace(edge) : '',
    border === 'plain' ? line(edge, { stroke: light, width: 5, opacity: 0.5, soft: 2 }) : '',
  ];
  return {
    behind: shape(`${outer}L${f(l - 10)} ${floor}${back.slice(back.indexOf('L', 1))}`, {
      fill: isSheer ? colour : deep,
      opacity: isSheer ? 0.34 : 1,
    }),
    front: `<g transform="translate(3 10)">${line(edge, { stroke: '#200A0A', width: 10, opacity: isSheer ? 0.16 : 0.4, soft: 7 })}</g><clipPath id="veil"><path d="${path}"/></clipPath><g clip-path="url(#veil)">${drawn.join('')}</g>`,
  };
}

/** White needlework along an edge. */
function drawLace(path: string): string {
  const rows = range(3).map(
    (index) =>
      `<path d="${path}" fill="none" stroke="#FFFFFF" stroke-width="${5 + index * 9}" stroke-dasharray="1 ${9 + index}" stroke-linecap="round" stroke-opacity="${format(0.75 - index * 0.22)}"/>`,
  );
  return `<path d="${path}" fill="none" stroke="#FFFFFF" stroke-width="36" stroke-opacity=".3"/>${rows.join('')}`;
}
