import { format } from '#art/geometry.ts';
import { mix } from '#art/palette.ts';
import { collarPoint, floor, middleAt } from './body.ts';
import { drawFront, lit, necklineOf, type Tailored } from './cloth.ts';
import { drawButis } from './cloth-patterns.ts';
import type { Side } from './pose.ts';
import { line, shape } from './soft.ts';

const f = format;

export function buttons(
  { body }: Tailored,
  { from, step, count, fill }: { from: number; step: number; count: number; fill: string },
): string {
  return Array.from({ length: count }, (_, index) => {
    const y = body.pit.y + from + index * step;
    const x = middleAt(body, y);
    return `<circle cx="${f(x + 1)}" cy="${f(y + 3)}" r="7.5" fill="#14060A" fill-opacity=".4"/><circle cx="${f(x)}" cy="${f(y)}" r="7" fill="${fill}"/><circle cx="${f(x - 2)}" cy="${f(y - 2)}" r="2.4" fill="#FFFFFF" fill-opacity=".6"/>`;
  }).join('');
}

/** The line in the middle where a garment is closed. */
export function closing({ body, cloth }: Tailored, from: number): string {
  const [top, low] = [body.pit.y + from, floor];
  const path = `M${f(middleAt(body, top))} ${f(top)}C${f(middleAt(body, top + 140))} ${f(top + 140)} ${f(middleAt(body, top + 300))} ${f(top + 300)} ${f(middleAt(body, low))} ${low}`;
  return `<g transform="translate(13 0)">${line(path, { stroke: lit(cloth.main).deep, width: 3, opacity: 0.5, soft: 2 })}</g><g transform="translate(-13 0)">${line(path, { stroke: lit(cloth.main).light, width: 2, opacity: 0.3, soft: 1 })}</g>`;
}

/** A collar that stands up around the neck. */
function drawStandingCollar({ body }: Tailored, { colour, high }: { colour: string; high: number }): string {
  const { pit, neck } = body;
  const low = { x: middleAt(body, pit.y + 22), y: pit.y + 22 };
  const half = (side: Side): string => {
    const start = collarPoint(body, side * (neck + 9));
    const path = `M${f(start.x - side * 4)} ${f(start.y - high)}C${f(start.x - side * 8)} ${f(start.y - high + 46)} ${f(low.x + side * 30)} ${f(low.y - high + 8)} ${f(low.x + side * 4)} ${f(low.y - high + 14)}L${f(low.x + side * 3)} ${f(low.y + 6)}C${f(low.x + side * 36)} ${f(low.y + 2)} ${f(start.x + side * 6)} ${f(start.y + 40)} ${f(start.x + side * 16)} ${f(start.y + 6)}Z`;
    const { light, shade } = lit(colour);
    return (
      shape(path, { fill: side === -1 ? mix([colour, light], 0.45) : mix([colour, shade], 0.6) }) +
      line(path, { stroke: shade, width: 1.6, opacity: 0.5 })
    );
  };
  return half(1) + half(-1);
}

export function drawKurta(tailored: Tailored): string {
  const { body, cloth } = tailored;
  const placket = `M${f(middleAt(body, body.pit.y + 20))} ${f(body.pit.y + 20)}L${f(middleAt(body, body.pit.y + 330))} ${f(body.pit.y + 330)}`;
  const drawn = [
    line(placket, { stroke: cloth.trim, width: 38, opacity: 0.9 }),
    line(placket, { stroke: lit(cloth.main).deep, width: 2.4, opacity: 0.5 }),
    `<path d="${placket}" fill="none" stroke="${lit(cloth.trim).light}" stroke-width="32" stroke-dasharray="2 9" stroke-opacity=".4"/>`,
    buttons(tailored, { from: 60, step: 74, count: 4, fill: lit(cloth.trim).light }),
  ];
  return (
    drawFront(tailored, {
      neckline: { wide: body.neck + 6, deep: 22, form: 'high' },
      drawn: drawn.join(''),
    }) + drawStandingCollar(tailored, { colour: cloth.main, high: 26 })
  );
}

