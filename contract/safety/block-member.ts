import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rowId } from '../fields.ts';

/** From now on neither of the two sees the other anywhere. Blocking somebody again changes nothing. */
export const blockMember = endpoint({
  method: 'POST',
  path: '/block/add',
  access: 'member',
  feature: 'safety',
  summary: 'Block a member',
  input: z.object({ partner_id: rowId }),
  data: z.null(),
  message: 'outcome.blocked',
  problems: ['partner_not_found', 'too_many_blocks'],
});
