import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { beforeFirst, compareWithHead, compareWithLast, type Flaw, type Place } from './audit-chain.ts';
import {
  countEntries,
  findHead,
  hasEntryWithHash,
  isGuarded,
  listChain,
  readOneState,
} from './audit-chain.repository.ts';

export type Verification = {
  entries: number;
  /** The hash of the last entry. */
  head: string;
  /** The first flaws, in order. */
  flaws: Flaw[];
  /** Whether the database refuses changes. */
  isGuarded: boolean;
  /** Whether an entry has the hash that was noted earlier; null when none was given. */
  hasNoted: boolean | null;
};

/** More flaws say nothing more. */
const mostFlaws = 100;
const smallestId = -2_147_483_648;

type Options = { pageSize?: number; noted?: string | undefined };

/**
 * Walks the whole audit log and finds changed, removed, inserted and swapped entries. It reads page by page, so that the size of
 * the log does not matter. A person who rewrites every hash behind the database's back is found by a head that was noted before.
 */
export async function verifyAudit(
  { database }: Pick<Context, 'database'>,
  options: Options = {},
): Promise<Verification> {
  return readOneState(database, (state) => verifyState(state, options));
}

/** Verifies what a transaction sees of the log. */
export async function verifyState(
  state: Database,
  { pageSize = 2000, noted }: Options = {},
): Promise<Verification> {
  const flaws: Flaw[] = [];
  let last: Place = beforeFirst;
  let entries = 0;
  for (let after = smallestId; ; after = last.id) {
    const page = await listChain(state, { after, limit: pageSize });
    for (const entry of page) {
      flaws.push(...compareWithLast(entry, last).slice(0, mostFlaws - flaws.length));
      last = { id: entry.id, hash: entry.hash };
    }
    entries += page.length;
    if (page.length < pageSize) break;
  }
  flaws.push(...compareWithHead(last, await findHead(state)));
  // Entries of the same number hide each other from the walk.
  if ((await countEntries(state)) !== entries) flaws.push({ id: last.id, kind: 'inserted' });
  const hasNoted = noted === undefined ? null : await hasEntryWithHash(state, noted);
  return { entries, head: last.hash, flaws, isGuarded: await isGuarded(state), hasNoted };
}

/** Whether a verification found nothing wrong. */
export function isUnbroken({ flaws, isGuarded: isGuardedStill, hasNoted }: Verification): boolean {
  return flaws.length === 0 && isGuardedStill && hasNoted !== false;
}
