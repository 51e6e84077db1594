import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataExportWire } from './data-export.wire.ts';

/** How far the copy of the own data is. */
export const showExport = endpoint({
  method: 'GET',
  path: '/data_export',
  access: 'member',
  feature: 'privacy',
  summary: 'How far the copy of the own data is',
  input: z.object({}),
  data: dataExportWire,
  message: 'outcome.done',
  problems: [],
});
