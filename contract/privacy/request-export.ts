import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataExportWire } from './data-export.wire.ts';

/** Asks for a copy of everything that is kept of the caller; it is made soon after, and told by mail. */
export const requestExport = endpoint({
  method: 'POST',
  path: '/data_export/request',
  access: 'member',
  feature: 'privacy',
  summary: 'Ask for a copy of the own data',
  input: z.object({}),
  data: dataExportWire,
  message: 'outcome.export_requested',
  problems: ['export_running', 'export_too_soon'],
});
