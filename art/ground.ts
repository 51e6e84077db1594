import { type Frame, createChance, format, range } from './geometry.ts';
import { colour, night } from './palette.ts';

/** What lies under and over a hero's subject. */
export type Scene = {
  readonly frame: Frame;
  readonly definitions?: string;
  /** Fades out towards the side where the page sets its text. */
  readonly subject: string;
  /** Drawn over everything and not faded. */
  readonly foreground?: string;
  /** Strength of the light behind the subject, 0…1. */
  readonly glow?: number;
  readonly seed: number;
};

/** The album page of all heroes: dark behind the text, softly lit behind the subject. */
export function composeScene(scene: Scene): string {
  const { width, height } = scene.frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>${drawLights(scene)}${scene.definitions ?? ''}</defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>
<rect width="${width}" height="${height}" fill="url(#lit)"/>
${drawDust(scene)}
<g mask="url(#text-side)">${scene.subject}</g>
<rect width="${width}" height="${height}" fill="url(#edge)"/>
<rect width="${width}" height="${height * 0.2}" fill="url(#header)"/>
${scene.foreground ?? ''}
</svg>`;
}

function drawLights({ frame, glow = 1 }: Scene): string {
  const { centre, reach, width, height, isPortrait } = frame;
  const along = isPortrait ? 'x1="0" y1="1" x2="0" y2="0"' : 'x1="0" y1="0" x2="1" y2="0"';
  const fade = isPortrait ? [0.42, 0.58] : [0.3, 0.56];
  const circle = `gradientUnits="userSpaceOnUse" cx="${centre.x}" cy="${centre.y}"`;
  return `
<linearGradient id="ground" ${along}><stop offset="0" stop-color="${night}"/><stop offset=".45" stop-color="${colour.mulberry900}"/><stop offset="1" stop-color="${colour.mulberry800}"/></linearGradient>
<radialGradient id="lit" ${circle} r="${format(reach * 1.75)}">
<stop offset="0" stop-color="${colour.rose400}" stop-opacity="${0.62 * glow}"/><stop offset=".28" stop-color="${colour.mulberry600}" stop-opacity="${0.6 * glow}"/><stop offset=".62" stop-color="${colour.mulberry700}" stop-opacity="${0.34 * glow}"/><stop offset="1" stop-color="${colour.mulberry800}" stop-opacity="0"/></radialGradient>
<radialGradient id="edge" ${circle} r="${format(Math.hypot(width, height) * 0.72)}"><stop offset=".42" stop-color="${night}" stop-opacity="0"/><stop offset="1" stop-color="${night}" stop-opacity=".85"/></radialGradient>
<linearGradient id="header" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${night}" stop-opacity=".6"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></linearGradient>
<linearGradient id="fade" ${along}><stop offset="${fade[0]}" stop-color="#000"/><stop offset="${fade[1]}" stop-color="#fff"/></linearGradient>
<mask id="text-side" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask>
<filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="6"/></filter>
<filter id="softer" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="22"/></filter>
<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colour.paper}"/><stop offset=".35" stop-color="${colour.marigold}"/><stop offset="1" stop-color="${colour.marigoldDeep}"/></linearGradient>`;
}

/** Out-of-focus points of warm light, few enough to stay calm. */
function drawDust({ frame, seed }: Scene): string {
  const chance = createChance(seed);
  return range(46)
    .map(() => {
      const x = frame.width * chance();
      const y = frame.height * chance();
      const size = 1.5 + 15 * chance() ** 4;
      const tint = chance() < 0.6 ? colour.marigold : colour.rose300;
      const strength = (0.05 + 0.16 * chance()) * (size > 6 ? 0.55 : 1);
      return `<circle cx="${format(x)}" cy="${format(y)}" r="${format(size)}" fill="${tint}" opacity="${format(strength)}"/>`;
    })
    .join('');
}
