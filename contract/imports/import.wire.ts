import { z } from 'zod';
import { rowId } from '../fields.ts';
import { queryRowId } from '../listing.ts';
import { wireMapper } from '../wire.ts';
import { mapping } from './mapping.fields.ts';

/**
 * uploaded → checking (the dry run) → checked → importing → done. From checking and importing also stopped, by an
 * administrator, or failed. A stopped or failed import can be checked and started again: it goes on where it was.
 */
export const importStates = [
  'uploaded',
  'checking',
  'checked',
  'importing',
  'done',
  'stopped',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

/** What became of a row. `added`, `updated` and `unchanged` were taken; a dry run says what would become of it. */
export const rowOutcomes = ['added', 'updated', 'unchanged', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

const count = z.number().int();

/** An import as the list shows it. */
export const importWire = z.object({
  im_id: count,
  im_file_name: z.string(),
  im_state: z.enum(importStates),
  /** Whether what is counted below was only tried. */
  im_is_dry_run: z.boolean(),
  /** The named mapping it was checked with; null for one without a name. */
  im_mapping_name: z.string().nullable(),
  /** Rows of the file, without its header. */
  im_rows: count,
  /** Rows looked at so far; the progress is this of `im_rows`. */
  im_rows_done: count,
  im_added: count,
  im_updated: count,
  im_unchanged: count,
  im_refused: count,
  /** Taken rows of which something was left out. */
  im_with_remarks: count,
  /** Why it failed, as a sentence; null otherwise. */
  im_failure: z.string().nullable(),
  /** Whether the people are invited by mail; else an administrator does that later. */
  im_sends_invitations: z.boolean(),
  /** Who gave the sheet, as the invited people read it; null until it was started, or for nobody named. */
  im_source: z.string().nullable(),
  /** Whether the file is still there, so that it can be checked, started or downloaded with its problems. */
  im_has_file: z.boolean(),
  /** The administrator who brought it, by e-mail; null for the command line and for an account that is gone. */
  im_created_by: z.string().nullable(),
  im_created_at: z.iso.datetime(),
  im_started_at: z.iso.datetime().nullable(),
  im_finished_at: z.iso.datetime().nullable(),
});

/** An import as its own screen shows it. */
export const importDetailsWire = importWire.extend({
  /** The headers of the file, in their order. */
  im_columns: z.array(z.string()),
  /** The first rows, cell by cell, to see what the columns hold. */
  im_sample: z.array(z.array(z.string())),
  /** What the headers suggest, or what was last checked. */
  im_mapping: mapping,
  /** How often each reason occurred among refusals and remarks so far, the most frequent first. */
  im_reasons: z.array(
    z.object({ field: z.string(), message: z.string(), is_refusal: z.boolean(), rows: count }),
  ),
  /** The people of this import, by what became of their invitation. */
  im_invitations: z.object({
    waiting: count,
    invited: count,
    claimed: count,
    declined: count,
    /** Waiting ones that have no e-mail address: they need a link that is handed over. */
    without_address: count,
  }),
});
export type ImportDetails = z.infer<typeof importDetailsWire>;

export const importMapper = wireMapper({
  id: 'im_id',
  fileName: 'im_file_name',
  state: 'im_state',
  isDryRun: 'im_is_dry_run',
  mappingName: 'im_mapping_name',
  rows: 'im_rows',
  rowsDone: 'im_rows_done',
  added: 'im_added',
  updated: 'im_updated',
  unchanged: 'im_unchanged',
  refused: 'im_refused',
  withRemarks: 'im_with_remarks',
  failure: 'im_failure',
  sendsInvitations: 'im_sends_invitations',
  source: 'im_source',
  hasFile: 'im_has_file',
  createdBy: 'im_created_by',
  createdAt: 'im_created_at',
  startedAt: 'im_started_at',
  finishedAt: 'im_finished_at',
});

/** What a call that is about one import takes. */
export const importKey = z.object({ import_id: rowId });
/** The same in a query string. */
export const importQuery = z.object({ import_id: queryRowId });
