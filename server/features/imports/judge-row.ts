import { ageOn } from '#contract/age.ts';
import { email as emailField, mobile as mobileField } from '#contract/fields.ts';
import type { ImportField } from '#contract/imports/import-fields.fields.ts';
import { isMessageKey } from '#contract/messages.ts';
import { type ProfileForm, profileForm } from '#contract/profiles/profile-form.ts';
import {
  checkDateOfBirth,
  type LegalAges,
  readFacts,
  type ResolveText,
  type StoredFacts,
} from '#server/features/profiles/profiles.ts';
import { plainCell } from './cells.rules.ts';
import type { Remark } from './imports.rules.ts';
import { splitName } from './names.rules.ts';
import type { PreparedMapping } from './prepare-mapping.ts';

/** What a row says about somebody, by the rules of the profile. */
export type Person = {
  facts: StoredFacts;
  toConfirm: string[];
  email: string | null;
  mobile: string | null;
  /** The number of the row in the sheet's own counting, when it has one. */
  rowId: string | null;
};

/** A row that can be taken, or the reason why not. */
export type Judgement = { remarks: Remark[]; person: Person } | { refusal: Remark };

export type Rules = {
  mapping: PreparedMapping;
  resolve: ResolveText;
  today: string;
  legalAges: LegalAges;
};

type Form = Partial<Record<ImportField, string>>;

const oldest = { age: 100, birth: '1900-01-01' } as const;

/**
 * Reads a row as a profile. What is wrong with a fact that nobody has to tell leaves only that fact out, with a remark; a
 * row is refused without a gender, and for who may not marry.
 */
export function judgeRow(cells: readonly string[], rules: Rules): Judgement {
  const refusal = refuseCells(cells, rules);
  if (refusal !== null) return { refusal };
  const { form, remarks, toConfirm } = convertRow(cells, rules);
  if (Object.keys(form).length === 0) return { refusal: { field: '', key: 'row.empty' } };
  const { values, wrong } = validate(form);
  const refused = refuseValues(form, { values, rules });
  if (refused !== null) return { refusal: refused };
  const facts = dropEmpty(readFacts(values, { resolve: rules.resolve, current: {} }));
  const { email = null, mobile = null, row_id = null } = form;
  const addresses = { email: parseOr(emailField, email), mobile: parseOr(mobileField, mobile) };
  const unusable = (['email', 'mobile'] as const)
    .filter((field) => form[field] !== undefined && addresses[field] === null)
    .map((field): Remark => ({ field, key: 'row.not_understood' }));
  return {
    remarks: [...remarks, ...wrong, ...unusable],
    person: { facts, toConfirm, rowId: row_id, ...addresses },
  };
}

/** What the cells themselves refuse: a row that does not fit its header, somebody who is not free. */
function refuseCells(cells: readonly string[], { mapping }: Rules): Remark | null {
  if (cells.length > mapping.columnCount) return { field: '', key: 'row.too_many_cells' };
  const isNotFree = mapping.refuse.some(({ column, values }) => values.has(plainCell(cells[column] ?? '')));
  return isNotFree ? { field: 'marital_status', key: 'row.not_free' } : null;
}

function convertRow(
  cells: readonly string[],
  { mapping, today }: Rules,
): { form: Form; remarks: Remark[]; toConfirm: string[] } {
  const form: Form = {};
  const remarks: Remark[] = [];
  const toConfirm: string[] = [];
  for (const { field, columns, convert } of mapping.fields) {
    const read = columns.map((column) => convert(cells[column] ?? '', today));
    const told = read.find(({ text, isUnderstood }) => text !== null || !isUnderstood);
    if (told === undefined) continue;
    if (told.text !== null) form[field] = told.text;
    if (!told.isUnderstood) remarks.push({ field, key: 'row.not_understood' });
    if (told.isEstimated) toConfirm.push(field === 'age' ? 'dob' : field);
  }
  const isBirthTold = form.dob !== undefined && form.age !== undefined;
  return { form: withBirth(withNames(form)), remarks, toConfirm: isBirthTold ? [] : toConfirm };
}

/** A whole name tells what first and last name do not. */
function withNames({ name, ...form }: Form): Form {
  if (name === undefined) return form;
  const { first, last } = splitName(name);
  return { ...(first !== '' && { firstname: first }), ...(last !== '' && { lastname: last }), ...form };
}

/** An age estimates the date of birth that is not told. */
function withBirth({ age, ...form }: Form): Form {
  return age === undefined ? form : { dob: age, ...form };
}

/** The form by the profile's own rules, without the fields that break them. */
function validate(form: Form): { values: ProfileForm; wrong: Remark[] } {
  const parsed = profileForm.safeParse(form);
  if (parsed.success) return { values: parsed.data, wrong: [] };
  const wrong = new Map<string, Remark>();
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0]);
    wrong.set(field, { field, key: isMessageKey(message) ? message : 'row.not_understood' });
  }
  const right = Object.fromEntries(Object.entries(form).filter(([field]) => !wrong.has(field)));
  return { values: profileForm.parse(right), wrong: [...wrong.values()] };
}

/** Somebody whose gender or age makes a marriage impossible. */
function refuseValues(
  { dob }: Form,
  { values, rules }: { values: ProfileForm; rules: Rules },
): Remark | null {
  const { gender } = values;
  if (gender === undefined) return { field: 'gender', key: 'row.gender_missing' };
  if (dob === undefined) return null;
  const isImpossible = dob < oldest.birth || dob > rules.today || ageOn(dob, rules.today) > oldest.age;
  if (isImpossible) return { field: 'dob', key: 'row.impossible_age' };
  const wrong = checkDateOfBirth({ dateOfBirth: dob, gender }, rules);
  return wrong === null ? null : { field: 'dob', key: 'row.below_legal_age' };
}

function dropEmpty(facts: StoredFacts): StoredFacts {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== null),
  );
}

function parseOr(field: typeof emailField | typeof mobileField, text: string | null): string | null {
  return text === null ? null : (field.safeParse(text).data ?? null);
}
