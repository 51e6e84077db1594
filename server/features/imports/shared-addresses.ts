import { hashIdentifier } from '#server/features/accounts/accounts.ts';
import type { ImportedPerson } from './converting/convert-row.ts';
import type { Remark } from './imports.rules.ts';
import type { Invitation } from './invitations/invitations.repository.ts';
import { agrees, isOpen, keysOf, nameOf, type Numbering, type PersonKeys } from './recognise-people.ts';

const addresses = ['email', 'mobile'] as const;

/** Keys that say who has an address and a number of the sheet. */
export type SharingKeys = {
  /** Of each address together with the name: the same person in two rows. */
  named: Record<(typeof addresses)[number], string | null>;
  /** The identity that is left without the addresses. */
  spare: string;
};

type Keying = { hashKey: string; numbering: Numbering };

/** The keys of a person with a number in the sheet; null without one: then an address is all that is known. */
export function sharingKeysOf(person: ImportedPerson, keying: Keying): SharingKeys | null {
  if (person.rowId === null) return null;
  const keyOf = (address: string | null) =>
    address === null ? null : hashIdentifier(keying.hashKey, `shared ${address} ${nameOf(person.facts)}`);
  const alone = { ...person, email: null, mobile: null };
  return {
    named: { email: keyOf(person.email), mobile: keyOf(person.mobile) },
    spare: keysOf(alone, { cells: [], ...keying }).identity,
  };
}

type Sharer = {
  rowNumber: number;
  person: ImportedPerson;
  keys: PersonKeys;
  numberKey: string | null;
  sharing: SharingKeys | null;
};
type Before = {
  invitations: readonly Invitation[];
  firstOccurrences: ReadonlySet<string>;
  firstRows: ReadonlyMap<string, number>;
};

/**
 * Sisters share the number of their father: two rows with an address, two numbers of the sheet and two names are two people. The address stays with
 * the first, for an account has its own; the row of the other says so.
 */
export function leaveShared<Row extends Sharer>(
  row: Row,
  { before, keying }: { before: Before; keying: Keying },
): { row: Row; remarks: Remark[] } {
  const { rowNumber, person, keys, numberKey, sharing } = row;
  if (sharing === null) return { row, remarks: [] };
  const isNew = (key: string | null) => key === null || before.firstOccurrences.has(`${rowNumber} ${key}`);
  const isShared = (address: (typeof addresses)[number]) => {
    const isOfRow = !isNew(keys[address]) && isNew(numberKey) && isNew(sharing.named[address]);
    return isOfRow || before.invitations.some((one) => isOfAnother(one, { person, keys, address }));
  };
  const shared = addresses.filter((address) => keys[address] !== null && isShared(address));
  if (shared.length === 0) return { row, remarks: [] };
  const alone = { ...person, ...Object.fromEntries(shared.map((address) => [address, null])) };
  return {
    row: { ...row, person: alone, keys: keysOf(alone, { cells: [], ...keying }) },
    remarks: shared.map((field) => ({
      field,
      key: 'row.shared_address',
      row: isNew(keys[field]) ? undefined : before.firstRows.get(keys[field] ?? ''),
    })),
  };
}

/** Whether an unanswered invitation with the same address is of a person with another number in the sheet and another name. */
function isOfAnother(
  one: Invitation,
  { person, keys, address }: Pick<Sharer, 'person' | 'keys'> & { address: (typeof addresses)[number] },
): boolean {
  const hash = address === 'email' ? one.emailHash : one.mobileHash;
  const isOther = one.sheetId !== null && one.sheetId !== person.rowId;
  return isOpen(one) && hash === keys[address] && isOther && !agrees(nameOf(one.facts), nameOf(person.facts));
}
