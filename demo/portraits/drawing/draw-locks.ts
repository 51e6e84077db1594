import { format, formatPoint } from '#art/geometry.ts';
import { mix } from '#art/palette.ts';
import type { HairColour } from '../looks/looks.ts';
import type { View } from './pose.ts';
import { blend, type Curve, drawCurve, line, strands } from './soft.ts';

/** Hair that grows between two curves, each `x y z` four times, from the root to the tip. */
export type Lock = {
  from: string;
  to: string;
  /** Light that runs along it: for long hair. */
  hasSheen?: boolean;
  /** How many strands are seen in it. */
  count: number;
  /** The curve between, where the lock is not flat. */
  over?: string;
};

export function hairDefinitions({ base, light, dark }: HairColour): string {
  return (
    `<radialGradient id="hair" gradientUnits="userSpaceOnUse" cx="-80" cy="-170" r="560"><stop offset="0" stop-color="${mix([base, light], 0.5)}"/><stop offset=".3" stop-color="${base}"/><stop offset="1" stop-color="${mix([base, dark], 0.75)}"/></radialGradient>` +
    `<radialGradient id="shine" gradientUnits="userSpaceOnUse" cx="-86" cy="-186" r="230"><stop offset="0" stop-color="${light}" stop-opacity=".85"/><stop offset=".45" stop-color="${light}" stop-opacity=".38"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>`
  );
}

/** A path around everything between two curves. */
function between([from, to]: readonly [Curve, Curve], taper = 0.04): string {
  const [start, leave, arrive, end] = to;
  const tip = {
    x: (from[3].x + end.x) / 2 + ((from[3].x - from[2].x + end.x - arrive.x) / 2) * taper,
    y: (from[3].y + end.y) / 2 + ((from[3].y - from[2].y + end.y - arrive.y) / 2) * taper,
  };
  return `${drawCurve(from)}Q${formatPoint(tip)} ${formatPoint(end)}C${formatPoint(arrive)} ${formatPoint(leave)} ${formatPoint(start)}Z`;
}

/** A lock with its strands: dark ones between lighter ones, which shine where the light falls. */
export function drawLock(
  { from, to, count, over, hasSheen = false }: Lock,
  { view, colour }: { view: View; colour: HairColour },
): string {
  const edges = [view.guide(from), view.guide(to)] as const;
  const parts: (readonly [Curve, Curve])[] =
    over === undefined
      ? [edges]
      : [
          [edges[0], view.guide(over)],
          [view.guide(over), edges[1]],
        ];
  const sheen = hasSheen
    ? line(drawCurve(blend(edges, 0.4)), { stroke: colour.light, width: 9, opacity: 0.3, soft: 12 })
    : '';
  return (
    parts
      .map((part) =>
        drawStrands(part, { count: Math.ceil(count / parts.length), colour, taper: hasSheen ? 0.22 : 0.04 }),
      )
      .join('') + sheen
  );
}

function drawStrands(
  edges: readonly [Curve, Curve],
  { count, colour: { dark, light }, taper }: { count: number; colour: HairColour; taper: number },
): string {
  const all = between(edges, taper);
  const body = `<path d="${all}" fill="url(#hair)" stroke="${dark}" stroke-opacity=".5" stroke-width="3" stroke-linejoin="round"/><path d="${all}" fill="url(#shine)"/>`;
  const lowlights = strands(edges, {
    count,
    draw: (path, share) => `<path d="${path}" stroke-width="${format(1.4 + 1.8 * wave(share * count))}"/>`,
  });
  const lights = strands(edges, {
    count: Math.ceil(count * 0.8),
    draw: (path, share) =>
      `<path d="${path}" stroke-width="${format(1 + 2.6 * wave(share * count * 1.7 + 2))}"/>`,
  });
  return (
    `${body}<g fill="none" stroke-linecap="round"><g stroke="${dark}" stroke-opacity=".3">${lowlights}</g>` +
    `<g stroke="${light}" stroke-opacity=".15">${lights}</g></g>`
  );
}

/** Irregular, yet always the same: 0 to 1. */
function wave(at: number): number {
  return (Math.sin(at * 2.399) + 1) / 2;
}
