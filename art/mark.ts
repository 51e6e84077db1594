import { type Point, format } from './geometry.ts';
import { colour } from './palette.ts';

type MarkColours = { readonly left: string; readonly right: string };

export const markOnLight: MarkColours = { left: colour.mulberry600, right: colour.marigold };
export const markOnDark: MarkColours = { left: colour.rose100, right: colour.marigold };

/** Two rings of one size, each once over and once under the other; `radius` is that of a ring's middle line. */
export function drawMark({
  centre,
  radius,
  colours,
}: {
  centre: Point;
  radius: number;
  colours: MarkColours;
}): string {
  const width = radius * 0.3;
  const shift = radius * 0.6;
  const ring = (side: number): string =>
    `cx="${format(centre.x + side * shift)}" cy="${format(centre.y)}" r="${format(radius)}"`;
  const whole = {
    x: centre.x - radius * 2,
    y: centre.y - radius * 1.5,
    width: radius * 4,
    height: radius * 3,
  };
  const box = (top: number, height: number): string =>
    `x="${format(whole.x)}" y="${format(top)}" width="${format(whole.width)}" height="${format(height)}"`;
  // Where one ring passes under, a clear line is left on both sides of the other, so that the pair reads on any ground.
  const gap = (name: string, { side, top }: { side: number; top: number }): string =>
    `<clipPath id="${name}-half"><rect ${box(top, radius * 1.5)}/></clipPath>` +
    `<mask id="${name}" maskUnits="userSpaceOnUse" ${box(whole.y, whole.height)}><rect ${box(whole.y, whole.height)} fill="#fff"/><circle ${ring(side)} fill="none" stroke="#000" stroke-width="${format(width * 1.55)}" clip-path="url(#${name}-half)"/></mask>`;
  const line = `fill="none" stroke-width="${format(width)}"`;
  return (
    `<defs>${gap('under-right', { side: 1, top: centre.y })}${gap('under-left', { side: -1, top: whole.y })}</defs>` +
    `<circle ${ring(-1)} ${line} stroke="${colours.left}" mask="url(#under-right)"/>` +
    `<circle ${ring(1)} ${line} stroke="${colours.right}" mask="url(#under-left)"/>`
  );
}

/** The mark alone, cropped to its own size, for the page's header. */
export function drawMarkAlone(colours: MarkColours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 74">${drawMark({ centre: { x: 56, y: 37 }, radius: 32, colours })}</svg>`;
}

/** The mark on a mulberry tile; `corner` and `share` of the side depend on who shows it. */
export function drawTile({ size, corner, share }: { size: number; corner: number; share: number }): string {
  const radius = (size * share) / 3.5;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<defs><radialGradient id="tile" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="${colour.mulberry600}"/><stop offset="1" stop-color="${colour.mulberry800}"/></radialGradient></defs>` +
    `<rect width="${size}" height="${size}" rx="${format(size * corner)}" fill="url(#tile)"/>` +
    `${drawMark({ centre: { x: size / 2, y: size / 2 }, radius, colours: markOnDark })}</svg>`
  );
}
