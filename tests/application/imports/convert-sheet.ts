import type { Mapping } from '#contract/imports/mapping.fields.ts';
import { convertRow } from '#server/features/imports/converting/convert-row.ts';
import { prepareMapping } from '#server/features/imports/converting/prepare-mapping.rules.ts';
import type { WordToDecide } from '#server/features/imports/converting/settling.rules.ts';
import type { Remark } from '#server/features/imports/imports.rules.ts';
import { recogniseColumns } from '#server/features/imports/mappings/recognise-columns.rules.ts';
import type { StoredFacts } from '#server/features/profiles/profiles.ts';
import { findOfProduct } from '#tests/support/find-of-product.ts';

const find = findOfProduct();
const person = { Name: 'Asha Mathew', Gender: 'F', Age: '28' };

type Read = { facts: StoredFacts; remarks: readonly Remark[]; words: readonly WordToDecide[] };

/**
 * What the first row of a sheet becomes, by the columns that are recognised, after a change of their mapping. The rows are of people who are
 * named already.
 */
export function convertSheet(
  rows: readonly Readonly<Record<string, string>>[],
  change: (mapping: Mapping) => Mapping = (mapping) => mapping,
): Read {
  return convertWhole(
    rows.map((row) => ({ ...person, ...row })),
    change,
  );
}

/** The same of a sheet with no other columns than these. */
export function convertWhole(
  sheet: readonly Readonly<Record<string, string>>[],
  change: (mapping: Mapping) => Mapping = (mapping) => mapping,
): Read {
  const columns = Object.keys(sheet[0] ?? {});
  const cells = sheet.map((row) => Object.values(row));
  const { mapping } = recogniseColumns({ names: columns, rows: cells, isNamed: () => false, find });
  const converted = convertRow(cells[0] ?? [], {
    mapping: prepareMapping(change(mapping), columns),
    find,
    today: '2026-06-30',
    legalAges: { bride: 18, groom: 21 },
    columns,
    isNameNeeded: true,
  });
  if ('refusal' in converted) return { facts: {}, remarks: [converted.refusal], words: [] };
  const { person: read, remarks, words } = converted;
  return { facts: read.facts, words, remarks: remarks.filter(({ key }) => key !== 'row.birth_from_age') };
}
