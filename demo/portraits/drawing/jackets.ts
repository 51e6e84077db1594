import { format } from '#art/geometry.ts';
import { mix } from '#art/palette.ts';
import { collarPoint, floor, middleAt } from './body.ts';
import { drawFront, lit, type Tailored } from './cloth.ts';
import type { Side } from './pose.ts';
import { line, shape } from './soft.ts';

const f = format;

/** The two halves of a turned-down collar. */
export function drawCollar({ body, cloth: { main: colour } }: Tailored, deep: number): string {
  const { pit, neck } = body;
  const low = { x: middleAt(body, pit.y + deep), y: pit.y + deep };
  const half = (side: Side): string => {
    const start = collarPoint(body, side * (neck + 2));
    const path = `M${f(start.x)} ${f(start.y - 20)}C${f(start.x - side * 8)} ${f(start.y + 30)} ${f(low.x + side * 14)} ${f(low.y - 34)} ${f(low.x + side * 2)} ${f(low.y)}L${f(low.x + side * 62)} ${f(low.y + 26)}C${f(start.x + side * 6)} ${f(low.y - 4)} ${f(start.x + side * 26)} ${f(start.y + 30)} ${f(start.x + side * 22)} ${f(start.y - 4)}Z`;
    const tint = side === -1 ? lit(colour).light : mix([colour, lit(colour).shade], 0.5);
    return `<g transform="translate(3 9)">${shape(path, { fill: '#1E0810', opacity: 0.35, soft: 4 })}</g>${shape(path, { fill: tint })}${line(path, { stroke: lit(colour).shade, width: 1.6, opacity: 0.4 })}`;
  };
  return half(1) + half(-1);
}

/** A jacket that is open down to a depth, with its lapels. */
export function drawJacket(tailored: Tailored, deep: number): string {
  const { body, cloth } = tailored;
  const { pit, neck } = body;
  const neckline = { wide: neck + 20, deep, form: 'pointed' } as const;
  const low = { x: middleAt(body, pit.y + deep), y: pit.y + deep };
  const colours = lit(cloth.main);
  const lapel = (side: Side): string => {
    const start = collarPoint(body, side * (neck + 18));
    const path = `M${f(start.x)} ${f(start.y - 4)}C${f(start.x - side * 6)} ${f(start.y + 70)} ${f(low.x + side * 30)} ${f(low.y - 90)} ${f(low.x)} ${f(low.y)}L${f(low.x + side * 66)} ${f(low.y - 90)}L${f(start.x + side * 62)} ${f(start.y + 128)}L${f(start.x + side * 40)} ${f(start.y + 108)}L${f(start.x + side * 76)} ${f(start.y + 84)}L${f(start.x + side * 34)} ${f(start.y + 4)}Z`;
    const tint =
      side === -1 ? mix([cloth.main, colours.light], 0.55) : mix([cloth.main, colours.shade], 0.35);
    return `<g transform="translate(${side * 3} 8)">${shape(path, { fill: '#12060C', opacity: 0.4, soft: 4 })}</g>${shape(path, { fill: tint })}${line(path, { stroke: colours.deep, width: 1.8, opacity: 0.5 })}`;
  };
  const seam = line(`M${f(low.x)} ${f(low.y)}L${f(low.x + body.turn * 0.4)} ${floor}`, {
    stroke: colours.deep,
    width: 4,
    opacity: 0.7,
    soft: 1,
  });
  return drawFront(tailored, { neckline, drawn: seam, id: 'jacket' }) + lapel(1) + lapel(-1);
}
