import { z } from 'zod';
import { wireMapper } from '#contract/fields/wire.ts';

/** An approved success story, as visitors see it. */
export const storyWire = z.object({
  ss_id: z.number().int(),
  ss_image: z.string(),
  ss_story: z.string(),
  /** `YYYY-MM-DD`. */
  ss_wedding_date: z.string(),
  bride_id: z.number().int().nullable(),
  bride_firstname: z.string(),
  bride_lastname: z.string(),
  groom_id: z.number().int().nullable(),
  groom_firstname: z.string(),
  groom_lastname: z.string(),
  /** Alternative text of the picture. */
  name: z.string(),
});

export const storyMapper = wireMapper({
  id: 'ss_id',
  image: 'ss_image',
  story: 'ss_story',
  weddingDate: 'ss_wedding_date',
  brideId: 'bride_id',
  brideFirstName: 'bride_firstname',
  brideLastName: 'bride_lastname',
  groomId: 'groom_id',
  groomFirstName: 'groom_firstname',
  groomLastName: 'groom_lastname',
  alternativeText: 'name',
});
