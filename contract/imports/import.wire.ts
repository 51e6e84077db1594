import { z } from 'zod';
import { wireMapper } from '#contract/fields/wire.ts';
import { mapping } from './mapping.fields.ts';

/**
 * uploaded → checking (the dry run) → checked → importing → done. Checking and importing can also end as stopped, by an
 * administrator, or failed. A stopped or failed import can be checked again, or started again: it continues after the last
 * row that was imported.
 */
const importStates = ['uploaded', 'checking', 'checked', 'importing', 'done', 'stopped', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/**
 * The outcome of a row: `added`, `updated` and `unchanged` rows are imported, and `skipped` ones are no person: a repeated header, a note.
 * Of a dry run it is the expected outcome.
 */
const rowOutcomes = ['added', 'updated', 'unchanged', 'refused', 'skipped'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

const count = z.number().int();

/** An import as the list shows it. */
export const importWire = z.object({
  im_id: count,
  im_file_name: z.string(),
  im_state: z.enum(importStates),
  /** Whether the counts below are those of a dry run. */
  im_is_dry_run: z.boolean(),
  /** The named mapping it was checked with; null for one without a name. */
  im_mapping_name: z.string().nullable(),
  /** Rows of the file, without its header. */
  im_rows: count,
  /** Rows finished so far, out of `im_rows`. */
  im_rows_done: count,
  im_added: count,
  im_updated: count,
  im_unchanged: count,
  im_refused: count,
  /** Rows that are no person. */
  im_skipped: count,
  /** Imported rows with a remark to look at. */
  im_with_remarks: count,
  /** Why it failed, as a sentence; null otherwise. */
  im_failure: z.string().nullable(),
  /** Whether the people are invited by mail automatically; otherwise an administrator does that later. */
  im_sends_invitations: z.boolean(),
  /**
   * Who gave the sheet, as the invited people read it; null when none was given. Before the start, that of the last sheet
   * with these headers.
   */
  im_source: z.string().nullable(),
  /** Whether the rows are still stored, so that the import can be checked, started or downloaded with its problems. */
  im_has_file: z.boolean(),
  /** The e-mail of the administrator who uploaded it; null for the command line and for a deleted account. */
  im_created_by: z.string().nullable(),
  im_created_at: z.iso.datetime(),
  im_started_at: z.iso.datetime().nullable(),
  im_finished_at: z.iso.datetime().nullable(),
  /**
   * How many of its people were removed, since when, and by which administrator (an e-mail address; null for a deleted account). Null when
   * nobody was, while they are being removed, and when it was checked again since.
   */
  im_removed: z.object({ people: count, at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
});

/** How a column was recognised: by its header, by a word in its header, by what its cells hold; null for one that was not. */
export const recognisedBy = ['header', 'similar', 'content'] as const;

/** What was found in the file. */
const layoutWire = z.object({
  /** The sheets of a workbook; a text file has one without a name. `header_row` is null for a sheet without text. */
  sheets: z.array(
    z.object({
      name: z.string().nullable(),
      is_read: z.boolean(),
      header_row: count.nullable(),
      /** Titles above the header, which are not read as people. */
      above: z.array(z.object({ row: count, text: z.string() })),
    }),
  ),
  /** Whether the first column is not in the file: it says which sheet a row is of, or the gender that its title tells. */
  has_sheet_column: z.boolean(),
  /**
   * In the order of `im_columns`. `filled` is the number of rows with something in this column. `unread` are the parts of its header of which
   * a profile has no field, as the weight of “Ht / Wt”.
   */
  columns: z.array(
    z.object({ by: z.enum(recognisedBy).nullable(), filled: count, unread: z.array(z.string()) }),
  ),
  /** What was recognised, as a mapping. */
  mapping,
  /**
   * The sheet has the headers of an earlier one and begins with its mapping: a saved one, or that of another file. Null when it begins
   * with what was recognised.
   */
  remembered: z.object({ mapping_name: z.string().nullable(), file_name: z.string().nullable() }).nullable(),
});

/** An import as its own screen shows it. */
export const importDetailsWire = importWire.extend({
  /** The headers of the file, in their order. */
  im_columns: z.array(z.string()),
  im_layout: layoutWire,
  /** The first rows, cell by cell, as examples of each column. */
  im_sample: z.array(z.array(z.string())),
  /** The mapping of the last check; before the first one, what the headers suggest. */
  im_mapping: mapping,
  /** How often each refusal and remark has occurred so far, the most frequent first; `needs_nothing` is one that asks for nothing. */
  im_reasons: z.array(
    z.object({
      field: z.string(),
      key: z.string(),
      message: z.string(),
      is_refusal: z.boolean(),
      needs_nothing: z.boolean(),
      rows: count,
    }),
  ),
  /** Words of the check that no choice list knows. The import starts when there is none. */
  im_unknown_words: count,
  /** How many people of this import are in which state of their invitation. */
  im_invitations: z.object({
    waiting: count,
    invited: count,
    claimed: count,
    declined: count,
    /** Waiting people without an e-mail address: an administrator hands the link over. */
    without_address: count,
    /** Those who have not answered and came with an earlier sheet already. */
    brought_before: count,
    /** Those who have not answered, and belong to a later sheet that brought them again. */
    brought_again: count,
  }),
  /** Whether its people are being removed. */
  im_is_removing: z.boolean(),
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
  skipped: 'im_skipped',
  withRemarks: 'im_with_remarks',
  failure: 'im_failure',
  sendsInvitations: 'im_sends_invitations',
  source: 'im_source',
  hasFile: 'im_has_file',
  createdBy: 'im_created_by',
  createdAt: 'im_created_at',
  startedAt: 'im_started_at',
  finishedAt: 'im_finished_at',
  removed: 'im_removed',
});

/**
 * A remark about a row. `field` is a field of the mapping, or empty for a remark about the whole row. `value` is what the cell says, as long
 * as the rows are stored, and `mend` how to put it right.
 */
export const rowRemark = z.object({
  field: z.string(),
  message: z.string(),
  value: z.string().nullable(),
  mend: z.string().nullable(),
});

/** The report of one row of the file: its outcome, the name in it, and what is wrong. */
export const importRowWire = z.object({
  /** Names the row among all sheets of the file. */
  ir_id: z.number().int(),
  /** The sheet of a workbook of which several are read; null for any other file. */
  ir_sheet: z.string().nullable(),
  /** As a spreadsheet counts: the first row is row 1. */
  ir_row: z.number().int(),
  /** Null where there is none, and when the rows are no longer stored. */
  ir_name: z.string().nullable(),
  ir_outcome: z.enum(rowOutcomes),
  /** Why it was refused, or what was left out of it. */
  ir_remarks: z.array(rowRemark),
});
