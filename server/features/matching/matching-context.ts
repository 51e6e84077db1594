import { findChoices } from '#server/features/choices/choices.ts';
import { findToday } from '#server/features/site/site.ts';
import { soughtGendersOf } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import type { CodesOf } from './comparison.rules.ts';
import { type Candidate, readMatchingRow } from './matching-row.rules.ts';
import { findMatchingRows } from './matching-rows.repository.ts';
import type { Seeker } from './pair.repository.ts';

type Sources = Pick<Context, 'database' | 'now'>;

/** What reading a matching row takes: today where the site is (`YYYY-MM-DD`), and the codes of every choice list. */
export type MatchingContext = { today: string; codesOf: CodesOf };

export async function findMatchingContext(context: Sources): Promise<MatchingContext> {
  const choices = await findChoices(context);
  const today = await findToday(context);
  const cache = new Map<string, ReadonlySet<string>>();
  const codesOf: CodesOf = (list) => {
    const codes = cache.get(list) ?? new Set(choices.get(list)?.byCode.keys());
    cache.set(list, codes);
    return codes;
  };
  return { today, codesOf };
}

/** The member as a seeker. Throws not_signed_in for a member erased since the call began: all others have a matching row. */
export async function findSeeker(context: Sources, accountId: number): Promise<Seeker> {
  const matching = await findMatchingContext(context);
  const [row] = await findMatchingRows(context.database, [accountId]);
  if (row === undefined) throw problem('not_signed_in');
  return { ...readMatchingRow(row, matching), ...matching, genders: soughtGendersOf(row.gender) };
}

/** What matching compares of some members, by account. */
export async function findCandidates(
  { database }: Sources,
  { accountIds, today, codesOf }: MatchingContext & { accountIds: readonly number[] },
): Promise<Map<number, Candidate>> {
  if (accountIds.length === 0) return new Map();
  const rows = await findMatchingRows(database, accountIds);
  return new Map(rows.map((row) => [row.accountId, readMatchingRow(row, { today, codesOf })]));
}
