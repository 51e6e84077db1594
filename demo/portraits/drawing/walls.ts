import { colour, mix } from '#art/palette.ts';

/** The size of a picture, in points. */
export const sheet = { width: 960, height: 1280 } as const;

/** A wall: where the light falls on it, where not, and what is painted on it. */
export const walls = [
  {
    light: mix([colour.mulberry600, colour.rose400], 0.35),
    dark: colour.mulberry900,
    ornament: colour.marigold,
  },
  {
    light: mix([colour.peacock, colour.paper], 0.26),
    dark: mix([colour.peacock, colour.ink], 0.66),
    ornament: mix([colour.marigold, colour.paper], 0.3),
  },
  {
    light: mix([colour.tulsi, colour.paper], 0.34),
    dark: mix([colour.tulsi, colour.ink], 0.74),
    ornament: mix([colour.marigold, colour.paper], 0.3),
  },
  {
    light: mix([colour.marigold, colour.paper], 0.5),
    dark: mix([colour.marigoldDeep, colour.mulberry700], 0.3),
    ornament: colour.mulberry600,
  },
  {
    light: '#FDF6EA',
    dark: mix([colour.paper, mix([colour.rose400, colour.marigoldDeep], 0.45)], 0.55),
    ornament: colour.mulberry500,
  },
  {
    light: mix([colour.rose100, colour.paper], 0.55),
    dark: mix([mix([colour.rose300, colour.marigoldDeep], 0.3), colour.mulberry800], 0.35),
    ornament: colour.mulberry700,
  },
  { light: '#EDE6D8', dark: mix([colour.peacock, '#9FB5B2'], 0.55), ornament: colour.peacock },
  {
    light: mix([colour.mulberry500, colour.ink], 0.3),
    dark: mix([colour.ink, colour.mulberry900], 0.5),
    ornament: mix([colour.marigold, colour.rose200], 0.4),
  },
] as const;
export type Wall = (typeof walls)[number];
