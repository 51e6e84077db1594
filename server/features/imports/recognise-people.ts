import { z } from 'zod';
import { hashIdentifier } from '#server/features/accounts/accounts.ts';
import type { ImportedPerson } from './converting/convert-row.ts';
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
    sourceKey ?? emailKey ?? mobileKey ?? numberKey ?? hash(`content ${JSON.stringify(cells)}`);
  return { identity, email: emailKey, mobile: mobileKey };
}

type Row = { person: Pick<ImportedPerson, 'facts' | 'sheetId'>; keys: PersonKeys };

/**
 * The unanswered invitation that a row corrects although it has another identity, because an address was added or corrected, or the
 * mapping has another name. It has the same source and the same name, and the same e-mail address or mobile number; or it has no
 * address, and the same number in the sheet. `source` is undefined while a sheet is only checked, because it is not asked for before.
 */
export function findCorrected(
  { person, keys }: Row,
  { invitations, source }: { invitations: readonly Invitation[]; source: string | null | undefined },
): Invitation | undefined {
  const name = nameOf(person.facts);
  if (name === '' || invitations.some(({ identityHash }) => identityHash === keys.identity)) return undefined;
  return invitations.find(
    (one) =>
      (one.state === 'waiting' || one.state === 'invited') &&
      (source === undefined || one.source === source) &&
      nameOf(one.facts) === name &&
      (isSame(one.emailHash, keys.email) ||
        isSame(one.mobileHash, keys.mobile) ||
        (one.emailHash === null && one.mobileHash === null && isSame(one.sheetId, person.sheetId))),
  );
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && one === other;
}

const named = z.object({ firstName: z.string().catch(''), lastName: z.string().catch('') });

function nameOf(facts: unknown): string {
  const { firstName, lastName } = named.parse(facts);
  return `${firstName} ${lastName}`.trim().toLowerCase();
}
