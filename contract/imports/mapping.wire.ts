import { z } from 'zod';
import { mapping } from './mapping.fields.ts';

/** A mapping under a name. The built-in ones cannot be changed; one that starts from them takes another name. */
export const mappingWire = z.object({
  mp_name: z.string(),
  mp_is_built_in: z.boolean(),
  mp_mapping: mapping,
  mp_updated_at: z.iso.datetime().nullable(),
});
