import { format, type Point } from '#art/geometry.ts';
import { mix } from '#art/palette.ts';
import { collarPoint, floor, middleAt } from './body.ts';
import { drawFront, drawInner, drawPleats, lit, necklineOf, type Tailored } from './cloth.ts';
import { drawBorder, drawButis, drawStripes } from './cloth-patterns.ts';
import { drawCollar, drawJacket } from './jackets.ts';
import type { Side } from './pose.ts';
import { curveOf, drawCurve, fade, line, shape } from './soft.ts';

const f = format;

/** A sari over its blouse; the end of it falls over a shoulder, the left one in most regions. */
function drawSari(tailored: Tailored, side: Side): string {
  const { body, cloth } = tailored;
  const blouse = drawFront(
    { body, cloth },
    {
      neckline: { wide: body.neck + 52, deep: 66, form: 'round' },
      fill: 'url(#second)',
      drawn: drawBlouseEdge(tailored),
    },
  );
  return blouse + drawPallu(tailored, { side, isSheer: false });
}

function drawBlouseEdge({ body, cloth }: Tailored): string {
  const { path } = necklineOf(body, { wide: body.neck + 52, deep: 66, form: 'round' });
  return (
    line(path, { stroke: cloth.trim, width: 13, opacity: 0.95 }) +
    line(path, { stroke: lit(cloth.trim).light, width: 2, opacity: 0.7 })
  );
}

/** The end of a sari, or a long scarf, from one shoulder down across the chest. */
function drawPallu({ body, cloth }: Tailored, { side, isSheer }: { side: Side; isSheer: boolean }): string {
  const { pit } = body;
  const reach = side === 1 ? body.right : body.left;
  const other = side === 1 ? body.left : body.right;
  const at = (x: number, y: number) => `${f(pit.x + side * x)} ${f(pit.y + y)}`;
  const [high, out] = [body.neck + 34, reach - 40];
  const top = collarPoint(body, side * high).y - pit.y - 6;
  const inner = curveOf(`${at(high, top)} ${at(70, 120)} ${at(-other * 0.5, 320)} ${at(-other - 30, 430)}`);
  const outer = curveOf(
    `${at(out, 22)} ${at(reach + 10, 130)} ${at(reach + 10, 400)} ${at(reach - 10, 740)}`,
  );
  const low = `L${at(-other - 60, 740)}L${at(-other - 30, 430)}`;
  const [start, leave, arrive] = inner;
  const path = `${drawCurve(outer)}${low}C${f(arrive.x)} ${f(arrive.y)} ${f(leave.x)} ${f(leave.y)} ${f(start.x)} ${f(start.y)}C${at(high + 60, top - 12)} ${at(out - 60, 2)} ${at(out, 22)}Z`;
  const folds = drawPleats(
    [
      curveOf(`${at(high + 30, top + 6)} ${at(100, 150)} ${at(-other * 0.4, 400)} ${at(-other - 20, 560)}`),
      curveOf(`${at(out - 20, 30)} ${at(reach - 30, 200)} ${at(reach * 0.62, 460)} ${at(reach * 0.42, 760)}`),
    ],
    { colour: cloth.main, count: 7 },
  );
  const deep = lit(cloth.main).deep;
  const shadow = `<g transform="translate(-4 12)">${line(drawCurve(inner), { stroke: '#22060F', width: 16, opacity: 0.5, soft: 12 })}</g>`;
  const body1 = [
    shape(path, { fill: 'url(#cloth)' }),
    drawButis(body, { colour: cloth.trim, step: 92, size: 9 }),
    fade(
      [
        curveOf(`${at(high + 80, top)} ${at(140, 160)} ${at(20, 460)} ${at(-60, 760)}`),
        curveOf(`${at(out + 30, top)} ${at(reach, 160)} ${at(reach - 60, 460)} ${at(reach - 100, 760)}`),
      ],
      { fill: deep, opacity: side === 1 ? 0.5 : 0.14, behind: `L${at(700, 760)}L${at(700, -80)}Z` },
    ),
    folds,
    drawBorder(shifted(inner, { x: side * 10, y: 14 }), {
      width: 34,
      colour: cloth.trim,
      ground: mix([cloth.second, cloth.main], 0.3),
    }),
  ].join('');
  return `${shadow}<clipPath id="pallu"><path d="${path}"/></clipPath><g clip-path="url(#pallu)"${isSheer ? ' opacity=".82"' : ''}>${body1}</g>`;
}

