import { findChoices } from '#server/features/choices/choices.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import { soughtGendersOf } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import type { CodesOf } from './criteria.rules.ts';
import { type Candidate, readMatchingRow } from './matching-row.rules.ts';
import { findMatchingRows } from './matching-rows.repository.ts';
import type { Seeker } from './pair.repository.ts';

type Sources = Pick<Context, 'database' | 'now'>;

/** What reading a matching row takes: today where the site is, and the codes of every choice list. */
export type Reading = { today: string; codesOf: CodesOf };

export async function findReading(context: Sources): Promise<Reading> {
  const choices = await findChoices(context);
  const today = todayAt(await findSiteSettings(context.database), context.now());
  const read = new Map<string, ReadonlySet<string>>();
  const codesOf: CodesOf = (list) => {
    const codes = read.get(list) ?? new Set(choices.get(list)?.byCode.keys());
    read.set(list, codes);
    return codes;
  };
  return { today, codesOf };
}

/** The member as whoever looks for somebody. Every member has a matching row. Throws not_signed_in for whoever was just erased. */
export async function findSeeker(context: Sources, accountId: number): Promise<Seeker> {
  const reading = await findReading(context);
  const [row] = await findMatchingRows(context.database, [accountId]);
  if (row === undefined) throw problem('not_signed_in');
  return { ...readMatchingRow(row, reading), ...reading, genders: soughtGendersOf(row.gender) };
}

/** Some members as matching sees them, by their account. */
export async function findCandidates(
  { database }: Sources,
  { accountIds, today, codesOf }: { accountIds: readonly number[]; today: string; codesOf: CodesOf },
): Promise<Map<number, Candidate>> {
  if (accountIds.length === 0) return new Map();
  const rows = await findMatchingRows(database, accountIds);
  return new Map(rows.map((row) => [row.accountId, readMatchingRow(row, { today, codesOf })]));
}
