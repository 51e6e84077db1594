import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/listing/like-pattern.ts';
import type { Found, ListQuery } from '#server/platform/listing/listing.ts';

/**
 * The list of members searches, sorts and pages over accounts and profiles at once, which only one statement can do;
 * so this file, and no other of the feature, reads the tables of both. Changes go through their public faces.
 */
const sortExpressions = {
  created_at: sql`accounts.created_at`,
  name: sql`lower(profiles.first_name || ' ' || profiles.last_name)`,
  status: sql`accounts.status`,
} as const;
export type MemberSort = keyof typeof sortExpressions;

export type MemberQuery = ListQuery<MemberSort> & {
  /** The member whose number the search names, listed beside those whose texts hold it. */
  memberId: number | null;
};

export type ListedMember = Awaited<ReturnType<typeof searchMembers>>['rows'][number];

/** The members whose name, e-mail, mobile number or id fits a search. */
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
  // Numbers are stored without the spaces and hyphens that people write them with.
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
