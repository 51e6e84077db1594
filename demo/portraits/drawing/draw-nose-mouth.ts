import { format } from '#art/geometry.ts';
import { mix } from '#art/palette.ts';
import type { Looks } from '../looks/looks.ts';
import { type View, mirror, sides } from './pose.ts';
import { glow, line, shape } from './soft.ts';

/** How far the tip of the nose stands out of the face. */
const tipLift = 44;

export function drawNose(looks: Looks, view: View): string {
  const { skin, face } = looks;
  const wide = 0.94 * face.noseWidth;
  const end = 104 * face.noseLength;
  const x = (value: number) => format(value * wide);
  const y = (below: number) => format(end + below);
  const tip = view.at([0, end - 16, 150 + tipLift]);
  return [
    // The side away from the light, from the brow along the bridge to the wing.
    shape(
      view.path(
        `M16 -34C12 -10 12 20 ${x(15)} ${y(-50)}C${x(18)} ${y(-34)} ${x(24)} ${y(-22)} ${x(24)} ${y(-8)}L${x(40)} ${y(2)}C${x(46)} ${y(-24)} 38 10 34 -22Z`,
        14,
      ),
      { fill: mix([skin.shade, skin.deep], 0.3), opacity: 0.8, soft: 7 },
    ),
    shape(
      view.path(
        `M-20 -30C-16 -12 -20 10 ${x(-22)} ${y(-48)}L${x(-34)} ${y(-20)}C-36 10 -36 -10 -30 -26Z`,
        10,
      ),
      { fill: skin.shade, opacity: 0.3, soft: 7 },
    ),
    // The shadow below the tip.
    shape(
      view.path(
        `M${x(-36)} ${y(6)}C${x(-18)} ${y(16)} ${x(22)} ${y(18)} ${x(40)} ${y(4)}C${x(34)} ${y(26)} ${x(-8)} ${y(30)} ${x(-36)} ${y(6)}Z`,
        12,
      ),
      { fill: skin.deep, opacity: 0.5, soft: 4 },
    ),
    // The wings, and the ball between them.
    ...sides.map((side) =>
      line(
        view.path(
          mirror(`M${x(33)} ${y(-24)}C${x(43)} ${y(-16)} ${x(42)} ${y(2)} ${x(31)} ${y(4)}`, side),
          12,
        ),
        { stroke: skin.deep, width: 4.5, opacity: side === 1 ? 0.7 : 0.5, soft: 2 },
      ),
    ),
    glow('nose-ball', {
      at: { x: tip.x + 8, y: tip.y + 10 },
      rx: 30 * wide,
      ry: 22,
      fill: mix([skin.shade, skin.blush], 0.5),
      opacity: 0.6,
    }),
    ...sides.map((side) =>
      shape(
        view.path(
          mirror(
            `M${x(8)} ${y(8)}C${x(12)} ${y(1)} ${x(22)} ${y(-1)} ${x(27)} ${y(4)}C${x(24)} ${y(10)} ${x(14)} ${y(11)} ${x(8)} ${y(8)}Z`,
            side,
          ),
          24,
        ),
        { fill: mix([skin.deep, '#1A0A08'], 0.45), opacity: 0.78, soft: 1 },
      ),
    ),
    line(view.path(`M${x(-9)} ${y(9)}C${x(-4)} ${y(14)} ${x(4)} ${y(14)} ${x(9)} ${y(9)}`, 26), {
      stroke: skin.deep,
      width: 3.4,
      opacity: 0.42,
      soft: 2,
    }),
    // Light along the bridge and on the tip.
    line(view.path(`M-4 -34C-5 10 -6 40 ${x(-6)} ${y(-34)}`, 26), {
      stroke: skin.light,
      width: 9,
      opacity: 0.6,
      soft: 7,
    }),
    glow('nose-tip', {
      at: { x: tip.x - 6, y: tip.y - 2 },
      rx: 15,
      ry: 12,
      fill: mix([skin.light, '#FFFFFF'], 0.15),
      opacity: 0.65,
    }),
  ].join('');
}