export function drawWaistcoat(tailored: Tailored): string {
  const { body, cloth } = tailored;
  const { pit, left, right } = body;
  const at = (x: number, y: number) => `${f(pit.x + x)} ${f(pit.y + y)}`;
  const kurta = { body, cloth: { ...cloth, main: cloth.second } };
  const under = drawFront(kurta, {
    neckline: { wide: body.neck + 6, deep: 22, form: 'high' },
    fill: 'url(#second)',
    id: 'under',
  });
  const {
    path: edge,
    left: l,
    right: r,
  } = necklineOf(body, { wide: body.neck + 14, deep: 30, form: 'high' });
  const path = `${edge}C${f(r.x + 60)} ${f(r.y + 20)} ${at(right - 150, 6)} ${at(right - 118, 24)}C${at(right - 150, 160)} ${at(right - 120, 260)} ${at(right - 74, 330)}L${at(right - 60, 720)}L${at(-left + 60, 720)}L${at(-left + 74, 330)}C${at(-left + 120, 260)} ${at(-left + 150, 160)} ${at(-left + 118, 24)}C${at(-left + 150, 6)} ${f(l.x - 60)} ${f(l.y + 20)} ${f(l.x)} ${f(l.y)}Z`;
  const { light, deep } = lit(cloth.main);
  const drawn = [
    shape(path, { fill: 'url(#cloth)' }),
    drawButis(body, { colour: light, step: 46, size: 4 }),
    closing(tailored, 30),
    buttons(tailored, { from: 62, step: 84, count: 7, fill: cloth.trim }),
    line(`M${at(-left + 128, 30)}C${at(-left + 150, 160)} ${at(-left + 120, 260)} ${at(-left + 80, 330)}`, {
      stroke: light,
      width: 5,
      opacity: 0.4,
      soft: 4,
    }),
    line(
      `M${at(right * 0.55, 40)}C${at(right * 0.6, 260)} ${at(right * 0.6, 500)} ${at(right * 0.56, 720)}`,
      { stroke: deep, width: 60, opacity: 0.4, soft: 20 },
    ),
  ];
  return `${under}<g transform="translate(0 8)">${line(path, { stroke: '#14060A', width: 8, opacity: 0.35, soft: 7 })}</g><clipPath id="vest"><path d="${path}"/></clipPath><g clip-path="url(#vest)">${drawn.join('')}</g>${drawStandingCollar(tailored, { colour: cloth.main, high: 26 })}`;
}

/** A long coat for festivals, worked in gold. */
export function drawSherwani(tailored: Tailored): string {
  const { body, cloth } = tailored;
  const line1 = `M${f(middleAt(body, body.pit.y + 20))} ${f(body.pit.y + 20)}L${f(middleAt(body, body.pit.y + 600))} ${floor}`;
  const drawn = [
    drawButis(body, { colour: cloth.trim, step: 62, size: 10 }),
    line(line1, { stroke: mix([cloth.main, lit(cloth.main).deep], 0.3), width: 64 }),
    `<path d="${line1}" fill="none" stroke="${cloth.trim}" stroke-width="52" stroke-dasharray="3 10" stroke-opacity=".75"/>`,
    line(line1, { stroke: lit(cloth.main).deep, width: 3, opacity: 0.6 }),
    buttons(tailored, { from: 48, step: 66, count: 9, fill: cloth.trim }),
  ];
  return (
    drawFront(tailored, {
      neckline: { wide: body.neck + 6, deep: 22, form: 'high' },
      drawn: drawn.join(''),
    }) + drawStandingCollar(tailored, { colour: mix([cloth.main, cloth.trim], 0.3), high: 32 })
  );
}

/** A short closed jacket. */
export function drawBandhgala(tailored: Tailored): string {
  const { body, cloth } = tailored;
  const { pit } = body;
  const pocket = `M${f(pit.x + 120)} ${f(pit.y + 236)}L${f(pit.x + 216)} ${f(pit.y + 222)}`;
  const drawn = [
    closing(tailored, 22),
    buttons(tailored, { from: 56, step: 88, count: 7, fill: cloth.trim }),
    line(pocket, { stroke: lit(cloth.main).deep, width: 6, opacity: 0.7 }),
    shape(
      `M${f(pit.x + 132)} ${f(pit.y + 232)}L${f(pit.x + 150)} ${f(pit.y + 192)}L${f(pit.x + 172)} ${f(pit.y + 208)}L${f(pit.x + 190)} ${f(pit.y + 184)}L${f(pit.x + 204)} ${f(pit.y + 224)}Z`,
      { fill: cloth.second },
    ),
  ];
  return (
    drawFront(tailored, {
      neckline: { wide: body.neck + 6, deep: 22, form: 'high' },
      drawn: drawn.join(''),
    }) + drawStandingCollar(tailored, { colour: cloth.main, high: 34 })
  );
}
