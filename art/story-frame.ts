import { createChance, format, range } from './geometry.ts';
import { colour } from './palette.ts';

export const storyWidth = 800;
export const storyHeight = 600;

export type Story = {
  readonly definitions?: string;
  /** Colours of the air from top to bottom. */
  readonly air: readonly string[];
  readonly drawing: string;
};

/** A story's sheet: an evening sky from the palette, the drawing, and a soft dark edge. */
export function composeStory({ definitions = '', air, drawing }: Story): string {
  const stops = air.map(
    (tint, index) => `<stop offset="${format(index / (air.length - 1))}" stop-color="${tint}"/>`,
  );
  const all = `width="${storyWidth}" height="${storyHeight}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${all} viewBox="0 0 ${storyWidth} ${storyHeight}">
<defs><linearGradient id="air" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>
<radialGradient id="rim" cx=".5" cy=".5" r=".72"><stop offset=".62" stop-color="${colour.mulberry900}" stop-opacity="0"/><stop offset="1" stop-color="${colour.mulberry900}" stop-opacity=".55"/></radialGradient>
<radialGradient id="sun"><stop offset="0" stop-color="${colour.paper}"/><stop offset=".3" stop-color="${colour.marigold}" stop-opacity=".9"/><stop offset="1" stop-color="${colour.marigold}" stop-opacity="0"/></radialGradient>
<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colour.paper}"/><stop offset=".35" stop-color="${colour.marigold}"/><stop offset="1" stop-color="${colour.marigoldDeep}"/></linearGradient>
<filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="5"/></filter>${definitions}</defs>
<rect ${all} fill="url(#air)"/>${drawing}<rect ${all} fill="url(#rim)"/></svg>`;
}

/** Small lights far behind, within the upper part of the sheet. */
export function drawSparks({ seed, count, floor }: { seed: number; count: number; floor: number }): string {
  const chance = createChance(seed);
  return range(count)
    .map(() => {
      const radius = 1 + 2.6 * chance() ** 3;
      return `<circle cx="${format(storyWidth * chance())}" cy="${format(floor * chance())}" r="${format(radius)}" fill="${colour.paper}" opacity="${format(0.25 + 0.5 * chance())}"/>`;
    })
    .join('');
}
