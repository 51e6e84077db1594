import { isDeepStrictEqual } from 'node:util';
import { findRegistered } from '#server/features/accounts/accounts.ts';
import type { ImportField } from '#contract/imports/mapping.fields.ts';
import type { Configuration } from '#server/configuration.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ConvertedRow, ImportedPerson } from './converting/convert-row.ts';
import { hasOtherNumber, mergeKeys, mergePerson } from './merge-corrections.ts';
import {
  findCorrected,
  isNumberOfAnother,
  keysOf,
  numberKeyOf,
  type Numbering,
  type PersonKeys,
} from './recognise-people.ts';
import type { Remark, RowReport } from './imports.rules.ts';
import {
  changeIdentities,
  findInvitationsByKeys,
  type Invitation,
  type Keys,
  lockInvitationsByKeys,
  moveInvitations,
  type NewInvitation,
  upsertInvitations,
} from './invitations/invitations.repository.ts';
import { findRowsOfKeys, insertKeys } from './row-reports.repository.ts';
import { leaveShared, type SharingKeys, sharingKeysOf } from './shared-addresses.ts';

export type RowToImport = { rowNumber: number; cells: readonly string[]; converted: ConvertedRow };

/** The import that rows belong to. */
export type RunOptions = {
  importId: number;
  numbering: Numbering;
  /** The fields that a column of the sheet is read as. */
  fields: ReadonlySet<ImportField>;
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
  keys: PersonKeys;
  /** The bureau's own number within the sheet. */
  numberKey: string | null;
  sharing: SharingKeys | null;
};

type Decision = {
  candidate: Candidate;
  outcome: RowReport['outcome'];
  refusal?: Remark;
  invitation?: Invitation;
};

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
    else
      candidates.push({
        rowNumber,
        ...converted,
        keys: keysOf(converted.person, { cells, ...options }),
        numberKey: numberKeyOf(converted.person, options),
        sharing: sharingKeysOf(converted.person, options),
      });
  }
  const known = await findKnown(database, { candidates, options });
  const decided = candidates.map((candidate) => {
    const { row, remarks } = leaveShared(candidate, { before: known, keying: options });
    const own = { ...row, remarks: [...row.remarks, ...remarks] };
    return decide(own, { known, fields: options.fields });
  });
  if (!options.isDryRun) await storeInvitations(database, { decided, options });
  const reports = decided.map(({ candidate, outcome, refusal }): RowReport => {
    const remarks =
      refusal === undefined ? [...candidate.remarks, ...remarkNumber(candidate, known)] : [refusal];
    return { rowNumber: candidate.rowNumber, outcome, remarks };
  });
  return [...refused, ...reports].toSorted((one, other) => one.rowNumber - other.rowNumber);
}

/** What is already known about the people of some rows. */
type Known = {
  /** E-mail addresses and mobile numbers of accounts. */
  registered: ReadonlySet<string>;
  invitations: readonly Invitation[];
  source: string | null | undefined;
  /** The `row key` pairs whose key occurs in no earlier row of the import. */
  firstOccurrences: ReadonlySet<string>;
  /** The first row of each key. */
  firstRows: ReadonlyMap<string, number>;
};

async function findKnown(
  database: Database,
  { candidates, options }: { candidates: readonly Candidate[]; options: RunOptions },
): Promise<Known> {
  const { importId, isDryRun } = options;
  const present = (values: readonly (string | null)[]) => values.filter((value) => value !== null);
  const addresses = candidates.flatMap(({ person }) => present([person.email, person.mobile]));
  const find = isDryRun ? findInvitationsByKeys : lockInvitationsByKeys;
  const invitations = await find(database, keysToFind(candidates));
  const occurrences = candidates.flatMap(({ rowNumber, keys, numberKey, sharing }) => {
    const shared = sharing === null ? [] : [sharing.spare, ...Object.values(sharing.named)];
    const all = new Set(present([...Object.values(keys), numberKey, ...shared]));
    return [...all].map((key) => ({ importId, key, rowNumber }));
  });
  return {
    registered: await findRegistered(options, { database, identifiers: addresses }),
    invitations,
    source: isDryRun ? undefined : options.source,
    firstOccurrences: await insertKeys(database, occurrences),
    firstRows: await findRowsOfKeys(database, { importId, keys: occurrences.map(({ key }) => key) }),
  };
}

/** The invitation that a checked row would change; undefined when it would change none. Nothing is stored. */
export async function findChanged(
  database: Database,
  { person, cells, options }: { person: ImportedPerson; cells: readonly string[]; options: KeyOptions },
): Promise<Invitation | undefined> {
  const keys = keysOf(person, { cells, ...options });
  const candidate = { rowNumber: 0, person, keys, numberKey: null, sharing: sharingKeysOf(person, options) };
  const invitations = await findInvitationsByKeys(database, keysToFind([candidate]));
  // Of the rows before it nothing is known.
  const before = { invitations, firstOccurrences: new Set<string>(), firstRows: new Map<string, number>() };
  const { row } = leaveShared(candidate, { before, keying: options });
  const own = invitations.find(({ identityHash }) => identityHash === row.keys.identity);
  return own ?? findCorrected(row, { invitations, source: undefined });
}

type KeyOptions = Pick<RunOptions, 'hashKey' | 'numbering'>;

