import { ageOn } from '#contract/fields/age.ts';
import { email as emailField, mobile as mobileField } from '#contract/fields/fields.ts';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import type { MessageKey } from '#contract/calls/messages.ts';
import type { ProfileForm } from '#contract/profiles/profile-form.ts';
import {
  checkDateOfBirth,
  type LegalAges,
  readFacts,
  type StoredFacts,
} from '#server/features/profiles/profiles.ts';
import type { Remark } from '../imports.rules.ts';
import { genderOfWords } from '../mappings/gender-words.rules.ts';
import { isAboutPartner } from '../mappings/recognise-header.rules.ts';
import { hasOpenQuote } from '#server/platform/separated-text.rules.ts';
import { takeAges } from '../names/ages-of-names.rules.ts';
import { withNames } from '../names/names-of-row.rules.ts';
import { isNumberOfSheet, numbersOfSheet, type NumbersOfSheet } from '../reading/numbers-of-sheet.rules.ts';
import { separateCountries } from './countries-of-work.rules.ts';
import { isOfStatus, statusIn } from './status-notes.rules.ts';
import { joinColumns } from '../sharing/join-columns.rules.ts';
import { listSilent } from './silent-cells.rules.ts';
import { estimateBirth } from './cells.rules.ts';
import { readTitleGender } from '../names/titles-of-names.rules.ts';
import { repeatsHeader } from '../reading/plan-tables.rules.ts';
import {
  confirmBirth,
  isOfOtherContact,
  remarkBesideName,
  remarkGuesses,
  remarkHeight,
  remarkMoreNumbers,
  remarksOf,
  remarkTitle,
  remarkTown,
  remarkUnknown,
} from './remarks.rules.ts';
import { remarkParents, remarkSiblings, stateFamilyNumber } from './family-remarks.rules.ts';
import { isNote, saysLittle } from '../reading/read-section.rules.ts';
import { isShifted } from '../reading/shifted-row.rules.ts';
import { refuseMerged } from '../reading/refuse-merged.rules.ts';
import { readStrangeCells } from '../reading/strange-cells.rules.ts';
import { refuseMissing, validate, wordsOfRefusal } from './check-form.rules.ts';
import { fillMisplaced } from './misplaced.rules.ts';
import { isNotFree, spellAlike } from './not-free.rules.ts';
import { notFreeAnyMore } from '../mappings/not-free.rules.ts';
import type { ConvertedCell, PreparedMapping } from './prepare-mapping.rules.ts';
import { shareCells, shareOf } from '../sharing/share-cell.rules.ts';
import type { FindChoice } from './known-words.rules.ts';
import type { Form } from '../longer-cells/longer-cells.rules.ts';
import { settleCreator } from '../longer-cells/creators.rules.ts';
import { saysNoChildren } from '../longer-cells/children.rules.ts';
import { settleChoices } from './settle-choices.rules.ts';
import type { WordToDecide } from './settling.rules.ts';

export type ImportedPerson = NumbersOfSheet & {
  facts: StoredFacts;
  /** Form fields with an estimated value. */
  toConfirm: string[];
  email: string | null;
  mobile: string | null;
};

/** The person of a row with the words that no list knows or that were guessed, or the reason why the row is refused. */
export type ConvertedRow =
  | { remarks: Remark[]; person: ImportedPerson; words: readonly WordToDecide[] }
  | { refusal: Remark; words?: readonly WordToDecide[] };

export type RowRules = {
  mapping: PreparedMapping;
  find: FindChoice;
  today: string;
  legalAges: LegalAges;
  /** The headers of the sheet. */
  columns: readonly string[];
  isNameNeeded: boolean;
  /** Whether the cells of numbers show no zeros behind. */
  isWorkbook?: boolean;
};

const oldest = { age: 100, birth: '1900-01-01' } as const;

/**
 * Converts a row to a person by the rules of the profile. An invalid optional fact is left out with a remark; a row is
 * refused without a name or a gender, and when the person may not marry.
 */
