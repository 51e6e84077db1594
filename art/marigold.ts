import { type Point, createChance, format, formatPoint, polar, range, turn } from './geometry.ts';
import { colour, mix } from './palette.ts';

export type Bloom = 'gold' | 'orange' | 'rose';

type Tint = { readonly deep: string; readonly body: string; readonly rim: string };

const tints: Record<Bloom, Tint> = {
  gold: {
    deep: mix([colour.marigoldDeep, colour.sindoor], 0.3),
    body: mix([colour.marigold, colour.marigoldDeep], 0.12),
    rim: mix([colour.marigold, colour.paper], 0.45),
  },
  orange: {
    deep: mix([colour.sindoor, colour.mulberry800], 0.5),
    body: mix([colour.sindoor, colour.marigold], 0.42),
    rim: mix([colour.sindoor, colour.marigold], 0.82),
  },
  rose: { deep: colour.mulberry800, body: colour.mulberry500, rim: colour.rose200 },
};

const variants = 3;
const layers = 6;
const shadow = mix([colour.mulberry900, colour.sindoor], 0.2);

/** Every bloom in a few variants on a circle of radius 100, for `drawBloom` to place. */
export const bloomDefinitions = `${(['gold', 'orange', 'rose'] as const).map(defineBloom).join('')}<radialGradient id="bloom-shade" cx=".38" cy=".32" r=".74"><stop offset=".3" stop-color="${shadow}" stop-opacity="0"/><stop offset=".75" stop-color="${shadow}" stop-opacity=".36"/><stop offset="1" stop-color="${shadow}" stop-opacity=".8"/></radialGradient>`;

function defineBloom(bloom: Bloom): string {
  const { deep, body, rim } = tints[bloom];
  const lights = range(layers).map((layer) => {
    const depth = layer / (layers - 1);
    const lit = mix([body, rim], 0.15 + depth * 0.4);
    return `<radialGradient id="${bloom}-petals-${layer}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${format(radiusOf(layer) * 1.04)}"><stop offset=".42" stop-color="${mix([deep, body], depth * 0.45)}"/><stop offset=".78" stop-color="${lit}"/><stop offset="1" stop-color="${mix([lit, rim], 0.75)}"/></radialGradient>`;
  });
  return (
    lights.join('') +
    range(variants)
      .map((variant) => `<g id="${bloom}-${variant}">${drawPompon(bloom, variant)}</g>`)
      .join('')
  );
}

/** One flower head; the light always comes from above left, whatever way the petals are turned. */
export function drawBloom({
  bloom,
  at,
  radius,
  angle,
}: {
  bloom: Bloom;
  at: Point;
  radius: number;
  angle: number;
}): string {
  const variant = Math.abs(Math.round(angle)) % variants;
  const turned = `translate(${formatPoint(at)}) scale(${format(radius / 100)}) rotate(${format(angle)})`;
  return (
    `<use href="#${bloom}-${variant}" transform="${turned}"/>` +
    `<circle cx="${format(at.x)}" cy="${format(at.y)}" r="${format(radius * 1.05)}" fill="url(#bloom-shade)"/>`
  );
}

function radiusOf(layer: number): number {
  return 95 * (1 - (layer / (layers - 1)) * 0.78);
}

/** Layers of ruffled petals, each darker at its root where the one above throws its shadow. */
function drawPompon(bloom: Bloom, variant: number): string {
  const chance = createChance(variant * 31 + bloom.length);
  const line = mix([tints[bloom].deep, tints[bloom].body], 0.12);
  const drawLayer = (layer: number): string => {
    const count = [15, 13, 11, 9, 7, 5][layer] ?? 5;
    const petals = range(count).map((index) => {
      const angle = ((index + (layer % 2) / 2 + (chance() - 0.5) * 0.3) * turn) / count;
      return `<path d="${drawRuffle({ angle, radius: radiusOf(layer) * (0.92 + chance() * 0.1), spread: (turn / count) * 0.98 })}"/>`;
    });
    return `<g fill="url(#${bloom}-petals-${layer})">${petals.join('')}</g>`;
  };
  return `<circle r="84" fill="${tints[bloom].deep}"/><g stroke="${line}" stroke-width="1.5" stroke-opacity=".8">${range(layers).map(drawLayer).join('')}</g>`;
}

/** A petal with three small waves at its rim. */
function drawRuffle({ angle, radius, spread }: { angle: number; radius: number; spread: number }): string {
  const origin = { x: 0, y: 0 };
  const at = (share: number, side: number): string =>
    formatPoint(polar(origin, { radius: radius * share, angle: angle + side * spread }));
  return (
    `M${at(0.3, 0)}L${at(0.78, -0.6)}Q${at(0.98, -0.74)} ${at(0.95, -0.38)}Q${at(1.06, -0.3)} ${at(0.99, -0.13)}` +
    `Q${at(1.09, 0.06)} ${at(0.99, 0.2)}Q${at(1.06, 0.36)} ${at(0.94, 0.44)}Q${at(0.96, 0.74)} ${at(0.77, 0.6)}Z`
  );
}
