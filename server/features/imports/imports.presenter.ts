import { z } from 'zod';
import {
  type ImportDetails,
  importDetailsWire,
  importMapper,
  importRowWire,
  type importWire,
  type rowRemark,
} from '#contract/imports/import.wire.ts';
import { mapping as mappingSchema } from '#contract/imports/mapping.fields.ts';
import { isMessageKey, sentenceOf } from '#contract/calls/messages.ts';
import type { ListedImport } from './imports.repository.ts';
import type { InvitationCounts } from './invitations/invitations.repository.ts';
import type { StoredReport } from './row-reports.repository.ts';

/** An import as the list shows it. */
export function presentImport(listed: ListedImport): z.input<typeof importWire> {
  return importMapper.toWire({
    ...listed,
    state: importDetailsWire.shape.im_state.parse(listed.state),
    failure: listed.failure === null ? null : sentenceOfStored(listed.failure),
    hasFile: listed.hasFile,
    createdBy: listed.createdByEmail,
    createdAt: listed.createdAt.toISOString(),
    startedAt: listed.startedAt?.toISOString() ?? null,
    finishedAt: listed.finishedAt?.toISOString() ?? null,
  });
}

/** An import as its own screen shows it. */
export function presentDetails(listed: ListedImport, counts: InvitationCounts): ImportDetails {
  const { withoutAddress, ...invitations } = counts;
  return {
    ...presentImport(listed),
    im_columns: listed.columns,
    im_sample: importDetailsWire.shape.im_sample.parse(listed.sample),
    im_mapping: mappingSchema.parse(listed.mapping),
    im_reasons: presentReasons(listed.reasons),
    im_invitations: { ...invitations, without_address: withoutAddress },
  };
}

function presentReasons(reasons: unknown): ImportDetails['im_reasons'] {
  const counted = Object.entries(reasons ?? {}).map(([reason, rows]) => {
    const [kind = '', field = '', key = ''] = reason.split('|');
    return { field, message: sentenceOfStored(key), is_refusal: kind === 'refused', rows: Number(rows) };
  });
  return counted.toSorted((one, other) => other.rows - one.rows);
}

/** The report of one row. */
export function presentReport({ rowNumber, outcome, remarks }: StoredReport): z.infer<typeof importRowWire> {
  return importRowWire.parse({
    ir_row: rowNumber,
    ir_outcome: outcome,
    ir_remarks: presentRemarks(remarks),
  });
}

const storedRemark = z.object({ field: z.string(), key: z.string() });

/** The remarks about a row, as sentences. */
export function presentRemarks(remarks: unknown): z.infer<typeof rowRemark>[] {
  if (!Array.isArray(remarks)) return [];
  return remarks.map((remark) => {
    const { field, key } = storedRemark.parse(remark);
    return { field, message: sentenceOfStored(key) };
  });
}

/** The sentence of a stored key; a key that the catalogue no longer has is returned unchanged. */
function sentenceOfStored(key: string): string {
  return isMessageKey(key) ? sentenceOf(key) : key;
}