function shifted([start, leave, arrive, end]: ReturnType<typeof curveOf>, by: Point): string {
  const move = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  return drawCurve([move(start), move(leave), move(arrive), move(end)]);
}

/** A long shirt with an opening at the neck, worked in another colour. */
function drawKurta(tailored: Tailored): string {
  const { body, cloth } = tailored;
  const neckline = { wide: body.neck + 30, deep: 40, form: 'round' } as const;
  const { path } = necklineOf(body, neckline);
  const [x, y] = [middleAt(body, body.pit.y + 60), body.pit.y + 40];
  const slit = `M${f(x)} ${f(y)}L${f(x + body.turn * 0.16)} ${f(y + 120)}`;
  const work = [
    drawButis(body, { colour: lit(cloth.main).light, step: 120, size: 8 }),
    line(path, { stroke: cloth.trim, width: 30 }),
    line(path, { stroke: lit(cloth.trim).light, width: 3, opacity: 0.8 }),
    `<path d="${path}" fill="none" stroke="${mix([cloth.second, cloth.trim], 0.15)}" stroke-width="9" stroke-dasharray="3 11" transform="translate(0 6)"/>`,
    line(slit, { stroke: cloth.trim, width: 34 }),
    line(slit, { stroke: lit(cloth.main).deep, width: 4, opacity: 0.8 }),
  ];
  return drawFront(tailored, { neckline, drawn: work.join('') });
}

/** A scarf laid over both shoulders, its curve on the chest. */
function drawStole({ body, cloth }: Tailored): string {
  const { pit, left, right } = body;
  const at = (x: number, y: number) => `${f(pit.x + x)} ${f(pit.y + y)}`;
  const [a, b] = [collarPoint(body, -body.neck - 40), collarPoint(body, body.neck + 40)];
  const upper = `M${f(a.x)} ${f(a.y - 8)}C${at(-70, 150)} ${at(-30, 210)} ${at(20, 212)}C${at(70, 210)} ${at(96, 140)} ${f(b.x)} ${f(b.y - 8)}`;
  const path = `${upper}C${at(right * 0.6, -10)} ${at(right - 60, 20)} ${at(right - 40, 40)}C${at(right - 10, 240)} ${at(160, 360)} ${at(20, 366)}C${at(-150, 360)} ${at(-left + 10, 240)} ${at(-left + 40, 40)}C${at(-left + 60, 20)} ${at(-left * 0.6, -10)} ${f(a.x)} ${f(a.y - 8)}Z`;
  const half = (side: Side): string => {
    const reach = side === 1 ? right : left;
    const start = side === 1 ? b : a;
    const edges = [
      curveOf(
        `${f(start.x + side * 8)} ${f(start.y)} ${at(side * 100, 150)} ${at(side * 60, 220)} ${at(20, 236)}`,
      ),
      curveOf(
        `${at(side * (reach - 60), 36)} ${at(side * (reach - 40), 230)} ${at(side * 150, 336)} ${at(20, 346)}`,
      ),
    ] as const;
    return drawPleats(edges, { colour: cloth.second, count: 5 });
  };
  const border = `M${at(-left + 50, 40)}C${at(-left + 20, 230)} ${at(-150, 346)} ${at(20, 352)}C${at(160, 346)} ${at(right - 20, 230)} ${at(right - 50, 40)}`;
  return `<g transform="translate(0 12)">${line(border, { stroke: '#22060F', width: 14, opacity: 0.4, soft: 12 })}</g><clipPath id="stole"><path d="${path}"/></clipPath><g clip-path="url(#stole)">${shape(path, { fill: 'url(#second)' })}${half(-1)}${half(1)}${drawBorder(border, { width: 22, colour: cloth.trim, ground: cloth.second })}</g>`;
}

