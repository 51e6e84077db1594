import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type { showImportRow as showImportRowEndpoint } from '#contract/imports/import-row.ts';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { findLastingKey } from '#server/platform/database/former-keys.ts';
import { convertRow, type ImportedPerson } from './converting/convert-row.ts';
import { findChanged } from './import-rows.ts';
import type { Invitation } from './invitations/invitations.repository.ts';
import { mergePerson } from './merge-corrections.ts';
import { findImport, type Import } from './imports.repository.ts';
import { findStoredRows } from './reading/store-sheet.ts';
import { remarksOf } from './row-reports.ts';
import { findReport } from './row-reports.repository.ts';
import { presentReport, reportedSheet } from './row-reports.presenter.ts';
import { presentFields } from './row-fields.presenter.ts';
import { numberingOf, prepareRules } from './run-import.ts';

type Source = Pick<Context, 'database' | 'now' | 'acceptedKeys' | 'secretKey'>;

/**
 * One row, field by field, converted once more while it is stored: by the same rules as in the check and the import. Throws not_found, or
 * import_file_gone when the rows are no longer stored.
 */
export async function showImportRow(
  source: Source,
  { import_id: importId, row: rowNumber }: ValidInput<typeof showImportRowEndpoint>,
): Promise<EndpointData<typeof showImportRowEndpoint>> {
  const { database } = source;
  const found = await findImport(database, importId);
  const report = await findReport(database, { importId, rowNumber });
  if (found === undefined || report === undefined) throw problem('not_found');
  const cells = await findCells(source, { importId, rowNumber, position: report.chunk ?? 0 });
  const rules = await prepareRules(source, found);
  const converted = convertRow(cells, rules);
  const sheet = reportedSheet(found);
  const readAs = remarksOf(converted);
  const person = report.outcome !== 'refused' && 'person' in converted ? converted.person : null;
  const known = await findBefore(source, { found, person, cells });
  const isChange = found.isDryRun && report.outcome === 'updated';
  const fields = new Set(rules.mapping.fields.map(({ field }) => field));
  return {
    ...presentReport(report, { cells, sheet, readAs }),
    ...presentFields({
      person: person === null ? null : storedOf(person, { known, fields, isChange }),
      before: isChange ? known : null,
      cells,
      sheet,
      remarks: readAs,
      choices: await findChoices(source),
    }),
  };
}

type Known = { known: Invitation | null; fields: ReadonlySet<ImportField>; isChange: boolean };

/** What is stored of the person of a row. Of one who is here already the first number counts. */
function storedOf(person: ImportedPerson, { known, fields, isChange }: Known): ImportedPerson {
  if (known === null) return person;
  const merged = mergePerson(person, { invitation: known, fields });
  return isChange ? merged : { ...person, rowId: merged.rowId };
}

/** The cells of a row. Throws import_file_gone when they are no longer stored. */
async function findCells(
  { database }: Pick<Source, 'database'>,
  { importId, rowNumber, position }: { importId: number; rowNumber: number; position: number },
): Promise<readonly string[]> {
  const rows = await findStoredRows(database, { importId, position });
  const cells = rows?.find((row) => row.rowNumber === rowNumber)?.cells;
  if (cells === undefined) throw problem('import_file_gone');
  return cells;
}

/** The invitation that a checked row would change; after the import the changed one. */
async function findBefore(
  source: Source,
  { found, person, cells }: { found: Import; person: ImportedPerson | null; cells: readonly string[] },
): Promise<Invitation | null> {
  if (person === null) return null;
  const options = { numbering: numberingOf(found), hashKey: await findLastingKey(source) };
  return (await findChanged(source.database, { person, cells, options })) ?? null;
}
