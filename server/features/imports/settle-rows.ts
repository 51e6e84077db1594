import type { RowOutcome } from '#contract/imports/import.wire.ts';
import { findRegistered, hashIdentifier } from '#server/features/accounts/accounts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { insertKeys } from './import-rows.repository.ts';
import type { Remark, RowReport } from './imports.rules.ts';
import {
  findInvitationsByKeys,
  type Invitation,
  lockInvitationsByKeys,
  moveInvitations,
  type NewInvitation,
  upsertInvitations,
} from './invitations.repository.ts';
import type { Judgement, Person } from './judge-row.ts';

export type JudgedRow = { rowNumber: number; cells: readonly string[]; judgement: Judgement };

/**
 * The import that rows belong to. `numbering` keeps the numbers of different sheets apart; numbers of one source, which a
 * saved mapping stands for, say more than an address, which may change. `source` is who gave the sheet.
 */
export type Settling = {
  importId: number;
  numbering: { name: string; isOneSource: boolean };
  source: string | null;
  secretKey: string;
  isDryRun: boolean;
  sendsInvitations: boolean;
  now: Date;
};

type Candidate = {
  rowNumber: number;
  person: Person;
  remarks: readonly Remark[];
  keys: { identity: string; email: string | null; mobile: string | null };
};

type Known = {
  registered: ReadonlySet<string>;
  invitations: readonly Invitation[];
  firstStanding: ReadonlySet<string>;
};

/**
 * Decides what becomes of rows that were judged, by who is known already, and, unless it is a dry run, brings the people.
 * Inside a transaction; gives the report of each row.
 */
export async function settleRows(
  database: Database,
  { rows, settling }: { rows: readonly JudgedRow[]; settling: Settling },
): Promise<RowReport[]> {
  const refused: RowReport[] = [];
  const candidates: Candidate[] = [];
  for (const { rowNumber, cells, judgement } of rows) {
    if ('refusal' in judgement) refused.push({ rowNumber, outcome: 'refused', remarks: [judgement.refusal] });
    else candidates.push({ rowNumber, ...judgement, keys: keysOf(judgement.person, { cells, settling }) });
  }
  const known = await findKnown(database, { candidates, settling });
  const decided = candidates.map((candidate) => ({ candidate, ...decide(candidate, known) }));
  if (!settling.isDryRun) await bringPeople(database, { decided, settling });
  const reports = decided.map(({ candidate, outcome, refusal }): RowReport => {
    const remarks = refusal === undefined ? candidate.remarks : [refusal];
    return { rowNumber: candidate.rowNumber, outcome, remarks };
  });
  return [...refused, ...reports].toSorted((one, other) => one.rowNumber - other.rowNumber);
}

/** Who a row is: by its number in its source, by an address, by its number in its file, else by everything that it says. */
function keysOf(
  { rowId, email, mobile }: Person,
  { cells, settling }: { cells: readonly string[]; settling: Settling },
): Candidate['keys'] {
  const hash = (text: string) => hashIdentifier(settling.secretKey, `invitation ${text}`);
  const emailKey = email === null ? null : hash(`email ${email}`);
  const mobileKey = mobile === null ? null : hash(`mobile ${mobile}`);
  const ownKey = rowId === null ? null : hash(`row ${settling.numbering.name} ${rowId}`);
  const sourceKey = settling.numbering.isOneSource ? ownKey : null;
  const identity = sourceKey ?? emailKey ?? mobileKey ?? ownKey ?? hash(`content ${JSON.stringify(cells)}`);
  return { identity, email: emailKey, mobile: mobileKey };
}

async function findKnown(
  database: Database,
  { candidates, settling }: { candidates: readonly Candidate[]; settling: Settling },
): Promise<Known> {
  const { importId, isDryRun } = settling;
  const present = (values: readonly (string | null)[]) => values.filter((value) => value !== null);
  const addresses = candidates.flatMap(({ person }) => present([person.email, person.mobile]));
  const findThem = isDryRun ? findInvitationsByKeys : lockInvitationsByKeys;
  const invitations = await findThem(database, {
    identity: candidates.map(({ keys }) => keys.identity),
    email: present(candidates.map(({ keys }) => keys.email)),
    mobile: present(candidates.map(({ keys }) => keys.mobile)),
  });
  const standing = candidates.flatMap(({ rowNumber, keys }) =>
    [...new Set(present(Object.values(keys)))].map((key) => ({ importId, key, rowNumber })),
  );
  return {
    registered: await findRegistered(database, addresses),
    invitations,
    firstStanding: await insertKeys(database, standing),
  };
}

type Decision = { outcome: RowOutcome; refusal?: Remark; invitation?: Invitation };

function decide(candidate: Candidate, known: Known): Decision {
  const refusal = refuse(candidate, known);
  if (refusal !== null) return { outcome: 'refused', refusal };
  const invitation = known.invitations.find(({ identityHash }) => identityHash === candidate.keys.identity);
  if (invitation === undefined) return { outcome: 'added' };
  return { outcome: isUnchanged(invitation, candidate) ? 'unchanged' : 'updated', invitation };
}

function refuse({ rowNumber, person, keys }: Candidate, known: Known): Remark | null {
  const own = Object.values(keys).filter((key) => key !== null);
  if (own.some((key) => !known.firstStanding.has(`${rowNumber} ${key}`)))
    return { field: '', key: 'row.twice' };
  const namesOf = ({ identityHash, emailHash, mobileHash }: Invitation) => [
    identityHash,
    emailHash,
    mobileHash,
  ];
  const same = known.invitations.filter((invitation) => own.some((key) => namesOf(invitation).includes(key)));
  if (same.some(({ state }) => state === 'declined')) return { field: '', key: 'row.declined' };
  if (same.some(({ state }) => state === 'claimed')) return { field: '', key: 'row.claimed' };
  if (person.email !== null && known.registered.has(person.email))
    return { field: 'email', key: 'row.already_member' };
  if (person.mobile !== null && known.registered.has(person.mobile))
    return { field: 'mobile', key: 'row.already_member' };
  const isOthers = same.some(({ identityHash }) => identityHash !== keys.identity);
  return isOthers ? { field: '', key: 'row.already_invited' } : null;
}

function isUnchanged(invitation: Invitation, { person }: Candidate): boolean {
  const { email, mobile, facts, toConfirm } = person;
  return isSame(
    {
      email: invitation.email,
      mobile: invitation.mobile,
      facts: invitation.facts,
      toConfirm: invitation.toConfirm,
    },
    { email, mobile, facts, toConfirm },
  );
}

/** Whether two plain values are equal, whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sortKeys(one)) === JSON.stringify(sortKeys(other));
}

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const pairs = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return pairs.map(([key, inner]) => [key, sortKeys(inner)]);
}

async function bringPeople(
  database: Database,
  { decided, settling }: { decided: readonly (Decision & { candidate: Candidate })[]; settling: Settling },
): Promise<void> {
  const { importId, sendsInvitations } = settling;
  const changed = decided.filter(({ outcome }) => outcome === 'added' || outcome === 'updated');
  await upsertInvitations(
    database,
    changed.map(({ candidate }) => describeInvitation(candidate, settling)),
  );
  const ids = decided.flatMap(({ outcome, invitation }) =>
    outcome === 'unchanged' && invitation !== undefined ? [invitation.id] : [],
  );
  await moveInvitations(database, { ids, importId, isMailWanted: sendsInvitations });
}

function describeInvitation({ person, keys }: Candidate, settling: Settling): NewInvitation {
  const { importId, source, sendsInvitations, now } = settling;
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
