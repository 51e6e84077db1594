import { isDeepStrictEqual } from 'node:util';
import type { RowOutcome } from '#contract/imports/import.wire.ts';
import { findRegistered, hashIdentifier } from '#server/features/accounts/accounts.ts';
import type { Configuration } from '#server/configuration.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ConvertedRow, ImportedPerson } from './converting/convert-row.ts';
import type { Remark, RowReport } from './imports.rules.ts';
import {
  findInvitationsByKeys,
  type Invitation,
  lockInvitationsByKeys,
  moveInvitations,
  type NewInvitation,
  upsertInvitations,
} from './invitations/invitations.repository.ts';
import { insertKeys } from './row-reports.repository.ts';

export type RowToImport = { rowNumber: number; cells: readonly string[]; converted: ConvertedRow };

/** The import that rows belong to. */
export type RunOptions = {
  importId: number;
  /**
   * What the sheet's own row numbers are unique in. Within one source they identify a person better than an address,
   * which may change.
   */
  numbering: { name: string; isOneSource: boolean };
  /** Who gave the sheet. */
  source: string | null;
  hashKey: string;
  isDryRun: boolean;
  sendsInvitations: boolean;
  configuration: Pick<Configuration, 'smsUrl'>;
  now: Date;
};

type Candidate = {
  rowNumber: number;
  person: ImportedPerson;
  remarks: readonly Remark[];
  /** Keyed hashes by which the person is recognised. */
  keys: { identity: string; email: string | null; mobile: string | null };
};

type Decision = { outcome: RowOutcome; refusal?: Remark; invitation?: Invitation };

/**
 * Decides the outcome of converted rows and, unless it is a dry run, stores the invitations. Runs inside a transaction;
 * returns the report of each row.
 */
export async function importRows(
  database: Database,
  { rows, options }: { rows: readonly RowToImport[]; options: RunOptions },
): Promise<RowReport[]> {
  const refused: RowReport[] = [];
  const candidates: Candidate[] = [];
  for (const { rowNumber, cells, converted } of rows) {
    if ('refusal' in converted) refused.push({ rowNumber, outcome: 'refused', remarks: [converted.refusal] });
    else candidates.push({ rowNumber, ...converted, keys: keysOf(converted.person, { cells, options }) });
  }
  const known = await findKnown(database, { candidates, options });
  const decided = candidates.map((candidate) => ({ candidate, ...decide(candidate, known) }));
  if (!options.isDryRun) await storeInvitations(database, { decided, options });
  const reports = decided.map(({ candidate, outcome, refusal }): RowReport => {
    const remarks = refusal === undefined ? candidate.remarks : [refusal];
    return { rowNumber: candidate.rowNumber, outcome, remarks };
  });
  return [...refused, ...reports].toSorted((one, other) => one.rowNumber - other.rowNumber);
}

/** The identity is the row number in its source, else an address, else the row number in its file, else the whole row. */
function keysOf(
  { rowId, email, mobile }: ImportedPerson,
  { cells, options }: { cells: readonly string[]; options: RunOptions },
): Candidate['keys'] {
  const { hashKey, numbering } = options;
  const hash = (text: string) => hashIdentifier(hashKey, `invitation ${text}`);
  const emailKey = email === null ? null : hash(`email ${email}`);
  const mobileKey = mobile === null ? null : hash(`mobile ${mobile}`);
  const numberKey = rowId === null ? null : hash(`row ${numbering.name} ${rowId}`);
  const sourceKey = numbering.isOneSource ? numberKey : null;
  const identity =
    sourceKey ?? emailKey ?? mobileKey ?? numberKey ?? hash(`content ${JSON.stringify(cells)}`);
  return { identity, email: emailKey, mobile: mobileKey };
}

/** What is already known about the people of some rows. */
type Known = {
  /** E-mail addresses and mobile numbers of accounts. */
  registered: ReadonlySet<string>;
  invitations: readonly Invitation[];
  /** The `row key` pairs whose key occurs in no earlier row of the import. */
  firstOccurrences: ReadonlySet<string>;
};

