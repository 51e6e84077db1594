import { type Point, format, petalPath } from './geometry.ts';
import { colour } from './palette.ts';

/** Gradients of every lamp, defined once in a picture. */
export const lampDefinitions = `
<radialGradient id="lamp-light"><stop offset="0" stop-color="${colour.marigold}" stop-opacity=".62"/><stop offset=".3" stop-color="${colour.marigold}" stop-opacity=".22"/><stop offset="1" stop-color="${colour.marigold}" stop-opacity="0"/></radialGradient>
<linearGradient id="lamp-flame" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${colour.sindoor}"/><stop offset=".3" stop-color="${colour.marigold}"/><stop offset=".75" stop-color="${colour.paper}"/></linearGradient>
<linearGradient id="lamp-clay" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour.marigold}"/><stop offset=".4" stop-color="${colour.marigoldDeep}"/><stop offset="1" stop-color="${colour.mulberry900}"/></linearGradient>`;

/** A small clay oil lamp with its flame and the light it throws; `size` is half the bowl's width. */
export function drawLamp(foot: Point, size: number): string {
  const { x, y } = foot;
  const bowl = `M${format(x - size)} ${format(y - size * 0.12)}C${format(x - size * 0.85)} ${format(y + size * 0.75)} ${format(x + size * 0.85)} ${format(y + size * 0.75)} ${format(x + size)} ${format(y - size * 0.12)}Z`;
  const flame = petalPath({ root: { x, y: y - size * 0.05 }, length: size * 1.55, width: size * 0.62 });
  return (
    `<circle cx="${format(x)}" cy="${format(y - size * 0.7)}" r="${format(size * 4.6)}" fill="url(#lamp-light)" style="mix-blend-mode:screen"/>` +
    `<path d="${bowl}" fill="url(#lamp-clay)"/>` +
    `<ellipse cx="${format(x)}" cy="${format(y - size * 0.12)}" rx="${format(size)}" ry="${format(size * 0.24)}" fill="${colour.mulberry800}" stroke="${colour.marigold}" stroke-width="${format(size * 0.07)}"/>` +
    `<path d="${flame}" fill="url(#lamp-flame)"/><circle cx="${format(x)}" cy="${format(y - size * 0.5)}" r="${format(size * 0.16)}" fill="${colour.rose50}"/>`
  );
}
