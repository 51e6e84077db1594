import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';

/** The state of the caller's data export. Instants in the future are null. */
const dataExportWire = z.object({
  state: z.enum(['none', 'preparing', 'ready', 'failed']),
  requested_at: z.iso.datetime().nullable(),
  ready_at: z.iso.datetime().nullable(),
  /** It can be downloaded until then. */
  expires_at: z.iso.datetime().nullable(),
  bytes: z.number().int().nullable(),
});
export const dataExportState = dataExportWire.shape.state;
export type DataExportWire = z.infer<typeof dataExportWire>;

/** Requests an export of all stored data of the caller; a job makes it, and a mail follows when it is ready. */
export const requestExport = endpoint({
  method: 'POST',
  path: '/data_export/request',
  access: 'member',
  feature: 'privacy',
  summary: 'Ask for a copy of the own data',
  changes: ['export'],
  input: z.object({}),
  data: dataExportWire,
  message: 'outcome.export_requested',
  problems: ['export_running', 'export_too_soon'],
});

/** Returns the state of the caller's latest export. */
export const showExport = endpoint({
  method: 'GET',
  path: '/data_export',
  access: 'member',
  feature: 'privacy',
  summary: 'How far the copy of the own data is',
  reads: ['export'],
  input: z.object({}),
  data: dataExportWire,
  message: 'outcome.done',
  problems: [],
});

/** Downloads the export: a ZIP of JSON files and photos. */
export const downloadExport = endpoint({
  method: 'GET',
  path: '/data_export/download',
  access: 'member',
  feature: 'privacy',
  summary: 'The copy of the own data as a ZIP file',
  reads: [],
  input: z.object({}),
  download: 'application/zip',
  data: z.null(),
  message: 'outcome.done',
  problems: ['export_not_ready'],
  perMinute: 10,
});
