import { endpoint } from '../endpoint.ts';
import { importDetailsWire, importQuery } from './import.wire.ts';

/** One import with its columns, mapping and progress. A screen asks again every second while it runs. */
export const showImport = endpoint({
  method: 'GET',
  path: '/admin/imports/show',
  access: 'administrator',
  feature: 'imports',
  summary: 'One import with its columns, mapping and progress',
  input: importQuery,
  data: importDetailsWire,
  message: 'outcome.done',
  problems: [],
});
