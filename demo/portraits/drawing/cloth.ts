import { format, formatPoint, type Point } from '#art/geometry.ts';
import { mix } from '#art/palette.ts';
import { aroundBody, type Body, collarPoint, floor, middleAt } from './body.ts';
import { type Curve, curveOf, fade, line, shape, strands } from './soft.ts';

/** Colours that go together: of the cloth, of its border, and of what is worn with it. */
export type Cloth = { main: string; trim: string; second: string };

export type Tailored = { body: Body; cloth: Cloth };

const f = format;

/** The colours of a cloth in light and shadow. */
export function lit(colour: string): { light: string; shade: string; deep: string } {
  return {
    light: mix([colour, '#FFF1DC'], 0.3),
    shade: mix([colour, '#2A0A1C'], 0.4),
    deep: mix([colour, '#1B0610'], 0.68),
  };
}

export function clothDefinitions({ main, second }: Cloth): string {
  const gradient = (id: string, colour: string) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="-330" y1="380" x2="350" y2="760"><stop offset="0" stop-color="${mix([colour, lit(colour).light], 0.75)}"/><stop offset=".35" stop-color="${colour}"/><stop offset="1" stop-color="${mix([colour, lit(colour).deep], 0.72)}"/></linearGradient>`;
  return gradient('cloth', main) + gradient('second', second);
}

/** The edge of a neck hole: so wide at the neck, so deep in front, round, pointed or straight. */
export type Neckline = { wide: number; deep: number; form: 'round' | 'pointed' | 'square' | 'high' };

/** A neckline from the left to the right. */
export function necklineOf(
  body: Body,
  { wide, deep, form }: Neckline,
): { path: string; left: Point; right: Point } {
  const [left, right] = [collarPoint(body, -wide), collarPoint(body, wide)];
  const low = { x: middleAt(body, body.pit.y + deep), y: body.pit.y + deep };
  const start = `M${formatPoint(left)}`;
  const paths = {
    round: `C${f(left.x + wide * 0.1)} ${f(low.y - deep * 0.1 - 20)} ${f(low.x - wide * 0.62)} ${f(low.y)} ${formatPoint(low)}C${f(low.x + wide * 0.62)} ${f(low.y)} ${f(right.x - wide * 0.1)} ${f(low.y - deep * 0.1 - 20)} ${formatPoint(right)}`,
    pointed: `C${f(left.x + 14)} ${f(left.y + 50)} ${f(low.x - 26)} ${f(low.y - 40)} ${formatPoint(low)}C${f(low.x + 26)} ${f(low.y - 40)} ${f(right.x - 14)} ${f(right.y + 50)} ${formatPoint(right)}`,
    square: `C${f(left.x + 6)} ${f(low.y - 40)} ${f(left.x + 12)} ${f(low.y - 20)} ${f(left.x + 18)} ${f(low.y - 8)}C${f(low.x - 30)} ${f(low.y + 4)} ${f(low.x + 30)} ${f(low.y + 4)} ${f(right.x - 18)} ${f(low.y - 8)}C${f(right.x - 12)} ${f(low.y - 20)} ${f(right.x - 6)} ${f(low.y - 40)} ${formatPoint(right)}`,
    high: `C${f(left.x + 20)} ${f(left.y + 34)} ${f(low.x - 40)} ${f(low.y)} ${formatPoint(low)}C${f(low.x + 40)} ${f(low.y)} ${f(right.x - 20)} ${f(right.y + 34)} ${formatPoint(right)}`,
  };
  return { path: start + paths[form], left, right };
}

/** A garment's front below a neckline, with its folds; `drawn` is worked on it and ends at its edges. */
export function drawFront(
  { body, cloth }: Tailored,
  {
    neckline,
    fill = 'url(#cloth)',
    drawn = '',
    id = 'front',
  }: { neckline: Neckline; fill?: string; drawn?: string; id?: string },
): string {
  const edge = necklineOf(body, neckline);
  const path = edge.path + aroundBody(body, edge);
  const colours = lit(fill === 'url(#second)' ? cloth.second : cloth.main);
  const shadow = line(edge.path, { stroke: '#2A0A14', width: 10, opacity: 0.42, soft: 7 });
  return `${shadow}<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${shape(path, { fill })}${drawFolds(body, colours)}${drawn}</g>`;
}

/** What is seen of a garment under a jacket: only what is between its lapels. */
export function drawInner(
  { body, cloth }: Tailored,
  { neckline, drawn = '' }: { neckline: Neckline; drawn?: string },
): string {
  const edge = necklineOf(body, neckline);
  const reach = neckline.wide + 36;
  const [left, right] = [collarPoint(body, -reach), collarPoint(body, reach)];
  const path = `${edge.path}L${f(right.x)} ${f(right.y + 16)}L${f(right.x + 90)} ${floor}L${f(left.x - 90)} ${floor}L${f(left.x)} ${f(left.y + 16)}Z`;
  const shadow = line(edge.path, { stroke: '#2A0A14', width: 10, opacity: 0.42, soft: 7 });
  const side = fade(
    [
      curveOf(
        `${f(body.pit.x)} 300 ${f(body.pit.x + 20)} 500 ${f(body.pit.x + 20)} 700 ${f(body.pit.x)} ${floor}`,
      ),
      curveOf(`${f(right.x)} 300 ${f(right.x)} 500 ${f(right.x)} 700 ${f(right.x)} ${floor}`),
    ],
    {
      fill: lit(cloth.second).deep,
      opacity: 0.3,
      behind: `L${f(right.x + 99)} ${floor}L${f(right.x + 99)} 300Z`,
    },
  );
  return `${shadow}<clipPath id="inner"><path d="${path}"/></clipPath><g clip-path="url(#inner)">${shape(path, { fill: 'url(#second)' })}${side}${drawn}</g>`;
}

/** Sleeves, the fall over the chest and the darker side. */
function drawFolds({ pit, left, right }: Body, { light, shade, deep }: ReturnType<typeof lit>): string {
  const at = (x: number, y: number) => `${f(pit.x + x)} ${f(pit.y + y)}`;
  const [l, r] = [-left + 74, right - 74];
  return [
    fade(
      [
        curveOf(
          `${at(right * 0.2, -60)} ${at(right * 0.42, 120)} ${at(right * 0.34, 400)} ${at(right * 0.3, 800)}`,
        ),
        curveOf(
          `${at(right * 0.8, -60)} ${at(right * 0.9, 120)} ${at(right * 0.8, 400)} ${at(right * 0.74, 800)}`,
        ),
      ],
      { fill: deep, opacity: 0.42, behind: `L${at(640, 800)}L${at(640, -60)}Z` },
    ),
    // The arms lie beside the chest.
    fade(
      [
        curveOf(`${at(l - 2, 150)} ${at(l + 60, 330)} ${at(l + 80, 500)} ${at(l + 70, 800)}`),
        curveOf(`${at(l - 2, 150)} ${at(l + 14, 300)} ${at(l + 12, 500)} ${at(l - 4, 800)}`),
      ],
      { fill: deep, opacity: 0.42, behind: `C${at(l - 2, 500)} ${at(l + 4, 300)} ${at(l - 2, 150)}Z` },
    ),
    fade(
      [
        curveOf(`${at(r + 2, 140)} ${at(r + 40, 330)} ${at(r + 50, 500)} ${at(r + 60, 800)}`),
        curveOf(`${at(r + 2, 140)} ${at(r - 14, 300)} ${at(r - 12, 500)} ${at(r + 4, 800)}`),
      ],
      { fill: light, opacity: 0.2, behind: `C${at(r - 4, 500)} ${at(r - 8, 300)} ${at(r + 2, 140)}Z` },
    ),
    line(`M${at(r + 2, 150)}C${at(r - 14, 280)} ${at(r - 10, 440)} ${at(r + 6, 720)}`, {
      stroke: deep,
      width: 7,
      opacity: 0.5,
      soft: 7,
    }),
    line(`M${at(-left + 40, 66)}C${at(-left + 14, 130)} ${at(-left + 6, 240)} ${at(-left - 2, 380)}`, {
      stroke: light,
      width: 16,
      opacity: 0.4,
      soft: 12,
    }),
    line(`M${at(-left + 66, 44)}C${at(-left + 120, 26)} ${at(-150, 10)} ${at(-110, -16)}`, {
      stroke: light,
      width: 12,
      opacity: 0.32,
      soft: 12,
    }),
    line(`M${at(l + 30, 130)}C${at(l + 50, 190)} ${at(l + 90, 230)} ${at(l + 150, 250)}`, {
      stroke: shade,
      width: 7,
      opacity: 0.3,
      soft: 12,
    }),
    line(`M${at(r - 26, 130)}C${at(r - 50, 190)} ${at(r - 90, 230)} ${at(r - 140, 246)}`, {
      stroke: deep,
      width: 7,
      opacity: 0.3,
      soft: 12,
    }),
  ].join('');
}

/** Long folds between two curves, light and dark by turns. */
export function drawPleats(
  edges: readonly [Curve, Curve],
  { colour, count }: { colour: string; count: number },
): string {
  const { light, deep } = lit(colour);
  return strands(edges, {
    count,
    draw: (path, share) =>
      `${line(path, { stroke: deep, width: 5, opacity: 0.34 + 0.16 * share, soft: 4 })}<g transform="translate(-7 -3)">${line(path, { stroke: light, width: 4, opacity: 0.34 - 0.2 * share, soft: 2 })}</g>`,
  });
}