async function findKnown(
  database: Database,
  { candidates, options }: { candidates: readonly Candidate[]; options: RunOptions },
): Promise<Known> {
  const { importId, isDryRun } = options;
  const present = (values: readonly (string | null)[]) => values.filter((value) => value !== null);
  const addresses = candidates.flatMap(({ person }) => present([person.email, person.mobile]));
  const findInvitations = isDryRun ? findInvitationsByKeys : lockInvitationsByKeys;
  const invitations = await findInvitations(database, {
    identity: candidates.map(({ keys }) => keys.identity),
    email: present(candidates.map(({ keys }) => keys.email)),
    mobile: present(candidates.map(({ keys }) => keys.mobile)),
  });
  const occurrences = candidates.flatMap(({ rowNumber, keys }) =>
    [...new Set(present(Object.values(keys)))].map((key) => ({ importId, key, rowNumber })),
  );
  return {
    registered: await findRegistered(options, { database, identifiers: addresses }),
    invitations,
    firstOccurrences: await insertKeys(database, occurrences),
  };
}

function decide(candidate: Candidate, known: Known): Decision {
  const refusal = refuse(candidate, known);
  if (refusal !== null) return { outcome: 'refused', refusal };
  const invitation = known.invitations.find(({ identityHash }) => identityHash === candidate.keys.identity);
  if (invitation === undefined) return { outcome: 'added' };
  return { outcome: isUnchanged(invitation, candidate) ? 'unchanged' : 'updated', invitation };
}

function refuse({ rowNumber, person, keys }: Candidate, known: Known): Remark | null {
  const own = Object.values(keys).filter((key) => key !== null);
  if (own.some((key) => !known.firstOccurrences.has(`${rowNumber} ${key}`)))
    return { field: '', key: 'row.twice' };
  const samePerson = known.invitations.filter(({ identityHash, emailHash, mobileHash }) =>
    own.some((key) => [identityHash, emailHash, mobileHash].includes(key)),
  );
  if (samePerson.some(({ state }) => state === 'declined')) return { field: '', key: 'row.declined' };
  if (samePerson.some(({ state }) => state === 'claimed')) return { field: '', key: 'row.claimed' };
  if (person.email !== null && known.registered.has(person.email))
    return { field: 'email', key: 'row.already_member' };
  if (person.mobile !== null && known.registered.has(person.mobile))
    return { field: 'mobile', key: 'row.already_member' };
  const isOtherIdentity = samePerson.some(({ identityHash }) => identityHash !== keys.identity);
  return isOtherIdentity ? { field: '', key: 'row.already_invited' } : null;
}

function isUnchanged({ email, mobile, facts, toConfirm }: Invitation, { person }: Candidate): boolean {
  return isDeepStrictEqual(
    { email, mobile, facts, toConfirm },
    { email: person.email, mobile: person.mobile, facts: person.facts, toConfirm: person.toConfirm },
  );
}

async function storeInvitations(
  database: Database,
  { decided, options }: { decided: readonly (Decision & { candidate: Candidate })[]; options: RunOptions },
): Promise<void> {
  const changed = decided.filter(({ outcome }) => outcome === 'added' || outcome === 'updated');
  await upsertInvitations(
    database,
    changed.map(({ candidate }) => newInvitation(candidate, options)),
  );
  const ids = decided.flatMap(({ outcome, invitation }) =>
    outcome === 'unchanged' && invitation !== undefined ? [invitation.id] : [],
  );
  const { importId, sendsInvitations } = options;
  await moveInvitations(database, { ids, importId, isMailWanted: sendsInvitations });
}

function newInvitation({ person, keys }: Candidate, options: RunOptions): NewInvitation {
  const { importId, source, sendsInvitations, now } = options;
  return {
    importId,
    source,
    identityHash: keys.identity,
    emailHash: keys.email,
    mobileHash: keys.mobile,
    email: person.email,
    mobile: person.mobile,
    facts: JSON.stringify(person.facts),
    toConfirm: person.toConfirm,
    isMailWanted: sendsInvitations,
    createdAt: now,
    updatedAt: now,
  };
}
