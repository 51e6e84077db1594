import { ageOn } from '#contract/fields/age.ts';
import { email as emailField, mobile as mobileField } from '#contract/fields/fields.ts';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import { isMessageKey } from '#contract/calls/messages.ts';
import { type ProfileForm, profileForm } from '#contract/profiles/profile-form.ts';
import {
  checkDateOfBirth,
  type LegalAges,
  readFacts,
  type ResolveText,
  type StoredFacts,
} from '#server/features/profiles/profiles.ts';
import type { Remark } from '../imports.rules.ts';
import { plainCell, splitName } from './cells.rules.ts';
import type { PreparedMapping } from './prepare-mapping.ts';

export type ImportedPerson = {
  facts: StoredFacts;
  /** Form fields with an estimated value. */
  toConfirm: string[];
  email: string | null;
  mobile: string | null;
  /** The sheet's own number of the row. */
  rowId: string | null;
};

/** The person of a row, or the reason why the row is refused. */
export type ConvertedRow = { remarks: Remark[]; person: ImportedPerson } | { refusal: Remark };

export type RowRules = {
  mapping: PreparedMapping;
  resolve: ResolveText;
  today: string;
  legalAges: LegalAges;
};

type Form = Partial<Record<ImportField, string>>;

const oldest = { age: 100, birth: '1900-01-01' } as const;

/**
 * Converts a row to a person by the rules of the profile. An invalid optional fact is left out with a remark; a row is
 * refused without a gender, and when the person may not marry.
 */
export function convertRow(cells: readonly string[], rules: RowRules): ConvertedRow {
  const refusal = refuseCells(cells, rules);
  if (refusal !== null) return { refusal };
  const { form, remarks, toConfirm } = convertCells(cells, rules);
  if (Object.keys(form).length === 0) return { refusal: { field: '', key: 'row.empty' } };
  const { values, invalid } = validate(form);
  const refused = refuseValues(form, { values, rules });
  if (refused !== null) return { refusal: refused };
  const facts = dropEmpty(readFacts(values, { resolve: rules.resolve, current: {} }));
  const { email = null, mobile = null, row_id = null } = form;
  const addresses = { email: parseOrNull(emailField, email), mobile: parseOrNull(mobileField, mobile) };
  const unusable = (['email', 'mobile'] as const)
    .filter((field) => form[field] !== undefined && addresses[field] === null)
    .map((field): Remark => ({ field, key: 'row.not_understood' }));
  return {
    remarks: [...remarks, ...invalid, ...unusable],
    person: { facts, toConfirm, rowId: row_id, ...addresses },
  };
}

/** Refuses a row with more cells than the header, or of a person who is not free to marry. */
function refuseCells(cells: readonly string[], { mapping }: RowRules): Remark | null {
  if (cells.length > mapping.columnCount) return { field: '', key: 'row.too_many_cells' };
  const isNotFree = mapping.refuse.some(({ column, values }) => values.has(plainCell(cells[column] ?? '')));
  return isNotFree ? { field: 'marital_status', key: 'row.not_free' } : null;
}

function convertCells(
  cells: readonly string[],
  { mapping, today }: RowRules,
): { form: Form; remarks: Remark[]; toConfirm: string[] } {
  const form: Form = {};
  const remarks: Remark[] = [];
  const toConfirm: string[] = [];
  for (const { field, columns, convert } of mapping.fields) {
    const converted = columns.map((column) => convert(cells[column] ?? '', today));
    const first = converted.find(({ text, isUnderstood }) => text !== null || !isUnderstood);
    if (first === undefined) continue;
    if (first.text !== null) form[field] = first.text;
    if (!first.isUnderstood) remarks.push({ field, key: 'row.not_understood' });
    if (first.isEstimated) toConfirm.push(field === 'age' ? 'dob' : field);
  }
  const isBirthKnown = form.dob !== undefined && form.age !== undefined;
  return { form: withBirth(withNames(form)), remarks, toConfirm: isBirthKnown ? [] : toConfirm };
}

/** Fills a missing first or last name from the whole name. */
function withNames({ name, ...form }: Form): Form {
  if (name === undefined) return form;
  const { first, last } = splitName(name);
  return { ...(first !== '' && { firstname: first }), ...(last !== '' && { lastname: last }), ...form };
}

/** Fills a missing date of birth from the age. */
function withBirth({ age, ...form }: Form): Form {
  return age === undefined ? form : { dob: age, ...form };
}

/** Validates the form by the profile's own rules, without its invalid fields. */
function validate(form: Form): { values: ProfileForm; invalid: Remark[] } {
  const parsed = profileForm.safeParse(form);
  if (parsed.success) return { values: parsed.data, invalid: [] };
  const invalid = new Map<string, Remark>();
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0]);
    invalid.set(field, { field, key: isMessageKey(message) ? message : 'row.not_understood' });
  }
  const valid = Object.fromEntries(Object.entries(form).filter(([field]) => !invalid.has(field)));
  return { values: profileForm.parse(valid), invalid: [...invalid.values()] };
}

/** Refuses a person without a gender, or whose age rules out a marriage. */
function refuseValues(
  { dob }: Form,
  { values: { gender }, rules }: { values: ProfileForm; rules: RowRules },
): Remark | null {
  if (gender === undefined) return { field: 'gender', key: 'row.gender_missing' };
  if (dob === undefined) return null;
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
