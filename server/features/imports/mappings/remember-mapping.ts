import { isDeepStrictEqual } from 'node:util';
import { fitMapping, plainHeader } from '#contract/imports/fit-mapping.ts';
import { type Mapping, mapping as mappingSchema } from '#contract/imports/mapping.fields.ts';
import type { Database } from '#server/platform/database/database.ts';
import { readLayout } from '../imports.presenter.ts';
import { findImport, type Import, updateImport } from '../imports.repository.ts';
import { findLastCheck, findLastSource } from './earlier-sheets.repository.ts';
import { reasonColumn, withoutReason } from '../reading/reason-column.rules.ts';
import { findSavedMapping, listSavedMappings, type SavedMapping } from './mappings.repository.ts';

/** A mapping from before, by its name, or by the file of an earlier sheet when it has none. */
type Remembered = { mapping: Mapping; mappingName: string | null; fileName: string | null };

/**
 * Begins an uploaded sheet with the saved mapping of the same headers, else with what the last sheet of the same headers was checked with,
 * its decisions about words included; and with who gave that sheet. Without such a one the sheet keeps what was recognised. A file of rows
 * to correct has the headers of its sheet.
 */
export async function rememberMapping(database: Database, importId: number): Promise<void> {
  const found = await findImport(database, importId);
  if (found === undefined) return;
  const remembered = await findRemembered(database, found);
  const mappingName = remembered?.mappingName ?? null;
  const source = await findLastSource(database, { ...sameColumns(found), mappingName });
  if (source !== null) await updateImport(database, { id: importId, source });
  if (remembered === undefined) return;
  const { mapping, fileName } = remembered;
  const layout = { ...readLayout(found), remembered: { mappingName, fileName } };
  await updateImport(database, {
    id: importId,
    mapping: JSON.stringify(mapping),
    mappingName,
    layout: JSON.stringify(layout),
  });
}

/** The columns of earlier sheets that have the headers of this one, with and without the reasons of a file to correct. */
function sameColumns({ columns, id }: Import): { columns: readonly (readonly string[])[]; before: number } {
  const own = withoutReason(columns);
  return { columns: [own, [...own, reasonColumn]], before: id };
}

async function findRemembered(database: Database, sheet: Import): Promise<Remembered | undefined> {
  const { columns } = sheet;
  const saved = await listSavedMappings(database);
  const [named] = saved
    .filter(({ headers }) => headers !== null && haveSameHeaders(headers, columns))
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
  if (named !== undefined) return byName(named, columns);
  const last = await findLastCheck(database, sameColumns(sheet));
  if (last === undefined) return undefined;
  const ofLast = last.mappingName === null ? undefined : await findSavedMapping(database, last.mappingName);
  if (ofLast !== undefined) return byName(ofLast, columns);
  const mapping = mappingSchema.parse(last.mapping);
  const isSame = isDeepStrictEqual(mapping, mappingSchema.parse(sheet.mapping));
  return isSame ? undefined : { mapping, mappingName: null, fileName: last.fileName };
}

function byName({ name, mapping }: SavedMapping, columns: readonly string[]): Remembered {
  const fitting = fitMapping(mappingSchema.parse(mapping), columns);
  return { mapping: fitting, mappingName: name, fileName: null };
}

/** Whether two sheets have the same headers, in any order and whatever their spelling. */
function haveSameHeaders(one: readonly string[], other: readonly string[]): boolean {
  const plain = (headers: readonly string[]) => withoutReason(headers).map(plainHeader).toSorted();
  return isDeepStrictEqual(plain(one), plain(other));
}
