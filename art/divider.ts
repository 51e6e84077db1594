import { format, petalPath, range } from './geometry.ts';
import { colour } from './palette.ts';

/** A thin line that fades at both ends, with a small flower and two leaves at its middle. */
export function drawDivider(): string {
  const petal = petalPath({ root: { x: 0, y: -1.4 }, length: 7.2, width: 4.6 });
  const petals = range(8).map((index) => `<use href="#p" transform="rotate(${format(index * 45)})"/>`);
  const leaf = 'M13 0c4-4.6 10-5 16-1.6C24 1.6 18 3.4 13 0Z';
  const half = `<path d="${leaf}"/><circle cx="33" r="1.3"/><path d="M37-.6 152-.1v.2L37 .6Z"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-160 -12 320 24" width="320" height="24" fill="${colour.marigold}">` +
    `<defs><path id="p" d="${petal}"/></defs>${petals.join('')}<circle r="2" fill="${colour.mulberry600}"/>` +
    `<g id="h">${half}</g><use href="#h" transform="scale(-1 1)"/></svg>`
  );
}
