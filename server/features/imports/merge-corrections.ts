import { z } from 'zod';
import { foldText } from '#contract/choices/fold-text.ts';
import { groupOfField } from '#contract/imports/field-groups.ts';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import { factRules, formFacts, profileFormNames } from '#contract/profiles/fact-names.ts';
import type { ImportedPerson } from './converting/convert-row.ts';
import type { Invitation } from './invitations/invitations.repository.ts';
import type { PersonKeys } from './recognise-people.ts';

type Row = { person: ImportedPerson; keys: PersonKeys };
type Earlier = { invitation: Invitation; fields: ReadonlySet<ImportField> };

/** The fields that stand for a fact in the columns: words beside a value go with it. */
const fieldsOfFacts: ReadonlyMap<string, ImportField> = new Map([
  ...formFacts.map((fact) => [fact, importField(profileFormNames[fact])] as const),
  ...formFacts.flatMap((fact) => {
    const { detail } = factRules[fact];
    return detail === undefined ? [] : [[detail, importField(profileFormNames[fact])] as const];
  }),
]);

function importField(name: string): ImportField {
  // A name of the form that no column has is in no group, and in no set of columns.
  return name as ImportField;
}

/**
 * The person of a row that corrects an earlier one: what the sheet has no column for stays as it is, so that a short sheet of numbers, names
 * and places changes the places alone. The mobile number and the e-mail address stay where the row has none of them. The bureau's number of the
 * person is the first one.
 */
export function mergePerson(person: ImportedPerson, earlier: Earlier): ImportedPerson {
  const { invitation } = earlier;
  const kept = keptFacts(person, earlier);
  const isBirthKept = 'dateOfBirth' in kept && invitation.toConfirm.includes('dob');
  return {
    ...person,
    facts: { ...kept, ...person.facts },
    toConfirm: isBirthKept ? [...person.toConfirm, 'dob'] : person.toConfirm,
    email: keeps('email', { person, ...earlier }) ? invitation.email : person.email,
    mobile: keeps('mobile', { person, ...earlier }) ? invitation.mobile : person.mobile,
    rowId: numberOf(invitation) ?? person.rowId,
    sheetId: numberOf(invitation) ?? person.sheetId ?? invitation.sheetId,
    photoFile: person.photoFile ?? invitation.photoFile,
  };
}

/** The bureau's own number of an invited person; a serial number is one of the sheet alone. */
export function numberOf({ sheetId, serialNo }: Pick<Invitation, 'sheetId' | 'serialNo'>): string | null {
  return sheetId === serialNo ? null : sheetId;
}

/** Whether a row has another number for a person who has one. */
export function hasOtherNumber({ rowId }: Pick<ImportedPerson, 'rowId'>, invitation: Invitation): boolean {
  const number = numberOf(invitation);
  return rowId !== null && number !== null && foldText(rowId) !== foldText(number);
}

/**
 * The keys of such a person: an address that stays keeps its own. Without any, and by a number that is another one than the first, the person
 * keeps the identity.
 */
export function mergeKeys({ person, keys }: Row, earlier: Earlier): PersonKeys {
  const { identityHash, emailHash, mobileHash } = earlier.invitation;
  const isByNumber = keys.identity !== keys.email && keys.identity !== keys.mobile;
  const isByOther = isByNumber && hasOtherNumber(person, earlier.invitation);
  return {
    identity: hasNoAddress(person) || isByOther ? identityHash : keys.identity,
    email: keeps('email', { person, ...earlier }) ? emailHash : keys.email,
    mobile: keeps('mobile', { person, ...earlier }) ? mobileHash : keys.mobile,
  };
}

function keeps(field: 'email' | 'mobile', { person, fields }: Earlier & { person: ImportedPerson }): boolean {
  return person[field] === null && (hasNoAddress(person) || !fields.has(field));
}

function hasNoAddress({ email, mobile }: ImportedPerson): boolean {
  return email === null && mobile === null;
}

function keptFacts({ facts }: ImportedPerson, { invitation, fields }: Earlier): Record<string, unknown> {
  const groups = new Set([...fields, ...listFields(facts)].map((field) => groupOfField(field) ?? field));
  const earlier = z.record(z.string(), z.unknown()).parse(invitation.facts);
  return Object.fromEntries(
    Object.entries(earlier).filter(([fact]) => {
      const field = fieldsOfFacts.get(fact);
      return field !== undefined && !groups.has(groupOfField(field) ?? field);
    }),
  );
}

function listFields(facts: object): ImportField[] {
  return Object.keys(facts).flatMap((fact) => fieldsOfFacts.get(fact) ?? []);
}
