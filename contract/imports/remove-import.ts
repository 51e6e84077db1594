import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { importKey } from './import.wire.ts';

/** Forgets an import with its file and its rows' reports. The invitations that came of it stay. */
export const removeImport = endpoint({
  method: 'POST',
  path: '/admin/imports/remove',
  access: 'administrator',
  feature: 'imports',
  summary: 'Forget an import and its file',
  input: importKey,
  data: z.null(),
  message: 'outcome.import_removed',
  problems: ['import_is_running'],
});
