import { format, range } from '#art/geometry.ts';
import { mix } from '#art/palette.ts';
import { type Body, floor } from './body.ts';
import { lit } from './cloth.ts';
import { line } from './soft.ts';

const f = format;

/** A woven border along a curve: a band with two lines of gold and a small figure between them. */
export function drawBorder(
  path: string,
  { width, colour, ground }: { width: number; colour: string; ground: string },
): string {
  const gold = mix([colour, '#FFF3D0'], 0.35);
  return [
    line(path, { stroke: lit(ground).deep, width: width + 9, opacity: 0.3, soft: 4 }),
    `<g fill="none"><path d="${path}" stroke="${ground}" stroke-width="${f(width)}"/><path d="${path}" stroke="${colour}" stroke-width="${f(width * 0.86)}"/>`,
    `<path d="${path}" stroke="${ground}" stroke-width="${f(width * 0.6)}"/><path d="${path}" stroke="${gold}" stroke-width="${f(width * 0.34)}" stroke-dasharray="${f(width * 0.16)} ${f(width * 0.3)}"/>`,
    `<path d="${path}" stroke="${gold}" stroke-width="1.6" stroke-opacity=".7"/></g>`,
  ].join('');
}

/** Small figures all over a cloth. */
export function drawButis(
  body: Body,
  { colour, step, size }: { colour: string; step: number; size: number },
): string {
  const rows = range(Math.ceil((floor - body.pit.y) / step) + 1);
  const figures = rows.flatMap((row) =>
    range(Math.ceil(900 / step)).map((column) => {
      const x = body.pit.x - 450 + column * step + (row % 2) * (step / 2);
      const y = body.pit.y - 50 + row * step;
      return `M${f(x)} ${f(y - size)}l${f(size * 0.6)} ${f(size)}l${f(-size * 0.6)} ${f(size)}l${f(-size * 0.6)} ${f(-size)}z`;
    }),
  );
  return `<path d="${figures.join('')}" fill="${colour}" fill-opacity=".62"/>`;
}

/** Lines all over a cloth, up and down, and across where it is checked. */
export function drawStripes(
  body: Body,
  { colour, step, isChecked }: { colour: string; step: number; isChecked: boolean },
): string {
  const down = range(Math.ceil(960 / step)).map((column) => {
    const x = body.pit.x - 480 + column * step;
    return `M${f(x)} ${f(body.pit.y - 80)}C${f(x + 10)} ${f(body.pit.y + 200)} ${f(x - 6)} ${f(body.pit.y + 400)} ${f(x + body.turn * 0.2)} ${floor}`;
  });
  const across = isChecked
    ? range(Math.ceil(760 / step)).map(
        (row) => `M${f(body.pit.x - 480)} ${f(body.pit.y - 60 + row * step)}q480 26 960 0`,
      )
    : [];
  return `<path d="${down.join('')}${across.join('')}" fill="none" stroke="${colour}" stroke-width="2.6" stroke-opacity=".4"/>`;
}
