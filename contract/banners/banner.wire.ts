import { z } from 'zod';
import { wireMapper } from '#contract/fields/wire.ts';

const point = z.object({ x: z.number(), y: z.number() });
export type Point = z.infer<typeof point>;

/** A picture of the landing page's hero, as visitors see it. */
export const bannerWire = z.object({
  b_id: z.number().int(),
  /**
   * `/photos/<token>/wide-1920.jpg`: the picture for screens that are wider than tall, 16:9. The same folder has it as `.avif`, `.webp`
   * and `.jpg`, 1920, 1440, 960 and 640 wide, and for other screens, 3:4, as `tall-900` and `tall-480`. A small picture is not
   * enlarged, but has all these names.
   */
  b_file: z.string(),
  /** The alternative text by language code; empty for a picture that only decorates. */
  b_alt: z.record(z.string(), z.string()),
  /** An address with https or a path of this site; null for none. */
  b_link: z.string().nullable(),
  /** What must stay visible when a screen shows less of the picture: shares of the width and the height of the wide and the tall one. */
  b_focus_wide: point,
  b_focus_tall: point,
});
export type BannerWire = z.infer<typeof bannerWire>;

/** Why visitors see a banner or not today: `scheduled` and `ended` are active ones outside their dates. */
export const bannerState = z.enum(['shown', 'scheduled', 'ended', 'inactive']);
export type BannerState = z.infer<typeof bannerState>;

/** A banner for administrators. */
export const adminBannerWire = bannerWire.extend({
  b_status: z.enum(['active', 'inactive']),
  b_state: bannerState,
  /** Its place among all banners, from 1 on. */
  b_position: z.number().int(),
  /** The path of the whole picture, and its size in pixels. */
  b_source: z.string(),
  b_width: z.number().int(),
  b_height: z.number().int(),
  /** The focus point: shares of the width and the height of the whole picture. */
  b_focus_x: z.number(),
  b_focus_y: z.number(),
  /** The first and the last day, where the site is; null for no limit. */
  b_from: z.string().nullable(),
  b_until: z.string().nullable(),
});
export type AdminBannerWire = z.infer<typeof adminBannerWire>;

export const bannerMapper = wireMapper({
  id: 'b_id',
  file: 'b_file',
  alternatives: 'b_alt',
  link: 'b_link',
  focusWide: 'b_focus_wide',
  focusTall: 'b_focus_tall',
  status: 'b_status',
  state: 'b_state',
  position: 'b_position',
  source: 'b_source',
  width: 'b_width',
  height: 'b_height',
  focusX: 'b_focus_x',
  focusY: 'b_focus_y',
  showsFrom: 'b_from',
  showsUntil: 'b_until',
});
