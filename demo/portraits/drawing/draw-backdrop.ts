import { createChance } from '#art/geometry.ts';
import { colour, mix } from '#art/palette.ts';
import { drawArch, drawGarland, drawKolam, drawLamps, drawLattice, drawWindow } from './draw-ornaments.ts';
import { glow } from './soft.ts';
import { sheet, type Wall } from './walls.ts';

export const ornaments = ['garland', 'arch', 'lattice', 'lamps', 'kolam', 'window', 'plain'] as const;
export type Ornament = (typeof ornaments)[number];

const whole = `width="${sheet.width}" height="${sheet.height}"`;

/** A wall in evening light from above left, out of focus, with a hint of an ornament. */
export function drawBackdrop({
  wall,
  ornament,
  seed,
}: {
  wall: Wall;
  ornament: Ornament;
  seed: number;
}): string {
  const chance = createChance(seed);
  const drawings: Record<Ornament, () => string> = {
    garland: () => drawGarland(chance),
    arch: () => drawArch(wall),
    lattice: () => drawLattice(wall),
    lamps: () => drawLamps(chance),
    kolam: () => drawKolam(wall),
    window: () => drawWindow(wall),
    plain: () => '',
  };
  const stops = [
    [0, mix([wall.light, wall.dark], 0.5)],
    [0.3, mix([wall.light, wall.dark], 0.34)],
    [1, wall.dark],
  ].map(([offset, tint]) => `<stop offset="${offset}" stop-color="${tint}"/>`);
  return `<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient><rect ${whole} fill="url(#wall)"/>${glow('lamp', { at: { x: 250, y: 370 }, rx: 600, ry: 640, fill: wall.light, opacity: 0.85 })}${drawings[ornament]()}`;
}

/** Dark below, as the pictures of the landing page are. Straight gradients are quick to rasterise, round ones are not. */
export function drawVignette({ dark }: Wall): string {
  const tint = mix([dark, colour.mulberry900], 0.6);
  return `<linearGradient id="rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tint}" stop-opacity="0"/><stop offset="1" stop-color="${tint}" stop-opacity=".42"/></linearGradient><rect y="900" width="${sheet.width}" height="380" fill="url(#rim)"/>`;
}

/** The word "drawn" in the corner, as painters sign: nobody takes these faces for photos of members. Strokes need no font. */
export function drawSignature({ ornament }: Wall): string {
  const word =
    'M14 8a8 8 0 1 0 0 8M15 -6V18M24 4V18M24 10q3 -7 9 -5M48 8a7.5 7.5 0 1 0 0 7M49 4V18M57 4l5 14l5 -12l5 12l5 -14M84 4V18M84 10q4 -6 9 -4q4 2 4 6V18';
  const path = (stroke: string, opacity: number) =>
    `<path d="${word}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<g transform="translate(818 1236)"><g transform="translate(1 1.5)">${path(colour.ink, 0.5)}</g>${path(mix([ornament, colour.paper], 0.7), 0.9)}</g>`;
}
