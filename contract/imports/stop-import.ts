import { endpoint } from '../endpoint.ts';
import { importDetailsWire, importKey } from './import.wire.ts';

/** Stops a dry run or an import after the rows it is at. What was taken stays. */
export const stopImport = endpoint({
  method: 'POST',
  path: '/admin/imports/stop',
  access: 'administrator',
  feature: 'imports',
  summary: 'Stop an import that runs',
  input: importKey,
  data: importDetailsWire,
  message: 'outcome.import_stopped',
  problems: ['import_not_running'],
});
