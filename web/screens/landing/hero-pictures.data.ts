import type { BannerWire } from '#contract/banners/banner.wire.ts';

/** A picture of the hero: the beginnings of the addresses of its files, which end in a width and a format. */
type HeroPicture = { wide: string; tall: string };

/** The drawn pictures of the hero, in the order in which they are shown (`web/public/art`, made by `art/`). */
export const drawnPictures: readonly HeroPicture[] = [
  'kolam',
  'rose-window',
  'girih',
  'garland',
  'rings',
].map((name) => ({ wide: `/art/hero-${name}-`, tall: `/art/hero-${name}-portrait-` }));

export function pictureOfBanner({ b_file }: Pick<BannerWire, 'b_file'>): HeroPicture {
  const folder = b_file.slice(0, b_file.lastIndexOf('/') + 1);
  return { wide: `${folder}wide-`, tall: `${folder}tall-` };
}

const widths = { wide: [640, 960, 1440, 1920], tall: [480, 900] } as const;

/** Screens that are taller than wide get the tall pictures. */
const tallScreens = '(max-aspect-ratio: 1/1)';
const wideScreens = `not all and ${tallScreens}`;

type Format = 'avif' | 'webp';
type Source = { shape: keyof HeroPicture; format: Format };

export function sourcesOf(picture: HeroPicture, { shape, format }: Source): string {
  return widths[shape].map((width) => `${picture[shape]}${width}.${format} ${width}w`).join(', ');
}

/** The sources of a picture, the best first, with the sizes that its place has before it has loaded. */
export const heroSources = [
  { shape: 'tall', format: 'avif', media: tallScreens, width: 900, height: 1200 },
  { shape: 'tall', format: 'webp', media: tallScreens, width: 900, height: 1200 },
  { shape: 'wide', format: 'avif', media: undefined, width: 1440, height: 810 },
  { shape: 'wide', format: 'webp', media: undefined, width: 1440, height: 810 },
] as const;

/** Links for the head, so that the first picture is on its way before any style or script. */
export function preloadHero(banners: readonly BannerWire[]) {
  const [banner] = banners;
  const [first] = banner === undefined ? drawnPictures : [pictureOfBanner(banner)];
  if (first === undefined) return [];
  const preload = { rel: 'preload', as: 'image', fetchPriority: 'high' as const };
  const avif = { ...preload, type: 'image/avif', imageSizes: '100vw' };
  return [
    { ...avif, media: tallScreens, imageSrcSet: sourcesOf(first, { shape: 'tall', format: 'avif' }) },
    { ...avif, media: wideScreens, imageSrcSet: sourcesOf(first, { shape: 'wide', format: 'avif' }) },
  ];
}
