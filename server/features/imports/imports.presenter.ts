import type { z } from 'zod';
import {
  type ImportDetails,
  importDetailsWire,
  importMapper,
  type importWire,
} from '#contract/imports/import.wire.ts';
import { importRowWire, rowRemark } from '#contract/imports/import-row.wire.ts';
import { mapping as mappingSchema } from '#contract/imports/mapping.fields.ts';
import type { mappingWire } from '#contract/imports/mapping.wire.ts';
import { isMessageKey, sentenceOf } from '#contract/messages.ts';
import type { ImportRow } from './import-rows.repository.ts';
import type { ListedImport } from './imports.repository.ts';
import type { InvitationCounts } from './invitations.repository.ts';
import type { SavedMapping } from './mappings.repository.ts';

/** An import as the list shows it. */
export function presentImport(listed: ListedImport): z.input<typeof importWire> {
  return importMapper.toWire({
    ...listed,
    state: importDetailsWire.shape.im_state.parse(listed.state),
    failure: listed.failure === null ? null : sayRemark(listed.failure),
    hasFile: listed.isKept,
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
    return { field, message: sayRemark(key), is_refusal: kind === 'refused', rows: Number(rows) };
  });
  return counted.toSorted((one, other) => other.rows - one.rows);
}

/** What became of one row. */
export function presentRow({ rowNumber, outcome, remarks }: ImportRow): z.infer<typeof importRowWire> {
  return importRowWire.parse({ ir_row: rowNumber, ir_outcome: outcome, ir_remarks: listRemarks(remarks) });
}

/** What is said about a row, field by field. */
export function listRemarks(remarks: unknown): z.infer<typeof rowRemark>[] {
  return Array.isArray(remarks) ? remarks.map(presentRemark) : [];
}

function presentRemark(remark: unknown): z.infer<typeof rowRemark> {
  const { field, key } = keptRemark.parse(remark);
  return { field, message: sayRemark(key) };
}

const keptRemark = rowRemark.pick({ field: true }).extend({ key: rowRemark.shape.message });

/** The sentence of a key that was stored; an older key that nobody knows any more says itself. */
function sayRemark(key: string): string {
  return isMessageKey(key) ? sentenceOf(key) : key;
}

/** A mapping that somebody saved. */
export function presentMapping({ name, mapping, updatedAt }: SavedMapping): z.infer<typeof mappingWire> {
  return {
    mp_name: name,
    mp_is_built_in: false,
    mp_mapping: mappingSchema.parse(mapping),
    mp_updated_at: updatedAt.toISOString(),
  };
}
