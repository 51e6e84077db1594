import { z } from 'zod';
import {
  type ImportDetails,
  importDetailsWire,
  importMapper,
  type importWire,
  recognisedBy,
} from '#contract/imports/import.wire.ts';
import { mapping as mappingSchema } from '#contract/imports/mapping.fields.ts';
import { isMessageKey, sentenceOf } from '#contract/calls/sentences.ts';
import { keysOfNoPerson, needsNothing } from './imports.rules.ts';
import type { Import, ListedImport } from './imports.repository.ts';
import { listUnreadParts } from './mappings/unread-parts.rules.ts';
import type { InvitationCounts } from './invitations/invitations.repository.ts';

/** An import as the list shows it. */
export function presentImport(listed: ListedImport): z.input<typeof importWire> {
  const skipped = countSkipped(listed.reasons);
  return importMapper.toWire({
    ...listed,
    refused: listed.refused - skipped,
    skipped,
    state: importDetailsWire.shape.im_state.parse(listed.state),
    failure: listed.failure === null ? null : sentenceOfStored(listed.failure),
    hasFile: listed.hasFile,
    createdBy: listed.createdByEmail,
    createdAt: listed.createdAt.toISOString(),
    startedAt: listed.startedAt?.toISOString() ?? null,
    finishedAt: listed.finishedAt?.toISOString() ?? null,
    removed: presentRemoval(listed),
  });
}

function presentRemoval({ isRemoving, removedAt, removedPeople: people, removedByEmail: by }: ListedImport) {
  return isRemoving || removedAt === null || people === 0
    ? null
    : { people, at: removedAt.toISOString(), by };
}

/** An import as its own screen shows it. */
export function presentDetails(
  listed: ListedImport,
  { counts, unknownWords }: { counts: InvitationCounts; unknownWords: number },
): ImportDetails {
  const { withoutAddress, broughtBefore, broughtAgain, ...invitations } = counts;
  return {
    ...presentImport(listed),
    im_columns: listed.columns,
    im_layout: presentLayout(listed),
    im_sample: importDetailsWire.shape.im_sample.parse(listed.sample),
    im_mapping: mappingSchema.parse(listed.mapping),
    im_reasons: presentReasons(listed.reasons),
    im_unknown_words: unknownWords,
    im_invitations: {
      ...invitations,
      without_address: withoutAddress,
      brought_before: broughtBefore,
      brought_again: broughtAgain,
    },
    im_is_removing: listed.isRemoving,
  };
}

const storedLayout = z.object({
  sheets: z.array(
    z.object({
      name: z.string().nullable(),
      headerRow: z.number().nullable(),
      above: z.array(z.object({ row: z.number(), text: z.string() })),
      isRead: z.boolean(),
    }),
  ),
  hasMark: z.boolean(),
  columns: z.array(z.object({ by: z.enum(recognisedBy).nullable(), filled: z.number() })),
  mapping: mappingSchema,
  remembered: z
    .object({ mappingName: z.string().nullable(), fileName: z.string().nullable() })
    .nullable()
    .default(null),
});
export type Layout = z.output<typeof storedLayout>;

/** What was found in the file; of an import from before this was stored, nothing but its columns. */
export function readLayout({ layout, columns, mapping, rows }: ImportedSheet): Layout {
  const stored = storedLayout.safeParse(layout);
  if (stored.success) return stored.data;
  return {
    sheets: [],
    hasMark: false,
    columns: columns.map(() => ({ by: null, filled: rows })),
    mapping: mappingSchema.parse(mapping),
    remembered: null,
  };
}
type ImportedSheet = Pick<Import, 'layout' | 'columns' | 'mapping' | 'rows'>;

function presentLayout(listed: ImportedSheet & Pick<Import, 'sample'>): ImportDetails['im_layout'] {
  const { sheets, hasMark, columns, mapping, remembered } = readLayout(listed);
  const samples = importDetailsWire.shape.im_sample.parse(listed.sample);
  return {
    sheets: sheets.map(({ name, headerRow, above, isRead }) => ({
      name,
      header_row: headerRow,
      above,
      is_read: isRead,
    })),
    has_sheet_column: hasMark,
    columns: columns.map((column, at) => ({
      ...column,
      unread: listUnreadParts(
        listed.columns[at] ?? '',
        samples.map((row) => row[at] ?? ''),
      ),
    })),
    mapping,
    remembered: remembered && {
      mapping_name: remembered.mappingName,
      file_name: remembered.fileName,
    },
  };
}

const storedReasons = z.record(z.string(), z.number());

/** How many of the refused rows are no person. */
function countSkipped(reasons: unknown): number {
  const counted = storedReasons.parse(reasons ?? {});
  return keysOfNoPerson.reduce((sum, key) => sum + (counted[`refused||${key}`] ?? 0), 0);
}

function presentReasons(reasons: unknown): ImportDetails['im_reasons'] {
  const counted = Object.entries(reasons ?? {}).map(([reason, rows]) => {
    const [kind = '', field = '', key = ''] = reason.split('|');
    return {
      field,
      key,
      message: sentenceOfStored(key),
      needs_nothing: kind !== 'refused' && needsNothing(key),
      is_refusal: kind === 'refused' && !isOfNoPerson(key),
      rows: Number(rows),
    };
  });
  return counted.toSorted((one, other) => other.rows - one.rows);
}

export function isOfNoPerson(key: string): boolean {
  return keysOfNoPerson.some((skipped) => skipped === key);
}

/** The sentence of a stored key; a key that the catalogue no longer has is returned unchanged. */
export function sentenceOfStored(key: string): string {
  return isMessageKey(key) ? sentenceOf(key) : key;
}
