import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../fields.ts';
import { importDetailsWire, importKey } from './import.wire.ts';

/** Takes the rows with the mapping that was checked. It runs on after the answer, and after a restart of the server. */
export const startImport = endpoint({
  method: 'POST',
  path: '/admin/imports/start',
  access: 'administrator',
  feature: 'imports',
  summary: 'Take the rows of an import that was checked',
  input: importKey.extend({
    /** Invites the people by mail as they are taken; without it an administrator does that later. */
    sends_invitations: z.boolean().default(false),
    /** Who gave the sheet, as the invited people read it: `St Mary’s marriage bureau`. */
    source: line(120, 'validation.required').optional(),
  }),
  data: importDetailsWire,
  message: 'outcome.import_begun',
  problems: ['import_is_running', 'import_not_checked', 'import_file_gone'],
});