export function convertRow(written: readonly string[], rules: RowRules): ConvertedRow {
  const { cells, remarks: strange } = readStrangeCells(written, rules.mapping.fields);
  const refusal = hasOpenQuote(written)
    ? ({ field: '', key: 'row.open_quote' } as const)
    : (refuseCells(cells, rules) ?? refuseMerged(written, rules.mapping.fields));
  if (refusal !== null) return { refusal };
  const { form: read, texts, remarks, toConfirm } = convertCells(cells, rules);
  if (Object.keys(read).every(isNumberOfSheet))
    return { refusal: { field: '', key: saysLittle(cells) ? 'row.no_person' : 'row.empty' } };
  const ofFamily = [
    ...remarkSiblings(cells, { form: read, mapping: rules.mapping }),
    ...remarkParents(read),
    ...stateFamilyNumber(cells, { form: read, ...rules }),
  ];
  const creator = settleCreator(read);
  const { form, words, misspelled, notes } = settleChoices(read, { texts, ...rules });
  const { values, invalid } = validate(form);
  const refused = refuseValues(form, { values, invalid, rules });
  if (refused !== null) return { refusal: refused, words: wordsOfRefusal(refused, form) };
  // The choices are settled, so every text names itself.
  const facts = dropEmpty(
    readFacts(values, { read: ({ text }) => ({ value: text, detail: null }), current: {} }),
  );
  const { email = null, mobile = null } = form;
  const addresses = { email: parseOrNull(emailField, email), mobile: parseOrNull(mobileField, mobile) };
  const unusable = (['email', 'mobile'] as const)
    .filter((field) => form[field] !== undefined && addresses[field] === null)
    .map((field): Remark => ({ field, key: 'row.not_understood' }));
  const said = [
    ...strange,
    ...remarks,
    ...invalid,
    ...unusable,
    ...notes,
    ...ofFamily,
    ...creator.remarks,
    ...remarkTitle(form),
    ...remarkTown(form),
    ...remarkHeight(facts.height, { texts, isWorkbook: rules.isWorkbook === true }),
    ...remarkUnknown(words),
    ...remarkGuesses(words, { misspelled, find: rules.find }),
  ];
  return {
    remarks: [...said, ...listSilent(cells, { mapping: rules.mapping, form, said })],
    words: [...words, ...creator.words],
    person: { facts, toConfirm, ...numbersOfSheet(form), ...addresses },
  };
}

/** What a bureau writes beside a number, too: `MARRIAGE FIXED 98450 12345`. */
const notFreeWords = { values: new Set<string>(), phrases: notFreeAnyMore.map(spellAlike) };

/** Refuses a row with more cells than the header, or beside their headers, one that repeats it, and one of a person who is not free to marry. */
function refuseCells(cells: readonly string[], rules: RowRules): Remark | null {
  const { mapping, columns } = rules;
  if (cells.length > mapping.columnCount) return { field: '', key: 'row.too_many_cells' };
  if (repeatsHeader(cells, columns)) return { field: '', key: 'row.repeated_header' };
  if (isNote(cells)) return { field: '', key: 'row.no_person' };
  const notFree = refuseNotFree(cells, { mapping, columns });
  if (notFree !== null) return notFree;
  return isShifted(cells, rules) ? { field: '', key: 'row.columns_shifted' } : null;
}

/** Refuses by the column of the marital status, by notes, and by what stands beside a number. */
function refuseNotFree(
  cells: readonly string[],
  { mapping, columns }: Pick<RowRules, 'mapping' | 'columns'>,
): Remark | null {
  const columnsOf = (field: ImportField) =>
    mapping.fields.find((each) => each.field === field)?.columns ?? [];
  const contacts = columnsOf('mobile').map((column) => ({ column, ...notFreeWords }));
  const refused = [...mapping.refuse, ...contacts].find(({ column, ...words }) =>
    isNotFree(cells[column] ?? '', words),
  );
  if (refused === undefined) return null;
  const { column } = refused;
  if (columnsOf('marital_status').includes(column)) return { field: 'marital_status', key: 'row.not_free' };
  return { field: '', key: 'row.not_looking', as: columns[column] ?? '', written: cells[column] ?? '' };
}

