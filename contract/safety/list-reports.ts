import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging } from '../envelope.ts';
import { listing } from '../listing.ts';
import { reportWire } from './report.wire.ts';

/** What members reported, newest first unless asked otherwise. */
export const listReports = endpoint({
  method: 'GET',
  path: '/admin/reports',
  access: 'administrator',
  feature: 'safety',
  summary: 'List reports',
  input: z.object(listing(['created_at', 'reason'])),
  data: z.array(reportWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});
