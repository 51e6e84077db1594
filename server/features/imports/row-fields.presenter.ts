import { choiceLists } from '#contract/choices/choice-lists.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { showImportRow } from '#contract/imports/import-row.ts';
import { listFields, plainHeader } from '#contract/imports/fit-mapping.ts';
import { type ImportField, importFields } from '#contract/imports/mapping.fields.ts';
import { choiceFacts, profileFormNames } from '#contract/profiles/fact-names.ts';
import { type Choices, isListed } from '#server/features/choices/choices.ts';
import type { ImportedPerson } from './converting/convert-row.ts';
import { listFacts } from './invitations/invitations.presenter.ts';
import type { Invitation } from './invitations/invitations.repository.ts';
import { plainStored } from './reading/merged-cells.rules.ts';
import { fieldsOf, headerOf, type ReadSheet, textsOf } from './row-reports.presenter.ts';
import { numberOf } from './merge-corrections.ts';
import { mayState } from './row-sources.rules.ts';

type RowFields = Pick<EndpointData<typeof showImportRow>, 'ir_fields' | 'ir_unread'>;
type Row = { cells: readonly string[]; sheet: ReadSheet; choices: Choices };
type Stored = Partial<Record<ImportField, string | null | undefined>>;
/** A row with what is stored of its person, and was before. */
type Shown = Row & {
  person: ImportedPerson | null;
  /** The invitation that the row changes; null when it changes none. */
  before: Invitation | null;
  remarks: readonly { field: string }[];
};

/** The name is first, as on the page of the row. */
const inOrder = [...new Set<ImportField>(['name', ...importFields])].filter(
  // Their cells and values are shown with the whole name and the date of birth.
  (field) => !['firstname', 'lastname', 'age'].includes(field),
);

/** What a row says of each field, and what is stored; of a refused row nothing is. */
export function presentFields(shown: Shown): RowFields {
  const { person, before, choices } = shown;
  const stored = person === null ? {} : listStored(person, choices);
  const earlier = before === null ? stored : listStored({ ...before, rowId: numberOf(before) }, choices);
  const own = person === null ? new Set<ImportField>() : listOwnWords(person, choices);
  const toConfirm = new Set(person?.toConfirm);
  const fields = inOrder.flatMap((field): RowFields['ir_fields'] => {
    const change = { value: stored[field] ?? null, was: earlier[field] ?? null };
    const written = presentWritten(field, shown);
    const isShown = written.if_written !== null && !isOfOthers(field, { stored, shown });
    if (change.value === null && change.was === null && !isShown) return [];
    return [
      {
        if_field: field,
        ...written,
        if_stored: change.value,
        if_before: change.was,
        if_is_changed: change.value !== change.was,
        if_is_own_words: own.has(field),
        if_is_estimated: toConfirm.has(field),
      },
    ];
  });
  return { ir_fields: fields, ir_unread: listUnread(shown) };
}

/** What the cells of a field say; without a word, the column that probably states it. */
function presentWritten(
  field: ImportField,
  row: Row,
): Pick<RowFields['ir_fields'][number], 'if_written' | 'if_column'> {
  const written = textsOf(fieldsOf(field), row).join(' · ');
  return written === ''
    ? { if_written: null, if_column: findSource(field, row) }
    : { if_written: written, if_column: null };
}

/** Whether a cell is about other fields alone: it is shown with those, and there is nothing to remark. */
function isOfOthers(
  field: ImportField,
  { stored, shown: { person, sheet, remarks } }: { stored: Stored; shown: Shown },
): boolean {
  if (person === null || remarks.some((remark) => remark.field === field)) return false;
  const own = sheet.mapping.fields[field]?.columns ?? [];
  return own.every((column) =>
    listFields(sheet.mapping).some(
      ([other, { columns }]) =>
        other !== field && columns.includes(column) && (stored[other] ?? null) !== null,
    ),
  );
}

/** The header of a filled column that probably states a field without a cell of its own; null when none does. */
function findSource(field: ImportField, { cells, sheet }: Row): string | null {
  const found = mayState(field).find((other) => textsOf(fieldsOf(other), { cells, sheet }).length > 0);
  return found === undefined ? null : headerOf(found, sheet);
}

type Person = Pick<ImportedPerson, 'email' | 'mobile' | 'rowId' | 'serialNo' | 'photoFile'> & {
  facts: unknown;
};

function listStored(person: Person, choices: Choices): Stored {
  const { firstname, lastname, ...facts } = listFacts(person, choices);
  const name = [firstname, lastname].filter((part) => part !== undefined).join(' ');
  return {
    ...facts,
    name: name === '' ? null : name,
    row_id: person.rowId,
    serial_no: person.serialNo,
    photo_file: person.photoFile,
  };
}

/** The fields whose list does not have what is stored. */
function listOwnWords({ facts }: ImportedPerson, choices: Choices): Set<ImportField> {
  const own = choiceFacts.filter(([fact, { list }]) => {
    const stored = facts[fact];
    const values = Array.isArray(stored) ? stored : [stored];
    return (
      choiceLists[list].takesOwnWords &&
      values.some((value) => typeof value === 'string' && !isListed(choices, { list, value }))
    );
  });
  return new Set(own.map(([fact]) => profileFormNames[fact]));
}

/** The filled cells of columns that no field is read from. */
function listUnread({ cells, sheet }: Row): RowFields['ir_unread'] {
  const read = new Set(listFields(sheet.mapping).flatMap(([, { columns }]) => columns.map(plainHeader)));
  return cells.flatMap((text, at) => {
    const column = sheet.columns[at] ?? '';
    return text === '' || (column !== '' && read.has(plainHeader(column)))
      ? []
      : [{ column, text: plainStored(text) }];
  });
}
