import { format } from '#art/geometry.ts';
import { mix } from '#art/palette.ts';
import { middleAt } from './body.ts';
import { drawFront, drawInner, lit, necklineOf, type Tailored } from './cloth.ts';
import { drawStripes } from './cloth-patterns.ts';
import { buttons, closing, drawBandhgala, drawKurta, drawSherwani, drawWaistcoat } from './coats-men.ts';
import { drawCollar, drawJacket } from './jackets.ts';
import { line, shape } from './soft.ts';

const f = format;

function drawShirt(tailored: Tailored, pattern: 'plain' | 'striped' | 'checked'): string {
  const { body, cloth } = tailored;
  const neckline = { wide: body.neck + 8, deep: 54, form: 'pointed' } as const;
  const weave =
    pattern === 'plain'
      ? ''
      : drawStripes(body, {
          colour: cloth.trim,
          step: pattern === 'checked' ? 40 : 20,
          isChecked: pattern === 'checked',
        });
  const drawn =
    weave +
    closing(tailored, 54) +
    buttons(tailored, { from: 110, step: 96, count: 6, fill: lit(cloth.main).light });
  return drawFront(tailored, { neckline, drawn }) + drawCollar(tailored, 54);
}

/** A jacket over a shirt, with a tie or an open collar. */
function drawSuit(tailored: Tailored, hasTie: boolean): string {
  const { body, cloth } = tailored;
  const shirt = { body, cloth: { ...cloth, main: cloth.second } };
  const deep = hasTie ? 6 : 44;
  const inner = drawInner(shirt, {
    neckline: { wide: body.neck + 6, deep, form: 'pointed' },
    drawn: hasTie ? '' : closing(shirt, 44),
  });
  return (
    inner +
    (hasTie ? drawTie(tailored) : '') +
    drawCollar(shirt, hasTie ? 10 : 44) +
    drawJacket(tailored, 350)
  );
}

function drawTie({ body, cloth }: Tailored): string {
  const { x, y } = { x: middleAt(body, body.pit.y + 20), y: body.pit.y + 4 };
  const low = middleAt(body, y + 360);
  const path = `M${f(x - 20)} ${f(y)}L${f(x + 20)} ${f(y)}L${f(x + 13)} ${f(y + 42)}L${f(low + 36)} ${f(y + 400)}L${f(low - 36)} ${f(y + 400)}L${f(x - 13)} ${f(y + 42)}Z`;
  const knot = `M${f(x - 22)} ${f(y - 2)}L${f(x + 22)} ${f(y - 2)}L${f(x + 13)} ${f(y + 44)}L${f(x - 13)} ${f(y + 44)}Z`;
  const { light, deep } = lit(cloth.trim);
  const bands = Array.from(
    { length: 9 },
    (_, index) => `M${f(x - 60)} ${f(y + 90 + index * 40)}l130 -56`,
  ).join('');
  return `<g transform="translate(5 8)">${shape(path, { fill: '#14060A', opacity: 0.3, soft: 7 })}</g><clipPath id="tie"><path d="${path}"/></clipPath><g clip-path="url(#tie)">${shape(path, { fill: cloth.trim })}<path d="${bands}" fill="none" stroke="${light}" stroke-width="7" stroke-opacity=".34"/></g>${shape(knot, { fill: mix([cloth.trim, light], 0.25) })}${line(`M${f(x - 12)} ${f(y + 45)}L${f(x + 13)} ${f(y + 45)}`, { stroke: deep, width: 4, opacity: 0.6, soft: 2 })}`;
}

/** A knitted shirt with a round neck over the collar of another. */
function drawPullover(tailored: Tailored): string {
  const { body, cloth } = tailored;
  const neckline = { wide: body.neck + 20, deep: 62, form: 'pointed' } as const;
  const { path } = necklineOf(body, neckline);
  const shirt = { body, cloth: { ...cloth, main: cloth.second } };
  const under = drawInner(shirt, {
    neckline: { wide: body.neck + 6, deep: 34, form: 'pointed' },
  });
  const drawn = `${line(path, { stroke: lit(cloth.main).shade, width: 26 })}<path d="${path}" fill="none" stroke="${lit(cloth.main).light}" stroke-width="22" stroke-dasharray="2 6" stroke-opacity=".3"/>`;
  return under + drawFront(tailored, { neckline, drawn }) + drawCollar(shirt, 36);
}

export const mansGarments = [
  'shirt',
  'striped shirt',
  'checked shirt',
  'suit',
  'jacket',
  'kurta',
  'waistcoat',
  'sherwani',
  'bandhgala',
  'pullover',
] as const;
export type MansGarment = (typeof mansGarments)[number];

export function drawMansGarment(tailored: Tailored, garment: MansGarment): string {
  const drawings: Record<MansGarment, () => string> = {
    shirt: () => drawShirt(tailored, 'plain'),
    'striped shirt': () => drawShirt(tailored, 'striped'),
    'checked shirt': () => drawShirt(tailored, 'checked'),
    suit: () => drawSuit(tailored, true),
    jacket: () => drawSuit(tailored, false),
    kurta: () => drawKurta(tailored),
    waistcoat: () => drawWaistcoat(tailored),
    sherwani: () => drawSherwani(tailored),
    bandhgala: () => drawBandhgala(tailored),
    pullover: () => drawPullover(tailored),
  };
  return drawings[garment]();
}
