import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging } from '../envelope.ts';
import { listing, queryRowId } from '../listing.ts';
import { says } from '../messages.ts';
import { importRowWire } from './import-row.wire.ts';
import { importQuery } from './import.wire.ts';

const { page, limit, cursor } = listing(['row']);

/** What became of each row of an import, in the order of the file. */
export const listImportRows = endpoint({
  method: 'GET',
  path: '/admin/imports/rows',
  access: 'administrator',
  feature: 'imports',
  summary: 'List what became of the rows of an import',
  input: importQuery.extend({
    page,
    limit,
    cursor,
    /** Only from this row of the file on. */
    from_row: queryRowId.optional(),
    /** `problems` are the refused rows and the taken ones with remarks. */
    show: z
      .enum(['all', 'problems', 'refused', 'with_remarks', 'taken'], says('validation.choice'))
      .default('all'),
  }),
  data: z.array(importRowWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});
