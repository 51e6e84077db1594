import { z } from 'zod';
import { hashIdentifier } from '#server/features/accounts/accounts.ts';
import type { ImportedPerson } from './converting/convert-row.ts';
import { isOneApart } from './longer-cells/likeness.rules.ts';
import { plainStored } from './reading/merged-cells.rules.ts';
import type { Invitation } from './invitations/invitations.repository.ts';

/** Keyed hashes by which the person of a row is recognised. */
export type PersonKeys = { identity: string; email: string | null; mobile: string | null };

/**
 * What the sheet's own row numbers are unique in. Within one source they identify a person better than an address,
 * which may change.
 */
export type Numbering = { name: string; isOneSource: boolean };

/** The identity is the row number in its source, else an address, else the row number in its file, else the whole row. */
export function keysOf(
  { rowId, email, mobile }: ImportedPerson,
  { cells, hashKey, numbering }: { cells: readonly string[]; hashKey: string; numbering: Numbering },
): PersonKeys {
  const hash = (text: string) => hashIdentifier(hashKey, `invitation ${text}`);
  const emailKey = email === null ? null : hash(`email ${email}`);
  const mobileKey = mobile === null ? null : hash(`mobile ${mobile}`);
  const numberKey = rowId === null ? null : hash(`row ${numbering.name} ${rowId}`);
  const sourceKey = numbering.isOneSource ? numberKey : null;
  const identity =
    sourceKey ??
    emailKey ??
    mobileKey ??
    numberKey ??
    hash(`content ${JSON.stringify(cells.map(plainStored))}`);
  return { identity, email: emailKey, mobile: mobileKey };
}

/** The key of a number within one sheet, by which two rows with the same one are noticed. */
export function numberKeyOf(
  { rowId }: Pick<ImportedPerson, 'rowId'>,
  { hashKey }: { hashKey: string },
): string | null {
  return rowId === null ? null : hashIdentifier(hashKey, `number ${rowId}`);
}

type Row = { person: Pick<ImportedPerson, 'facts' | 'sheetId' | 'rowId'>; keys: PersonKeys };
type Among = { invitations: readonly Invitation[]; source: string | null | undefined };

/**
 * The unanswered invitation that a row corrects although it has another identity, because an address was added, corrected or left out, or the
 * mapping has another name. It has the same source and the same name, and the same e-mail address or mobile number; or one of the two has no
 * address, and both have the same number in the sheet. `source` is undefined while a sheet is only checked, because it is not asked for before.
 */
export function findCorrected({ person, keys }: Row, among: Among): Invitation | undefined {
  const name = nameOf(person.facts);
  if (name === '' || among.invitations.some(({ identityHash }) => identityHash === keys.identity))
    return undefined;
  const open = unansweredOf(among);
  const byAddress = open.find(
    (one) =>
      nameOf(one.facts) === name &&
      (isSame(one.emailHash, keys.email) || isSame(one.mobileHash, keys.mobile)),
  );
  return (
    byAddress ?? open.find((one) => isSameNumber(one, { person, keys }) && agrees(nameOf(one.facts), name))
  );
}

/** Whether the number of a row without an address is that of another person, so that nothing says who the row is about. */
export function isNumberOfAnother({ person, keys }: Row, among: Among): boolean {
  const { rowId } = person;
  // A number alone is one in every sheet; with letters it is one of a series.
  if (rowId === null || !/\p{L}/u.test(rowId) || !hasNoAddress(keys)) return false;
  const known = unansweredOf(among).filter(({ sheetId }) => sheetId === rowId);
  const name = nameOf(person.facts);
  return known.length > 0 && !known.some((one) => agrees(nameOf(one.facts), name));
}

function unansweredOf({ invitations, source }: Among): Invitation[] {
  return invitations.filter((one) => isOpen(one) && (source === undefined || one.source === source));
}

/** Whether an invitation has no answer yet. */
export function isOpen({ state }: Pick<Invitation, 'state'>): boolean {
  return state === 'waiting' || state === 'invited';
}

/** A serial number is one of people without an address alone, because the next sheet begins at 1 again. */
function isSameNumber(one: Invitation, { person, keys }: Row): boolean {
  if (!isSame(one.sheetId, person.sheetId)) return false;
  const isWithoutAddress = one.emailHash === null && one.mobileHash === null;
  return isWithoutAddress || (person.rowId !== null && hasNoAddress(keys));
}

function hasNoAddress({ email, mobile }: PersonKeys): boolean {
  return email === null && mobile === null;
}

/** Whether one of two names has all words of the other, up to a letter: `Harika` and `Harikaa Rao`. */
export function agrees(one: string, other: string): boolean {
  const [few = [], many = []] = [one, other]
    .map((name) => name.split(' ').filter((word) => word !== ''))
    .toSorted((words, others) => words.length - others.length);
  const isSaid = (word: string) =>
    many.some((each) => each === word || (word.length > 3 && isOneApart(each, word)));
  return few.length > 0 && few.every(isSaid);
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && one === other;
}

const named = z.object({ firstName: z.string().catch(''), lastName: z.string().catch('') });

export function nameOf(facts: unknown): string {
  const { firstName, lastName } = named.parse(facts);
  return `${firstName} ${lastName}`.trim().toLowerCase();
}
