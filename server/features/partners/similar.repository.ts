import { sql } from 'kysely';
import {
  listStated,
  meetsOwnMustHaves,
  meetsTheirMustHaves,
  type Seeker,
} from '#server/features/matching/matching.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Each of these leads to people like the partner, by an index; so many are looked at, those of the highest standing. */
const likenesses = ['community', 'motherTongue', 'religion', 'district', 'workingAs'] as const;
const mostLooked = 150;

/** Five years apart, nobody is of one age any more. */
const daysOfLikeAge = 1826;

/**
 * Who is most like a partner, the most alike first, without those whom a must-have of either side keeps out. Looks at a
 * bounded number of people by index, whatever the population; whether the viewer may see them is not decided here.
 */
export async function listLike(
  database: Database,
  { seeker, partnerId, most }: { seeker: Seeker; partnerId: number; most: number },
): Promise<number[]> {
  const alike = (column: (typeof likenesses)[number]) => sql`
    (select other.account_id from matching_rows other
      where other.is_listed and other.gender = partner.gender and other.${sql.ref(column)} = partner.${sql.ref(column)}
        and other.account_id not in (partner.account_id, ${seeker.accountId})
      order by other.standing desc, other.account_id desc limit ${mostLooked})`;
  const { rows } = await sql<{ accountId: number }>`
    with partner as materialized (select * from matching_rows where account_id = ${partnerId})
    select candidate.account_id as "accountId"
    from partner
    cross join lateral (${sql.join(likenesses.map(alike), sql` union `)}) as near
    join matching_rows candidate on candidate.account_id = near.account_id
    where ${meetsOwnMustHaves(listStated(seeker))} and ${meetsTheirMustHaves(seeker)}
    order by
      case when candidate.religion = partner.religion then 5 else 0 end
      + case when candidate.community = partner.community then 5 else 0 end
      + case when candidate.mother_tongue = partner.mother_tongue then 4 else 0 end
      + case when candidate.profession_area = partner.profession_area then 3 else 0 end
      + case when candidate.state = partner.state then 2 else 0 end
      + case when candidate.district = partner.district then 2 else 0 end
      + case when candidate.qualification = partner.qualification then 2 else 0 end
      + case when abs(candidate.date_of_birth - partner.date_of_birth) < ${daysOfLikeAge} then 4 else 0 end desc,
      candidate.standing desc, candidate.account_id desc
    limit ${most}`.execute(database);
  return rows.map(({ accountId }) => accountId);
}
