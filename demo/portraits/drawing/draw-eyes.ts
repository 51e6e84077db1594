import { format, formatPoint } from '#art/geometry.ts';
import { mix } from '#art/palette.ts';
import type { Looks } from '../looks/looks.ts';
import { type Side, type View, mirror, sides } from './pose.ts';
import { inside, line, shape } from './soft.ts';

/** How far the middle of an eye is from the middle of the face. */
const eyeAt = 77;
const lash = '#1A0F10';

type Eye = { inner: string; outer: string; upper: string; lower: string; back: string; width: number };

/** The opening of the right eye of the picture; the left one is its mirror image. */
function openingOf({ face }: Looks): Eye {
  const half = 37.5 * face.eyeSize;
  const open = 18.5 * face.eyeOpening * face.eyeSize;
  const { eyeTilt: tilt } = face;
  const [inX, outX] = [eyeAt - half, eyeAt + half];
  const [inY, outY] = [5 - tilt * 0.2, -1 - tilt];
  const inner = `${format(inX)} ${format(inY)}`;
  const outer = `${format(outX)} ${format(outY)}`;
  return {
    inner,
    outer,
    width: half,
    upper: `C${format(inX + half * 0.38)} ${format(inY - open * 0.95)} ${format(eyeAt + half * 0.28)} ${format(outY - open * 1.12)} ${outer}`,
    lower: `C${format(eyeAt + half * 0.62)} ${format(outY + open * 0.62)} ${format(eyeAt - half * 0.3)} ${format(inY + open * 0.52)} ${inner}`,
    back: `C${format(eyeAt + half * 0.3)} ${format(outY - open * 0.8)} ${format(inX + half * 0.42)} ${format(inY - open * 0.62)} ${inner}`,
  };
}

export function drawEyes(looks: Looks, view: View): string {
  return sides.map((side) => drawEye(looks, { view, side })).join('') + drawBrows(looks, view);
}

type On = { view: View; side: Side };

function drawEye(looks: Looks, { view, side }: On): string {
  const { skin, face, eyeColour, makeup, gender } = looks;
  const eye = openingOf(looks);
  const on = (path: string) => view.path(mirror(path, side));
  const opening = on(`M${eye.inner}${eye.upper}${eye.lower}Z`);
  const radius = 15.4 * (0.5 + face.eyeSize / 2);
  const iris = view.at([side * (eyeAt - 1) - 3 + view.pose.yaw * -5, -5]);
  const woman = gender === 'Female' ? 1 : 0;
  const white = mix(['#F4ECE6', skin.base], 0.14);
  const ball = [
    shape(opening, { fill: white }),
    `<circle cx="${format(iris.x)}" cy="${format(iris.y)}" r="${format(radius)}" fill="${mix([eyeColour, '#0C0606'], 0.55)}"/>`,
    `<circle cx="${format(iris.x + 1.5)}" cy="${format(iris.y + 2)}" r="${format(radius * 0.8)}" fill="${eyeColour}"/>`,
    `<circle cx="${format(iris.x + 2.5)}" cy="${format(iris.y + 5)}" r="${format(radius * 0.55)}" fill="${mix([eyeColour, '#D9935A'], 0.3)}" fill-opacity=".5"/>`,
    `<circle cx="${format(iris.x)}" cy="${format(iris.y)}" r="${format(radius * 0.44)}" fill="#0B0506"/>`,
    // The lid throws its shadow on the eye.
    line(on(`M${eye.inner}${eye.upper}`), { stroke: '#3A1E1A', width: 14, opacity: 0.5, soft: 2 }),
    `<circle cx="${format(iris.x - 5.2)}" cy="${format(iris.y - 5.6)}" r="3.2" fill="#FFFDF8" fill-opacity=".95"/>`,
    `<circle cx="${format(iris.x + 6)}" cy="${format(iris.y + 6)}" r="2" fill="#FFFDF8" fill-opacity=".3"/>`,
    `<circle cx="${formatPoint(view.at([side * (eyeAt - eye.width + 3), 5])).replace(' ', '" cy="')}" r="4.5" fill="${mix([skin.blush, skin.deep], 0.15)}" fill-opacity=".6"/>`,
  ];
  const fold = 11 + 3 * face.lidFold;
  const tilt = face.eyeTilt;
  const outX = eyeAt + eye.width;
  const foldPath = on(
    `M${format(eyeAt - eye.width + 6)} ${format(-4 - fold * 0.3)}C${format(eyeAt - eye.width * 0.4)} ${format(-15 - fold)} ${format(eyeAt + eye.width * 0.45)} ${format(-17 - fold - tilt * 0.6)} ${format(outX + 4)} ${format(-6 - tilt - fold * 0.25)}`,
  );
  const wing = 5 * woman * makeup;
  const thick = 0.5 + woman * 0.35 + makeup * 0.3;
  const lashes = on(
    `M${eye.inner}${eye.upper}L${format(outX + 3 + wing)} ${format(-3 - tilt - wing * 0.8)}C${format(outX - 8)} ${format(-10 - tilt - 6 * thick)} ${format(eyeAt + 4)} ${format(-17 * face.eyeOpening - 6 * thick)} ${format(eyeAt - eye.width * 0.5)} ${format(-10 * face.eyeOpening - 4 * thick)}Z`,
  );
  return [
    // The lid, which catches light in its middle.
    shape(
      on(
        `M${eye.inner}${eye.upper}L${format(outX + 3)} ${format(-8 - tilt)}C${format(eyeAt + eye.width * 0.45)} ${format(-14 - fold - tilt * 0.6)} ${format(eyeAt - eye.width * 0.4)} ${format(-12 - fold)} ${format(eyeAt - eye.width + 4)} -4Z`,
      ),
      {
        fill: mix([skin.shade, skin.deep], 0.25 + makeup * 0.2),
        opacity: 0.5,
        soft: 2,
      },
    ),
    line(foldPath, { stroke: skin.deep, width: 2.6, opacity: 0.2 + 0.45 * face.lidFold, soft: 1 }),
    inside(`eye${side}`, { path: opening, drawing: ball.join('') }),
    shape(lashes, { fill: lash, opacity: 0.72 + 0.2 * woman }),
    line(on(`M${eye.outer}${eye.lower}`), {
      stroke: mix([skin.deep, lash], makeup * 0.6),
      width: 2 + makeup * 1.2,
      opacity: 0.42 + makeup * 0.3,
      soft: 1,
    }),
    drawPouch(looks, { view, side }),
  ].join('');
}

