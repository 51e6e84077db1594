import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listHashKeys } from '#server/platform/database/former-keys.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { lockAccount } from '../accounts.repository.ts';
import {
  deleteBannedIdentifiers,
  endRestriction,
  findRestrictionOfReport,
  hasBannedIdentifier,
  insertBannedIdentifiers,
  insertRestriction,
  listDueAccounts,
  listHoldingRestrictions,
  listLiveRestrictions,
  type Restriction,
  setAccountState,
} from './restrictions.repository.ts';
import { laterEnd, mailboxOf, stateUnder, stateWithout, strongestFirst } from './restrictions.rules.ts';
import { hashIdentifier } from '../secrets.ts';
import { deleteSessionsOf } from '../sessions.repository.ts';

export {
  findRestrictionOfReport,
  isHiddenByChoice,
  listRestrictionsOf,
  type Restriction,
} from './restrictions.repository.ts';

/** A restriction that is to be imposed; the account is restricted until `until`, or until somebody ends it. */
type NewRestriction = Pick<Restriction, 'accountId' | 'kind' | 'reason' | 'until' | 'reportId' | 'createdBy'>;

/** The strongest restriction of an account; undefined without one. One whose date has passed does not count. */
export async function findRestriction(
  database: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<Restriction | undefined> {
  const restrictions = await findRestrictionsOf(database, { accountIds: [accountId], now });
  return restrictions.get(accountId)?.[0];
}

/** The restrictions of some accounts by account, the strongest first; none whose date has passed. */
export async function findRestrictionsOf(
  database: Database,
  { accountIds, now }: { accountIds: readonly number[]; now: Date },
): Promise<ReadonlyMap<number, Restriction[]>> {
  const holding = await listHoldingRestrictions(database, { accountIds, now });
  return Map.groupBy(strongestFirst(holding), ({ accountId }) => accountId);
}

/**
 * Hides, suspends or bans a member. A suspended or banned member is signed out in the same transaction. A restriction of the same kind
 * is replaced, and the later end counts. Returns false when there is no such account.
 */
export async function restrictAccount(
  work: Pick<Work, 'database' | 'memberChanged'>,
  { now, ...restriction }: NewRestriction & { now: Date },
): Promise<boolean> {
  const { database } = work;
  const { accountId, kind } = restriction;
  const account = await lockAccount(database, accountId);
  if (account?.role !== 'user') return false;
  const live = await listLiveRestrictions(database, accountId);
  const without = stateWithout(live, stateOf(account));
  const replaced = live.find((earlier) => earlier.kind === kind);
  if (replaced !== undefined) await endRestriction(database, { id: replaced.id, endedAt: now });
  await insertRestriction(database, {
    ...restriction,
    until: replaced === undefined ? restriction.until : laterEnd(replaced.until, restriction.until),
    createdAt: now,
    wasActive: without.status === 'active',
    wasHidden: without.isHidden,
  });
  await applyState(work, { accountId, live: [...live, { kind }], without });
  return true;
}

/** Ends some live restrictions of an account; it is as the others leave it. Returns whether any ended. */
async function endSome(
  work: Pick<Work, 'database' | 'memberChanged'>,
  { accountId, now, isEnding }: { accountId: number; now: Date; isEnding: (one: Restriction) => boolean },
): Promise<boolean> {
  const { database } = work;
  const account = await lockAccount(database, accountId);
  if (account === undefined) return false;
  const live = await listLiveRestrictions(database, accountId);
  const ended = live.filter(isEnding);
  if (ended.length === 0) return false;
  for (const { id } of ended) await endRestriction(database, { id, endedAt: now });
  if (ended.some(({ kind }) => kind === 'banned')) await deleteBannedIdentifiers(database, accountId);
  const without = stateWithout(live, stateOf(account));
  await applyState(work, { accountId, live: live.filter((one) => !ended.includes(one)), without });
  return true;
}

async function applyState(
  { database, memberChanged }: Pick<Work, 'database' | 'memberChanged'>,
  change: {
    accountId: number;
    live: readonly { kind: string }[];
    without: ReturnType<typeof stateWithout>;
  },
): Promise<void> {
  const { accountId, live, without } = change;
  const state = stateUnder(live, without);
  await setAccountState(database, { id: accountId, ...state });
  if (state.status === 'inactive') await deleteSessionsOf(database, { accountId });
  memberChanged(accountId);
}

function stateOf({ status, isHidden }: { status: string; isHidden: boolean }) {
  return { status: status === 'active' ? ('active' as const) : ('inactive' as const), isHidden };
}

/** Ends the restriction that a report imposed. Returns it; undefined when there is none. */
export async function liftRestrictionOf(
  work: Pick<Work, 'database' | 'memberChanged'>,
  { reportId, now }: { reportId: number; now: Date },
): Promise<Restriction | undefined> {
  const restriction = await findRestrictionOfReport(work.database, reportId);
  if (restriction === undefined) return undefined;
  const { id, accountId } = restriction;
  const isEnded = await endSome(work, { accountId, now, isEnding: (one) => one.id === id });
  return isEnded ? restriction : undefined;
}

/** How many restrictions end in one run. */
const mostEnded = 500;

/** Ends restrictions whose date has passed, each in its own transaction, and passes each member to `onEnded` in it. */
export async function endDueRestrictions(
  { database, transact, now: clock }: Pick<Context, 'database' | 'transact' | 'now'>,
  onEnded: (work: Work, accountId: number) => Promise<void>,
): Promise<void> {
  const now = clock();
  const isEnding = ({ until }: Restriction) => until !== null && until <= now;
  for (const accountId of await listDueAccounts(database, { now, most: mostEnded })) {
    await transact(async (work) => {
      if (await endSome(work, { accountId, now, isEnding })) await onEnded(work, accountId);
    });
  }
}

type Addresses = { email: string; mobile?: string | null | undefined };

/** Stores keyed hashes of the addresses of a banned member, so that they open no other account. */
export async function banAddresses(
  { secretKey }: Pick<Context, 'secretKey'>,
  {
    database,
    accountId,
    now,
    ...addresses
  }: Addresses & { database: Database; accountId: number; now: Date },
): Promise<void> {
  const hashes = hashAddresses(secretKey, addresses);
  const rows = hashes.map((hashed) => ({ ...hashed, accountId, createdAt: now }));
  await insertBannedIdentifiers(database, rows);
}

/** Whether an address is one of a banned person, in any spelling. */
export async function isBannedAddress(
  keys: Pick<Context, 'acceptedKeys' | 'secretKey'>,
  { database, ...addresses }: Addresses & { database: Database },
): Promise<boolean> {
  const hashKeys = await listHashKeys({ ...keys, database });
  const hashes = hashKeys.flatMap((key) => hashAddresses(key, addresses));
  return hasBannedIdentifier(
    database,
    hashes.map(({ hash }) => hash),
  );
}

function hashAddresses(secretKey: string, { email, mobile }: Addresses) {
  const ofEmail = { kind: 'email' as const, hash: hashIdentifier(secretKey, `banned ${mailboxOf(email)}`) };
  if (mobile === undefined || mobile === null) return [ofEmail];
  return [ofEmail, { kind: 'mobile' as const, hash: hashIdentifier(secretKey, `banned ${mobile}`) }];
}
