import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { candidate } from './criteria.repository.ts';
import type { Seeker } from './pair.repository.ts';
import { bounds } from './ranking.rules.ts';
import { type SoughtText, textCondition } from './text-condition.repository.ts';

/** The listed members of the sought genders whom a text names; when it names very many, those of highest standing. */
export async function findNamed(
  database: Database,
  { seeker, text }: { seeker: Seeker; text: SoughtText },
): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    select account_id from matching_rows candidate
    where ${candidate('gender')} = any(${[...seeker.genders]}::text[]) and ${candidate('isListed')} and ${textCondition(text)}
    order by standing desc, account_id desc limit ${bounds.named}`.execute(database);
  return rows.map(({ accountId }) => accountId);
}