/** The fold below an eye, deeper with the years, and the lines beside it. */
function drawPouch({ skin, lines }: Looks, { view, side }: On): string {
  const on = (path: string) => view.path(mirror(path, side));
  const below = line(on(`M44 22C60 36 86 36 108 22`), {
    stroke: skin.shade,
    width: 6,
    opacity: 0.28 + lines * 0.5,
    soft: 4,
  });
  if (lines < 0.35) return below;
  const rays = ['M126 -4C136 -8 142 -12 148 -18', 'M128 4C138 4 146 3 152 0', 'M126 12C136 16 142 18 148 20']
    .map((ray) => line(on(ray), { stroke: skin.deep, width: 2, opacity: lines * 0.3, soft: 1 }))
    .join('');
  return below + rays;
}

function drawBrows(looks: Looks, view: View): string {
  const { face, hairColour, gender } = looks;
  const weight = face.browWeight * (gender === 'Male' ? 1.3 : 0.92);
  const lift = gender === 'Male' ? 5 : 0;
  const inner = gender === 'Male' ? 3 : 0;
  const arch = face.browArch * 8;
  const fill = mix([hairColour.base, looks.skin.deep], gender === 'Male' ? 0.2 : 0.34);
  return sides
    .map((side) => {
      const low = (y: number) => format(y + lift);
      const path = `M31 ${low(-45 + inner)}C32 ${low(-49 + inner - 4 * weight)} 37 ${low(-51 - 5 * weight)} 44 ${low(-52 - 5 * weight)}C66 ${low(-54 - arch - 5 * weight)} 92 ${low(-58 - arch - 3 * weight)} 106 ${low(-54 - arch * 0.8)}C118 ${low(-50 - arch * 0.4)} 128 ${low(-44)} 134 ${low(-35)}C122 ${low(-44)} 114 ${low(-47 - arch * 0.4)} 102 ${low(-49 - arch * 0.7)}C86 ${low(-51 - arch)} 58 ${low(-46 - arch * 0.4)} 31 ${low(-45 + inner)}Z`;
      const drawn = view.path(mirror(path, side), 4);
      return shape(drawn, { fill, opacity: 0.5, soft: 2 }) + shape(drawn, { fill, opacity: 0.62, soft: 1 });
    })
    .join('');
}
