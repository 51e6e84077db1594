import { createChance, format, formatPoint, type Point, range } from '#art/geometry.ts';
import { mix } from '#art/palette.ts';
import type { Looks } from '../looks/looks.ts';
import { type View, mirror, sides } from './pose.ts';
import { type Curve, drawCurve, inside, line, pointOn, shape } from './soft.ts';

type Beard = {
  /** How much of the skin it covers. */
  cover: number;
  /** How far it reaches below the chin. */
  long: number;
  /** How far it comes up the cheeks; null for a beard of the chin alone. */
  cheeks: number | null;
  moustache: number;
};

const kinds: Readonly<Record<NonNullable<Looks['beard']>, Beard>> = {
  full: { cover: 0.9, long: 14, cheeks: 0, moustache: 0.9 },
  long: { cover: 0.94, long: 74, cheeks: 4, moustache: 1.1 },
  short: { cover: 0.62, long: 3, cheeks: 12, moustache: 0.72 },
  stubble: { cover: 0.3, long: -6, cheeks: 8, moustache: 0.5 },
  goatee: { cover: 0.8, long: 8, cheeks: null, moustache: 0.9 },
  moustache: { cover: 0, long: 0, cheeks: null, moustache: 0.86 },
  'thick moustache': { cover: 0, long: 0, cheeks: null, moustache: 1.3 },
  chin: { cover: 0.86, long: 34, cheeks: 14, moustache: 0 },
};

export function drawBeard(looks: Looks, { view, outline }: { view: View; outline: string }): string {
  if (looks.beard === null) return '';
  const kind = kinds[looks.beard];
  const beard = kind.cover === 0 ? '' : drawJaw(looks, { view, kind });
  const isTrimmed = kind.long < 10;
  const held = isTrimmed && beard !== '' ? inside('jaw', { path: outline, drawing: beard }) : beard;
  return held + (kind.moustache === 0 ? '' : drawMoustache(looks, { view, kind }));
}

type On = { view: View; kind: Beard };

/** The right half of the edge on the cheek, and of the edge below. */
function edgesOf({ face }: Looks, { cheeks, long }: Beard): { upper: string; lower: string } {
  const y = (value: number) => format(value * face.length);
  const jaw = 138 * face.jaw + 12;
  if (cheeks === null) {
    return {
      upper: `${format(60 * face.mouthWidth)} ${y(166)} 52 ${y(184)} 30 ${y(194)} 0 ${y(196)}`,
      lower: `${format(66 * face.mouthWidth)} ${y(180)} 64 ${y(226)} 44 ${y(252 + long)} 0 ${y(254 + long)}`,
    };
  }
  return {
    upper: `148 ${format(14 + cheeks)} 132 ${y(96 + cheeks)} ${format(84 * face.mouthWidth)} ${y(114 + cheeks)} ${format(64 * face.mouthWidth)} ${y(166)}`,
    lower: `${format(158 * face.cheek)} 34 ${format(jaw + 22)} ${y(176 + long * 0.7)} ${format(76 + long * 0.16)} ${y(252 + long)} 0 ${y(256 + long)}`,
  };
}

function drawJaw(looks: Looks, { view, kind }: On): string {
  const { hairColour, skin, face } = looks;
  const { upper, lower } = edgesOf(looks, kind);
  const tone = kind.cover < 0.5 ? mix([hairColour.base, skin.deep], 0.35) : hairColour.base;
  const chin = `C34 ${format(204 * face.length)} 16 ${format(198 * face.length)} 0 ${format(198 * face.length)}`;
  return sides
    .map((side) => {
      const cheek = view.curve(flip(upper, side));
      const jaw = view.curve(flip(lower, side));
      const [, leave, arrive, end] = jaw;
      const closing = kind.cheeks === null ? '' : view.path(mirror(chin, side), 4);
      const path = `${drawCurve(cheek)}${closing}L${formatPoint(end)}C${formatPoint(arrive)} ${formatPoint(leave)} ${formatPoint(jaw[0])}Z`;
      const lit = side === -1 ? 0.3 : 0.08;
      return (
        shape(path, { fill: tone, opacity: kind.cover, soft: kind.cover > 0.7 ? 4 : 7 }) +
        drawHairs([cheek, jaw], { looks, kind, lit })
      );
    })
    .join('');
}

