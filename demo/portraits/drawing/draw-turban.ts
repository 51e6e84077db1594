import { format, range } from '#art/geometry.ts';
import { mix } from '#art/palette.ts';
import { lit } from './cloth.ts';
import { type Side, type View, sides } from './pose.ts';
import { fade, glow, line, shape } from './soft.ts';

/** A Sikh turban: layers that rise from both sides and cross over the forehead. */
export function drawTurban(view: View, colour: string): string {
  const { light, shade, deep } = lit(colour);
  const dome = view.room(
    'M-168 -26 0C-204 -90 -30 -226 -220 -30 -176 -308 -20C-140 -340 10 -60 -358 30 10 -356 30C80 -356 30 150 -336 10 184 -302 -20C230 -218 -30 206 -88 -30 168 -26 0C156 -84 50 84 -150 112 0 -176 124C-84 -150 112 -156 -84 50 -168 -26 0Z',
  );
  const under = view.room(
    'M-74 -128 112C-40 -172 130 40 -172 130 74 -128 112C40 -160 122 -40 -160 122 -74 -128 112Z',
  );
  const bands = [...sides].flatMap((side) =>
    range(6).map((index) => drawBand(view, { side, index, colour })),
  );
  return [
    `<g transform="translate(0 12)">${line(view.room('M-160 -40 40C-150 -80 70 -84 -142 122 0 -168 132C84 -142 122 150 -80 70 160 -40 40'), { stroke: '#200A0A', width: 16, opacity: 0.4, soft: 12 })}</g>`,
    shape(under, { fill: mix([colour, '#1A0A12'], 0.6) }),
    `<clipPath id="turban"><path d="${dome}"/></clipPath><g clip-path="url(#turban)">`,
    shape(dome, { fill: colour }),
    glow('turban-light', { at: view.at([-84, -250, 60]), rx: 190, ry: 150, fill: light, opacity: 0.75 }),
    bands.join(''),
    fade(
      [
        view.guide('40 -420 40 70 -330 60 90 -200 60 90 -20 60'),
        view.guide('150 -420 0 200 -330 0 206 -200 0 190 -20 0'),
      ],
      { fill: deep, opacity: 0.6, behind: 'L400 -20L400 -420Z' },
    ),
    line(dome, { stroke: shade, width: 14, opacity: 0.4, soft: 7 }),
    '</g>',
  ].join('');
}

function drawBand(
  view: View,
  { side, index, colour }: { side: Side; index: number; colour: string },
): string {
  const { light, deep } = lit(colour);
  const s = (value: number) => format(value * side);
  const rise = index * 31;
  const [fromX, fromY] = [172 + Math.min(index, 3) * 10 - Math.max(0, index - 3) * 16, -40 - index * 45];
  const across = 3;
  const path = view.room(
    `M${s(fromX)} ${format(fromY)} ${format(-10)}C${s(fromX - 50)} ${format(fromY - 66 + index * 5)} 60 ${s(74)} ${format(-150 - rise)} 100 ${s(across)} ${format(-178 - rise)} ${format(124 - index * 12)}`,
  );
  return [
    `<g transform="translate(0 5)">${line(path, { stroke: deep, width: 5, opacity: 0.62, soft: 4 })}</g>`,
    line(path, { stroke: light, width: 3, opacity: side === -1 ? 0.5 : 0.22, soft: 2 }),
  ].join('');
}

/** A round cap without a brim. */
export function drawCap(view: View, { colour, trim }: { colour: string; trim: string | null }): string {
  const { shade, deep } = lit(colour);
  const low = 'C-130 -206 60 -66 -222 106 0 -224 112C66 -222 106 130 -206 60 164 -166 0';
  const path = view.room(
    `M-164 -166 0${low}C176 -240 -10 128 -300 10 0 -304 20C-128 -300 10 -176 -240 -10 -164 -166 0Z`,
  );
  const edge = view.room(`M-164 -170 0${low}`);
  const rows = range(6).map(
    (index) =>
      `<g transform="translate(0 ${format(-12 - index * 13)})"><path d="${edge}" fill="none" stroke="${trim ?? shade}" stroke-width="3" stroke-dasharray="2 7" stroke-opacity="${trim === null ? 0.5 : 0.9}"/></g>`,
  );
  return [
    `<g transform="translate(0 8)">${line(edge, { stroke: '#200A0A', width: 12, opacity: 0.35, soft: 7 })}</g>`,
    `<clipPath id="cap"><path d="${path}"/></clipPath><g clip-path="url(#cap)">${shape(path, { fill: colour })}${rows.join('')}`,
    fade(
      [
        view.guide('30 -330 60 50 -280 80 60 -240 90 60 -160 90'),
        view.guide('140 -330 0 170 -280 0 180 -240 0 180 -160 0'),
      ],
      { fill: deep, opacity: 0.5, behind: 'L300 -160L300 -330Z' },
    ),
    line(edge, { stroke: shade, width: 3, opacity: 0.6 }),
    trim === null ? '' : line(edge, { stroke: trim, width: 16, opacity: 0.95 }),
    '</g>',
  ].join('');
}

/** The cap of the Himalayas, higher on one side, of woven cloth. */
export function drawTopi(view: View, colour: string): string {
  const { deep } = lit(colour);
  const path = view.room(
    'M-166 -160 0C-120 -206 64 -60 -218 106 0 -220 112C66 -218 106 124 -204 60 166 -160 0C172 -226 -20 150 -322 10 96 -330 20C20 -336 40 -80 -300 30 -140 -292 0C-176 -270 -10 -176 -220 -10 -166 -160 0Z',
  );
  const figures = range(54).map((index) => {
    const at = view.at([
      -170 + (index % 9) * 42 + (Math.floor(index / 9) % 2) * 20,
      -330 + Math.floor(index / 9) * 32,
      70,
    ]);
    return `<path d="M${format(at.x)} ${format(at.y - 9)}l7 9l-7 9l-7 -9z" fill="${['#F2B33D', '#FBF6EE', '#C6302B'][index % 3] ?? colour}" fill-opacity=".8"/>`;
  });
  return [
    `<clipPath id="cap"><path d="${path}"/></clipPath><g clip-path="url(#cap)">${shape(path, { fill: colour })}${figures.join('')}`,
    fade(
      [
        view.guide('30 -350 60 50 -280 80 60 -240 90 60 -160 90'),
        view.guide('140 -350 0 170 -280 0 180 -240 0 180 -160 0'),
      ],
      { fill: deep, opacity: 0.55, behind: 'L300 -160L300 -350Z' },
    ),
    line(view.room('M-120 -230 40C-40 -262 100 60 -258 100 150 -226 20'), {
      stroke: deep,
      width: 4,
      opacity: 0.5,
      soft: 4,
    }),
    '</g>',
  ].join('');
}
