import { deriveAccent, isReadableAccent } from '#contract/site/accent.ts';
import { mulberry } from '#contract/site/mulberry.ts';

/** The address of the mark of the product on a tile of the accent, for the tabs of browsers. */
export function addressOfMark(accent: string): string {
  return accent === mulberry[600] ? '/favicon.svg' : `/mark/${accent.slice(1).toLowerCase()}.svg`;
}

/** The mark of an accent as an SVG, by the last part of its address; null for any other address. */
export function presentMark(file: string): string | null {
  const accent = /^([\da-f]{6})\.svg$/.exec(file)?.[1];
  if (accent === undefined || !isReadableAccent(`#${accent}`)) return null;
  const { shades } = deriveAccent(`#${accent}`);
  return drawMark({ centre: shades[600], edge: shades[800], ring: shades[100] });
}

type MarkColours = { centre: string; edge: string; ring: string };

const [left, right, middle, radius] = [22.56, 41.44, 32, 15.73];

/** Two rings, each once over and once under the other, as `web/public/favicon.svg` has them in mulberry. */
function drawMark({ centre, edge, ring }: MarkColours): string {
  const circle = (x: number) => `cx="${x}" cy="${middle}" r="${radius}" fill="none"`;
  const gap = (name: string, { x, top }: { x: number; top: number }) =>
    `<clipPath id="${name}-half"><rect y="${top}" width="64" height="32"/></clipPath>` +
    `<mask id="${name}" maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64"><rect width="64" height="64" fill="#fff"/>` +
    `<circle ${circle(x)} stroke="#000" stroke-width="7.31" clip-path="url(#${name}-half)"/></mask>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><defs>` +
    `<radialGradient id="tile" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="${centre}"/><stop offset="1" stop-color="${edge}"/></radialGradient>` +
    `${gap('under-right', { x: right, top: middle })}${gap('under-left', { x: left, top: 0 })}</defs>` +
    `<rect width="64" height="64" rx="14.08" fill="url(#tile)"/>` +
    `<circle ${circle(left)} stroke-width="4.72" stroke="${ring}" mask="url(#under-right)"/>` +
    `<circle ${circle(right)} stroke-width="4.72" stroke="#F2B33D" mask="url(#under-left)"/></svg>`
  );
}