export function drawMouth(looks: Looks, view: View): string {
  const { skin, face, gender } = looks;
  const middle = 160 * face.length;
  const half = 51 * face.mouthWidth;
  const full = face.lips;
  const up = face.smile;
  const x = (share: number) => format(share * half);
  const y = (below: number) => format(middle + below);
  const corner = -up + 3;
  const seam = `M${x(-1)} ${y(corner)}C${x(-0.62)} ${y(5)} ${x(-0.24)} ${y(1)} 0 ${y(4)}C${x(0.24)} ${y(1)} ${x(0.62)} ${y(5)} ${x(1)} ${y(corner)}`;
  const back = `C${x(0.62)} ${y(5)} ${x(0.24)} ${y(1)} 0 ${y(4)}C${x(-0.24)} ${y(1)} ${x(-0.62)} ${y(5)} ${x(-1)} ${y(corner)}Z`;
  const upper = `M${x(-1)} ${y(corner)}C${x(-0.6)} ${y(-5 * full - up * 0.3)} ${x(-0.34)} ${y(-13 * full)} ${x(-0.19)} ${y(-12.5 * full)}C${x(-0.1)} ${y(-12 * full)} ${x(-0.06)} ${y(-9 * full)} 0 ${y(-9 * full)}C${x(0.06)} ${y(-9 * full)} ${x(0.1)} ${y(-12 * full)} ${x(0.19)} ${y(-12.5 * full)}C${x(0.34)} ${y(-13 * full)} ${x(0.6)} ${y(-5 * full - up * 0.3)} ${x(1)} ${y(corner)}${back}`;
  const lower = `M${x(-1)} ${y(corner)}C${x(-0.74)} ${y(12 * full)} ${x(-0.44)} ${y(25 * full)} 0 ${y(25 * full)}C${x(0.44)} ${y(25 * full)} ${x(0.74)} ${y(12 * full)} ${x(1)} ${y(corner)}${back}`;
  const dark = mix([skin.lip, skin.deep], gender === 'Female' ? 0.3 : 0.42);
  const lift = 12;
  const on = (path: string) => view.path(path, lift);
  const light = view.at([-12, middle + 14 * full, 150 + lift]);
  return [
    // The hollow between nose and lip.
    line(on(`M-2 ${y(-44)}C-4 ${y(-36)} -4 ${y(-26)} -2 ${y(-19)}`), {
      stroke: skin.shade,
      width: 9,
      opacity: 0.42,
      soft: 4,
    }),
    shape(on(upper), { fill: dark, soft: 1 }),
    shape(on(lower), { fill: skin.lip, soft: 1 }),
    shape(
      on(
        `M0 ${y(6)}C${x(0.4)} ${y(6)} ${x(0.8)} ${y(8)} ${x(1)} ${y(corner)}C${x(0.74)} ${y(12 * full)} ${x(0.44)} ${y(25 * full)} 0 ${y(25 * full)}Z`,
      ),
      { fill: dark, opacity: 0.35, soft: 4 },
    ),
    glow('lip-light', {
      at: light,
      rx: 22,
      ry: 7.5 * full,
      fill: mix([skin.lip, '#FFFFFF'], 0.55),
      opacity: gender === 'Female' ? 0.6 : 0.32,
    }),
    line(on(seam), { stroke: mix([skin.deep, '#2A0F10'], 0.55), width: 2.8, opacity: 0.85, soft: 1 }),
    ...sides.map((side) =>
      glow(`corner${side}`, {
        at: view.at([side * (half + 3), middle + corner]),
        rx: 10,
        ry: 9,
        fill: skin.deep,
        opacity: 0.5,
      }),
    ),
    ...sides.map((side) =>
      line(
        on(
          `M${format(side * (half + 12))} ${y(corner - 12)}C${format(side * (half + 20))} ${y(corner - 2)} ${format(side * (half + 18))} ${y(corner + 10)} ${format(side * (half + 10))} ${y(corner + 18)}`,
        ),
        { stroke: skin.shade, width: 6, opacity: 0.1 + up * 0.03, soft: 4 },
      ),
    ),
  ].join('');
}
