import { z } from 'zod';

/** What a file of a logo may be. Its longer side has at least `side` pixels, and it is at most so many times as wide, or high. */
export const logoLimits = { bytes: 2 * 1024 * 1024, side: 128, wide: 8, high: 3 } as const;

/** The grounds on which a logo can be seen well; `any` also for one with a ground of its own. */
const logoGrounds = ['any', 'light', 'dark'] as const;

const facts = {
  /** The size of the picture for pages in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  ground: z.enum(logoGrounds),
};

/** The logo of the site as it is stored: the token of its folder in the file store, and its facts. */
export const storedLogo = z.object({ token: z.string().regex(/^[\w-]{24}$/), ...facts });
export type StoredLogo = z.infer<typeof storedLogo>;

/** The logo for pages: the path of a WebP whose content never changes. */
export const publicLogo = z.object({ path: z.string(), ...facts });
export type PublicLogo = z.infer<typeof publicLogo>;

/** The paths of the icons of the site: in tabs of browsers, on home screens, and for search engines. */
export const siteIcons = z.object({ tab: z.string(), touch: z.string(), large: z.string() });

/** The files of a logo, all of them in the folder of its token. */
export const logoFiles = [
  'logo.webp',
  'logo.png',
  'tab-48.png',
  'touch-180.png',
  'icon-192.png',
  'icon-512.png',
  'maskable-512.png',
] as const;
export type LogoFile = (typeof logoFiles)[number];

/** The path of a file of a logo. Its content never changes: another logo has another token. */
export function pathOfLogo({ token }: Pick<StoredLogo, 'token'>, file: LogoFile): string {
  return `/logo/${token}/${file}`;
}