function convertCells(
  written: readonly string[],
  rules: RowRules,
): { form: Form; texts: Form; remarks: Remark[]; toConfirm: string[] } {
  const { mapping, today, find } = rules;
  const { cells, age } = takeAges(separateCountries(written, rules), rules);
  const form: Form = {};
  /** The cells as they are written. */
  const texts: Form = {};
  const remarks: Remark[] = [];
  const estimates = new Map<'age' | 'dob', MessageKey>();
  const shares = shareCells(cells, { shared: mapping.shared, find });
  for (const { field, columns, convertOf, convertShare } of mapping.fields) {
    const converted = columns.map((column) => {
      const share = shares.get(column);
      const header = rules.columns[column] ?? '';
      if (share === undefined)
        return { header, cell: cells[column] ?? '', ...convertOf(column)(cells[column] ?? '', today) };
      const cell = shareOf(share, field);
      return { header, cell, ...convertShare(cell, today) };
    });
    const found = firstSaid(converted);
    if (found === undefined) continue;
    texts[field] = found.cell.trim();
    const joined = joinColumns(field, { found, converted });
    if (joined.text !== null) form[field] = joined.text;
    remarks.push(...remarksOf(field, found), ...joined.remarks);
    if (found.estimate !== null) estimates.set(field === 'age' ? 'age' : 'dob', found.estimate);
  }
  fillAge(age, { form, texts, estimates, today });
  const cellsOf = readerOfCells(cells, mapping);
  const income = fillMisplaced({ form, texts, cellsOf, notes: notesOf(cells, rules), find });
  if (income !== null) remarks.push(...remarksOf('annual_income', { ...income, fault: null }));
  const named = withNames(form);
  const status = statusIn([notesOf(cells, rules), ...named.left], { form: named.form, find });
  if (status !== null) named.form.marital_status = status;
  if (saysNoChildren(cellsOf('children'), { form: named.form, find })) named.form.children = 'none';
  remarks.push(...remarkBesideName(named.left.filter((aside) => status === null || !isOfStatus(aside))));
  return {
    form: withGender(withBirth(named.form), texts),
    texts,
    ...confirmBirth({
      form,
      remarks: [
        ...remarks.filter((remark) => !isOfOtherContact(remark, { form, cellsOf })),
        ...remarkMoreNumbers(form.mobile, cellsOf('mobile')),
      ],
      estimates,
    }),
  };
}

type Ages = { form: Form; texts: Form; estimates: Map<'age' | 'dob', MessageKey>; today: string };

/** Fills the age that stands beside the name. */
function fillAge(age: string | null, { form, texts, estimates, today }: Ages): void {
  const birth = age === null || form.age !== undefined ? null : estimateBirth(age, today);
  if (age === null || birth === null || form.dob !== undefined) return;
  texts.age = age;
  form.age = birth;
  estimates.set('age', 'row.birth_from_age');
}

/** What the first column says that can be read; else the fault of the first that says something. */
function firstSaid<Cell extends ConvertedCell>(converted: readonly Cell[]): Cell | undefined {
  return converted.find(({ text }) => text !== null) ?? converted.find(({ fault }) => fault !== null);
}

/** The cells of the columns that a field is read from. */
function readerOfCells(
  cells: readonly string[],
  { fields }: PreparedMapping,
): (field: ImportField) => string {
  return (field) =>
    fields
      .find((each) => each.field === field)
      ?.columns.map((column) => cells[column] ?? '')
      .join(' ; ') ?? '';
}

/** The notes of a row: the columns that may refuse it, that no field is read from, and that are about the person. */
function notesOf(cells: readonly string[], { mapping, columns }: RowRules): string {
  const used = new Set(mapping.fields.flatMap((field) => field.columns));
  return mapping.refuse
    .filter(({ column }) => !used.has(column) && !isAboutPartner(columns[column] ?? ''))
    .map(({ column }) => cells[column] ?? '')
    .join('; ');
}

/** The gender by a word in its cell; a missing one, or one that is not understood, by the title of the name. */
function withGender(form: Form, { name = '', firstname = '' }: Form): Form {
  const { gender: written = '' } = form;
  if (written === 'Male' || written === 'Female') return form;
  const gender = genderOfWords(written) ?? readTitleGender(name) ?? readTitleGender(firstname);
  return gender === null ? form : { ...form, gender };
}

/** Fills a missing date of birth from the age. */
function withBirth({ age, ...form }: Form): Form {
  return age === undefined ? form : { dob: age, ...form };
}

/** Refuses a person without a name or a gender, or whose age rules out a marriage. */
function refuseValues(
  form: Form,
  { values, invalid, rules }: { values: ProfileForm; invalid: readonly Remark[]; rules: RowRules },
): Remark | null {
  const missing = refuseMissing(form, { values, invalid, isNameNeeded: rules.isNameNeeded });
  if (missing !== null) return missing;
  const { dob } = form;
  const { gender } = values;
  if (dob === undefined || gender === undefined) return null;
  const isImpossible = dob < oldest.birth || dob > rules.today || ageOn(dob, rules.today) > oldest.age;
  if (isImpossible) return { field: 'dob', key: 'row.impossible_age' };
  const error = checkDateOfBirth({ dateOfBirth: dob, gender }, rules);
  return error === null ? null : { field: 'dob', key: 'row.below_legal_age' };
}

function dropEmpty(facts: StoredFacts): StoredFacts {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== null),
  );
}

function parseOrNull(field: typeof emailField | typeof mobileField, text: string | null): string | null {
  return text === null ? null : (field.safeParse(text).data ?? null);
}