function flip(text: string, side: number): string {
  return text
    .split(' ')
    .map((value, index) => (index % 2 === 0 ? format(side * Number(value)) : value))
    .join(' ');
}

/** Short hairs that grow from the cheek towards the jaw. */
function drawHairs(
  [cheek, jaw]: readonly [Curve, Curve],
  { looks, kind, lit }: { looks: Looks; kind: Beard; lit: number },
): string {
  const { hairColour, grey } = looks;
  const chance = createChance(looks.age * 31 + Math.round(looks.face.jaw * 1000));
  const tints = {
    light: mix([hairColour.base, hairColour.light], 0.6),
    dark: hairColour.dark,
    grey: '#C9C1BA',
  };
  const paths: Record<keyof typeof tints, string[]> = { light: [], dark: [], grey: [] };
  for (const index of range(130)) {
    const share = chance();
    const [from, to] = [pointOn(cheek, share), pointOn(jaw, share)];
    const [start, bend] = [0.04 + chance() * 0.86, (chance() - 0.5) * 8];
    const reach = Math.min(1, start + 22 / Math.max(30, Math.hypot(to.x - from.x, to.y - from.y)));
    const at = (along: number): Point => ({
      x: from.x + (to.x - from.x) * along,
      y: from.y + (to.y - from.y) * along,
    });
    const [head, tip] = [at(start), at(reach)];
    const isGrey = grey !== 'none' && index % 4 === 0;
    const tint = isGrey ? 'grey' : (['light', 'dark'] as const)[index % 2];
    if (tint === undefined) continue;
    paths[tint].push(
      `M${formatPoint(head)}Q${format((head.x + tip.x) / 2 + bend)} ${format((head.y + tip.y) / 2)} ${formatPoint(tip)}`,
    );
  }
  const cover = Math.min(1, kind.cover + 0.15);
  const covers = { light: 0.2 + lit, dark: 0.45, grey: 0.42 };
  return (['dark', 'light', 'grey'] as const)
    .map((tint) =>
      line(paths[tint].join(''), { stroke: tints[tint], width: 2, opacity: covers[tint] * cover }),
    )
    .join('');
}

function drawMoustache(looks: Looks, { view, kind }: On): string {
  const { face, hairColour, skin } = looks;
  const weight = kind.moustache;
  const y = (value: number) => format(160 * face.length - 12.5 * face.lips + value);
  const half = 51 * face.mouthWidth;
  const end = half * 1.02 + 5 * weight;
  // Its ends rise with the corners of the mouth.
  const tip = 12.5 * face.lips - face.smile + 3;
  const high = 7 + 9 * weight;
  const tone = mix([hairColour.base, skin.deep], weight < 0.7 ? 0.45 : 0.34);
  return sides
    .map((side) => {
      const path = view.path(
        mirror(
          `M0 ${y(4 - high)}C10 ${y(-2 - high)} 30 ${y(-2 - high)} ${format(half * 0.78)} ${y(-high * 0.56)}C${format(half * 0.98)} ${y(-high * 0.24)} ${format(end)} ${y(tip - 5)} ${format(end)} ${y(tip)}C${format(end - 8)} ${y(tip + 5)} ${format(half * 0.5)} ${y(2)} 0 ${y(2 + weight)}Z`,
          side,
        ),
        15,
      );
      const hairs = range(12).map((index) => {
        const x = 3 + index * ((end - 12) / 12);
        const top = 3 - high + index * 0.9 + (index % 3) * 3;
        return line(
          view.path(
            mirror(
              `M${format(x)} ${y(top)}Q${format(x + 5)} ${y(top + 5)} ${format(x + 9)} ${y(Math.min(2, top + 14))}`,
              side,
            ),
            15,
          ),
          {
            stroke: index % 2 === 0 ? hairColour.light : hairColour.dark,
            width: 1.8,
            opacity: 0.3 * Math.min(1, weight),
          },
        );
      });
      return (
        shape(path, { fill: tone, opacity: Math.min(0.9, 0.4 + weight * 0.44), soft: 4 }) + hairs.join('')
      );
    })
    .join('');
}