function keysToFind(candidates: readonly Pick<Candidate, 'person' | 'keys' | 'sharing'>[]): Keys {
  const present = (values: readonly (string | null)[]) => values.filter((value) => value !== null);
  return {
    identity: present(candidates.flatMap(({ keys, sharing }) => [keys.identity, sharing?.spare ?? null])),
    email: present(candidates.map(({ keys }) => keys.email)),
    mobile: present(candidates.map(({ keys }) => keys.mobile)),
    sheetId: present(candidates.map(({ person }) => person.sheetId)),
  };
}

function decide(
  candidate: Candidate,
  { known, fields }: { known: Known; fields: ReadonlySet<ImportField> },
): Decision {
  const corrected = findCorrected(candidate, known);
  const refusal = refuse(candidate, { ...known, corrected });
  if (refusal !== null) return { candidate, outcome: 'refused', refusal };
  if (isNumberOfAnother(candidate, known))
    return { candidate, outcome: 'refused', refusal: { field: 'row_id', key: 'row.number_of_another' } };
  const own = known.invitations.find(({ identityHash }) => identityHash === candidate.keys.identity);
  const invitation = own ?? corrected;
  if (invitation === undefined) return { candidate, outcome: 'added' };
  const earlier = { invitation, fields };
  const isOther = hasOtherNumber(candidate.person, invitation);
  const merged = {
    ...candidate,
    remarks: [...candidate.remarks, ...(isOther ? [otherNumber] : [])],
    person: mergePerson(candidate.person, earlier),
    keys: mergeKeys(candidate, earlier),
  };
  return {
    candidate: merged,
    outcome: isUnchanged(invitation, merged) ? 'unchanged' : 'updated',
    invitation,
  };
}

const otherNumber = { field: 'row_id', key: 'row.number_stays' } as const;

/** A number that an earlier row of another person has, too. */
function remarkNumber({ rowNumber, numberKey }: Candidate, known: Known): Remark[] {
  const isFirst = numberKey === null || known.firstOccurrences.has(`${rowNumber} ${numberKey}`);
  return isFirst ? [] : [{ field: 'row_id', key: 'row.number_twice', row: known.firstRows.get(numberKey) }];
}

function refuse(
  { rowNumber, person, keys }: Candidate,
  known: Known & { corrected: Invitation | undefined },
): Remark | null {
  const own = Object.values(keys).filter((key) => key !== null);
  const twice = own.find((key) => !known.firstOccurrences.has(`${rowNumber} ${key}`));
  if (twice !== undefined) return { field: '', key: 'row.twice', row: known.firstRows.get(twice) };
  const samePerson = known.invitations.filter(({ identityHash, emailHash, mobileHash }) =>
    own.some((key) => [identityHash, emailHash, mobileHash].includes(key)),
  );
  if (samePerson.some(({ state }) => state === 'declined')) return { field: '', key: 'row.declined' };
  if (samePerson.some(({ state }) => state === 'claimed')) return { field: '', key: 'row.claimed' };
  if (person.email !== null && known.registered.has(person.email))
    return { field: 'email', key: 'row.already_member' };
  if (person.mobile !== null && known.registered.has(person.mobile))
    return { field: 'mobile', key: 'row.already_member' };
  const isOtherIdentity = samePerson.some(
    ({ id, identityHash }) => identityHash !== keys.identity && id !== known.corrected?.id,
  );
  return isOtherIdentity ? { field: '', key: 'row.already_invited' } : null;
}

/** Whether a row brings nothing new; a serial number is one of the sheet alone. */
function isUnchanged(invitation: Invitation, { person }: Candidate): boolean {
  const isNumbered = person.rowId === null || person.rowId === invitation.sheetId;
  return isNumbered && isDeepStrictEqual(storedOf(invitation), storedOf(person));
}

function storedOf({ email, mobile, facts, toConfirm, photoFile }: ImportedPerson | Invitation) {
  return { email, mobile, facts, toConfirm, photoFile };
}

async function storeInvitations(
  database: Database,
  { decided, options }: { decided: readonly Decision[]; options: RunOptions },
): Promise<void> {
  const changed = decided.filter(({ outcome }) => outcome === 'added' || outcome === 'updated');
  await changeIdentities(
    database,
    changed.flatMap(({ invitation, candidate: { keys } }) =>
      invitation === undefined || invitation.identityHash === keys.identity
        ? []
        : [{ id: invitation.id, identityHash: keys.identity }],
    ),
  );
  await upsertInvitations(
    database,
    changed.map(({ candidate }) => newInvitation(candidate, options)),
  );
  const same = decided.flatMap(({ outcome, invitation, candidate }) =>
    outcome === 'unchanged' && invitation !== undefined
      ? [{ id: invitation.id, ...numbersOf(candidate.person) }]
      : [],
  );
  const { importId, sendsInvitations } = options;
  await moveInvitations(database, { moved: same, importId, isMailWanted: sendsInvitations });
}

function numbersOf({ sheetId, serialNo, photoFile }: ImportedPerson) {
  return { sheetId, serialNo, photoFile };
}

function newInvitation({ person, keys }: Candidate, options: RunOptions): NewInvitation {
  const { importId, source, sendsInvitations, now } = options;
  return {
    importId,
    source,
    identityHash: keys.identity,
    emailHash: keys.email,
    mobileHash: keys.mobile,
    ...numbersOf(person),
    email: person.email,
    mobile: person.mobile,
    facts: JSON.stringify(person.facts),
    toConfirm: person.toConfirm,
    isMailWanted: sendsInvitations,
    createdAt: now,
    updatedAt: now,
  };
}
