import { z } from 'zod';
import { rowOutcomes } from './import.wire.ts';

/** What is said about a row: `field` is a field of the mapping, or empty when it is about the whole row. */
export const rowRemark = z.object({ field: z.string(), message: z.string() });

/** What became of one row of the file. It repeats nothing of what the row holds. */
export const importRowWire = z.object({
  /** As a spreadsheet counts: the header is row 1. */
  ir_row: z.number().int(),
  ir_outcome: z.enum(rowOutcomes),
  /** Why it was refused, or what was left out of it. */
  ir_remarks: z.array(rowRemark),
});
