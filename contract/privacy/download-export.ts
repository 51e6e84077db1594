import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** The copy itself: a ZIP of JSON files and photos. */
export const downloadExport = endpoint({
  method: 'GET',
  path: '/data_export/download',
  access: 'member',
  feature: 'privacy',
  summary: 'The copy of the own data as a ZIP file',
  input: z.object({}),
  download: 'application/zip',
  data: z.null(),
  message: 'outcome.done',
  problems: ['export_not_ready'],
  perMinute: 10,
});
