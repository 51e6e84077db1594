import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rowId } from '../fields.ts';

/** Takes the own block back. Whoever is not blocked by the caller stays as they are. */
export const unblockMember = endpoint({
  method: 'POST',
  path: '/block/remove',
  access: 'member',
  feature: 'safety',
  summary: 'Take a block back',
  input: z.object({ partner_id: rowId }),
  data: z.null(),
  message: 'outcome.unblocked',
  problems: [],
});
