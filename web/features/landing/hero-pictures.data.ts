/** The drawn pictures of the hero, in the order in which they are shown (`web/public/art`, made by `art/`). */
export const drawnPictures = ['kolam', 'rose-window', 'girih', 'garland', 'rings'] as const;

const landscapeWidths = [640, 960, 1440, 1920] as const;
const portraitWidths = [480, 900] as const;

/** Screens that are taller than wide get the portrait pictures. */
export const portraitScreens = '(max-aspect-ratio: 1/1)';
const landscapeScreens = `not all and ${portraitScreens}`;

type Format = 'avif' | 'webp';
type DrawnPicture = (typeof drawnPictures)[number];

export function landscapeSources(name: DrawnPicture, format: Format): string {
  return landscapeWidths.map((width) => `/art/hero-${name}-${width}.${format} ${width}w`).join(', ');
}

export function portraitSources(name: DrawnPicture, format: Format): string {
  return portraitWidths.map((width) => `/art/hero-${name}-portrait-${width}.${format} ${width}w`).join(', ');
}

/** Links for the head, so that the first picture is on its way before any style or script. */
export function preloadHero(banners: readonly string[]) {
  const [banner] = banners;
  const preload = { rel: 'preload', as: 'image', fetchPriority: 'high' as const };
  if (banner !== undefined) return [{ ...preload, href: banner }];
  const [first] = drawnPictures;
  const drawn = { ...preload, type: 'image/avif', imageSizes: '100vw' };
  return [
    { ...drawn, media: portraitScreens, imageSrcSet: portraitSources(first, 'avif') },
    { ...drawn, media: landscapeScreens, imageSrcSet: landscapeSources(first, 'avif') },
  ];
}
