import { z } from 'zod';
import { says } from '#contract/calls/messages.ts';

const share = z
  .number(says('validation.crop'))
  .min(0, says('validation.crop'))
  .max(1, says('validation.crop'));

/** A part of an upright image, in shares of its width and height. */
export const crop = z
  .object({ x: share, y: share, width: share, height: share }, says('validation.crop'))
  .refine(
    // Shares that were computed from pixels may exceed the edge by a rounding.
    ({ x, y, width, height }) => width > 0 && height > 0 && x + width <= 1.001 && y + height <= 1.001,
    says('validation.crop'),
  );
export type Crop = z.infer<typeof crop>;

/** A photo for its owner. */
export const ownPhotoWire = z.object({
  /**
   * `/photos/<key>/960.jpg`: a portrait of 3:4. The key is of the session that read it, and opens the file while this session lasts. The
   * same folder has it 960, 640, 320 and 160 wide as `.avif`, `.webp` and `.jpg`; a small image is not enlarged, but has all these names.
   */
  path: z.string(),
  /** The path of the whole picture, without its metadata, for another crop. Only the owner receives it. */
  source: z.string(),
  /** The size of the whole picture in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** An image of a few bytes to show until the photo has loaded, as a `data:` URL. */
  placeholder: z.string(),
  crop,
  /** Null when others see it, or it has no position yet. `reason` is a code of `reviewReasons`, or own words. */
  review: z.object({ state: z.enum(['waiting', 'rejected']), reason: z.string().nullable() }).nullable(),
});
export type OwnPhotoWire = z.infer<typeof ownPhotoWire>;