/** A richly worked blouse with a sheer scarf over one shoulder. */
function drawLehengaBlouse(tailored: Tailored): string {
  const { body, cloth } = tailored;
  const neckline = { wide: body.neck + 66, deep: 86, form: 'square' } as const;
  const { path } = necklineOf(body, neckline);
  const work = [
    drawButis(body, { colour: cloth.trim, step: 54, size: 9 }),
    line(path, { stroke: cloth.trim, width: 32 }),
    `<path d="${path}" fill="none" stroke="${lit(cloth.trim).light}" stroke-width="7" stroke-dasharray="1 12" stroke-linecap="round" transform="translate(0 8)"/>`,
    line(path, { stroke: lit(cloth.trim).light, width: 2.4 }),
  ];
  const scarf = { body, cloth: { ...cloth, main: cloth.second } };
  return (
    drawFront(tailored, { neckline, drawn: work.join('') }) +
    drawPallu(scarf, { side: 1, isSheer: true }).replaceAll('url(#cloth)', 'url(#second)')
  );
}

/** A shirt or blouse for the office. */
function drawBlouse(tailored: Tailored, isStriped: boolean): string {
  const { body, cloth } = tailored;
  const neckline = { wide: body.neck + 16, deep: 74, form: 'pointed' } as const;
  const { path } = necklineOf(body, neckline);
  const [x, y] = [middleAt(body, body.pit.y + 74), body.pit.y + 74];
  return (
    drawFront(tailored, {
      neckline,
      drawn: [
        isStriped ? drawStripes(body, { colour: cloth.trim, step: 22, isChecked: false }) : '',
        line(`M${f(x)} ${f(y)}L${f(x + body.turn * 0.6)} ${floor}`, {
          stroke: lit(cloth.main).deep,
          width: 3,
          opacity: 0.5,
          soft: 2,
        }),
        ...[70, 170, 270, 370].map(
          (down) =>
            `<circle cx="${f(x + body.turn * 0.6 * (down / 600) + 9)}" cy="${f(y + down)}" r="6" fill="${lit(cloth.main).light}" stroke="${lit(cloth.main).shade}" stroke-width="1.5"/>`,
        ),
        line(path, { stroke: lit(cloth.main).light, width: 5, opacity: 0.5 }),
      ].join(''),
    }) + drawCollar(tailored, 74)
  );
}

/** A jacket of the office over a plain top. */
function drawBlazer(tailored: Tailored): string {
  const { body } = tailored;
  const top = drawInner(tailored, {
    neckline: { wide: body.neck + 22, deep: 46, form: 'round' },
  });
  return top + drawJacket(tailored, 330);
}

export const womansGarments = [
  'sari',
  'front sari',
  'kurta',
  'kurta and stole',
  'lehenga blouse',
  'blouse',
  'striped blouse',
  'blazer',
  'abaya',
] as const;
export type WomansGarment = (typeof womansGarments)[number];

export function drawWomansGarment(tailored: Tailored, garment: WomansGarment): string {
  const drawings: Record<WomansGarment, () => string> = {
    sari: () => drawSari(tailored, 1),
    'front sari': () => drawSari(tailored, -1),
    kurta: () => drawKurta(tailored),
    'kurta and stole': () => drawKurta(tailored) + drawStole(tailored),
    'lehenga blouse': () => drawLehengaBlouse(tailored),
    blouse: () => drawBlouse(tailored, false),
    'striped blouse': () => drawBlouse(tailored, true),
    blazer: () => drawBlazer(tailored),
    abaya: () => drawFront(tailored, { neckline: { wide: tailored.body.neck + 10, deep: 6, form: 'high' } }),
  };
  return drawings[garment]();
}
