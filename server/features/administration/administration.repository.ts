import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { type Found, likePattern, type ListQuery } from '#server/platform/listing/listing.ts';

/**
 * The list of members is searched, sorted and paged over accounts and profiles in one statement, so this file reads the
 * tables of both. Changes go through the public faces of their features.
 */
const sortExpressions = {
  created_at: sql`accounts.created_at`,
  name: sql`lower(profiles.first_name || ' ' || profiles.last_name)`,
  status: sql`accounts.status`,
} as const;
type MemberSort = keyof typeof sortExpressions;

type MemberQuery = ListQuery<MemberSort> & {
  /** The member with the number in the search, listed beside the matches in texts; null without a number. */
  memberId: number | null;
};

export type ListedMember = Awaited<ReturnType<typeof searchMembers>>['rows'][number];

/** The members that match a search by name, e-mail, mobile number or id. */
export async function searchMembers(database: Database, query: MemberQuery) {
  const found = selectMembers(database, query);
  const { total } = await found
    .select((column) => column.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('photos', (join) =>
      join.onRef('photos.accountId', '=', 'accounts.id').on('photos.position', '=', 0),
    )
    .select(['accounts.id', 'accounts.email', 'accounts.mobile', 'accounts.role', 'accounts.status'])
    .select(['accounts.emailVerifiedAt', 'accounts.createdAt'])
    .select(['profiles.firstName', 'profiles.lastName', 'profiles.gender', 'profiles.dateOfBirth'])
    .select(['profiles.religion', 'profiles.community', 'profiles.profileFor'])
    .select('photos.token as pictureToken')
    .orderBy(sortExpressions[query.sort], query.order)
    .orderBy('accounts.id', query.order)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { rows, total } satisfies Found<object>;
}

function selectMembers(database: Database, { search, memberId }: MemberQuery) {
  const pattern = likePattern(search);
  // Mobile numbers are stored without the spaces and hyphens that people type.
  const numberPattern = likePattern(search.replaceAll(/[\s-]/g, ''));
  return database
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.accountId', 'accounts.id')
    .where('accounts.role', '=', 'user')
    .$if(search !== '', (members) =>
      members.where((eb) =>
        eb.or([
          eb(sql`profiles.first_name || ' ' || profiles.last_name`, 'ilike', pattern),
          eb('accounts.email', 'ilike', pattern),
          eb('accounts.mobile', 'like', numberPattern),
          ...(memberId === null ? [] : [eb('accounts.id', '=', memberId)]),
        ]),
      ),
    );
}

/** Whether an account of any role has this id. */
export async function hasAccount(database: Database, id: number): Promise<boolean> {
  const row = await database.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
