import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging } from '../envelope.ts';
import { listing } from '../listing.ts';
import { importWire } from './import.wire.ts';

/** The imports, newest first unless asked otherwise; those that run show their progress. */
export const listImports = endpoint({
  method: 'GET',
  path: '/admin/imports/list',
  access: 'administrator',
  feature: 'imports',
  summary: 'List imports',
  input: z.object(listing(['created_at', 'file_name', 'state'])),
  data: z.array(importWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});
