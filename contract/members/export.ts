import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { memberFilterFields, memberSearch } from './member.fields.ts';

/**
 * The members that a search and filters find, as a spreadsheet: CSV with a byte order mark, cells that a spreadsheet would run as a
 * formula escaped. It contains contact details only for a role that may see them. Every export is recorded.
 */
export const exportUsers = endpoint({
  method: 'GET',
  path: '/admin/users/export.csv',
  access: 'administrator',
  permission: 'members.export',
  needsProof: true,
  feature: 'members',
  summary: 'Export members as a spreadsheet',
  reads: [],
  input: z.object({ search: memberSearch, ...memberFilterFields }),
  download: 'text/csv',
  data: z.null(),
  message: 'outcome.done',
  problems: [],
  perMinute: 5,
});
