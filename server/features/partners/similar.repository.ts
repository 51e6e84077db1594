import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** Each of these leads to people like the partner, by an index; so many are looked at, those of the highest standing. */
const likenesses = ['community', 'motherTongue', 'religion', 'district', 'workingAs'] as const;
const mostLooked = 150;

/**
 * Who is most like a partner, the most alike first: of one faith, community, tongue, place, profession and nearly of one
 * age. Looks at a bounded number of people by index, whatever the population; whether the viewer may see them is not
 * decided here.
 */
export async function listLike(
  database: Database,
  { viewerId, partnerId, most }: { viewerId: number; partnerId: number; most: number },
): Promise<number[]> {
  const alike = (column: (typeof likenesses)[number]) => sql`
    (select other.account_id from matching_rows other
      where other.is_listed and other.gender = partner.gender and other.${sql.ref(column)} = partner.${sql.ref(column)}
        and other.account_id not in (partner.account_id, ${viewerId}::integer)
      order by other.standing desc, other.account_id desc limit ${mostLooked})`;
  const { rows } = await sql<{ accountId: number }>`
    with partner as materialized (select * from matching_rows where account_id = ${partnerId})
    select other.account_id as "accountId"
    from partner
    cross join lateral (${sql.join(likenesses.map(alike), sql` union `)}) as near
    join matching_rows other on other.account_id = near.account_id
    order by
      (case when other.religion = partner.religion then 5 else 0 end
      + case when other.community = partner.community then 5 else 0 end
      + case when other.mother_tongue = partner.mother_tongue then 4 else 0 end
      + case when other.state = partner.state then 2 else 0 end
      + case when other.district = partner.district then 2 else 0 end
      + case when other.profession_area = partner.profession_area then 3 else 0 end
      + case when other.qualification = partner.qualification then 2 else 0 end
      + greatest(0, 4 - abs(other.date_of_birth - partner.date_of_birth) / 730)) desc,
      other.standing desc, other.account_id desc
    limit ${most}`.execute(database);
  return rows.map(({ accountId }) => accountId);
}
