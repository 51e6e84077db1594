import { z } from 'zod';
import { wireMapper } from '#contract/fields/wire.ts';

/** A picture of the landing page's hero, as visitors see it. */
export const bannerWire = z.object({ b_id: z.number().int(), b_file: z.string() });

export const bannerMapper = wireMapper({ id: 'b_id', file: 'b_file' });
