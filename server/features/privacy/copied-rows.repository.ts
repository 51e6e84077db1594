import { type RawBuilder, sql } from 'kysely';
import { visitDays } from '#contract/visits/list-visits.ts';
import { isVisibleTo } from '#server/features/visibility/visibility.ts';
import { copiedPossessions, type ListRows } from './copied-possessions.repository.ts';

/** Whether both the member and the other person show their visits. */
function showVisits(accountId: number, otherId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`not exists (select from member_settings settings
    where settings.account_id in (${accountId}, ${otherId}) and not settings.shows_visits)`;
}

/**
 * The lists of a member, by the name of their file in the copy; oldest first, so that what comes while it is written
 * stands at the end. What members are not told here either is left out: who blocked or reported them, who looked without
 * being shown, interests that were taken back, and notices of people who can be seen no longer.
 */
export const copiedLists: Readonly<Record<string, ListRows>> = {
  interests_sent: (database, { accountId, from, most }) =>
    database
      .selectFrom('interests')
      .leftJoin('profiles', 'profiles.accountId', 'interests.receiverId')
      .select(['interests.receiverId as memberId', 'profiles.firstName', 'status', 'message'])
      .select(['interests.createdAt', 'answeredAt'])
      .where('senderId', '=', accountId)
      .orderBy('interests.id')
      .limit(most)
      .offset(from)
      .execute(),
  interests_received: (database, { accountId, from, most }) =>
    database
      .selectFrom('interests')
      .leftJoin('profiles', 'profiles.accountId', 'interests.senderId')
      .select(['interests.senderId as memberId', 'profiles.firstName', 'status', 'message'])
      .select(['interests.createdAt', 'answeredAt'])
      .where('receiverId', '=', accountId)
      .where('status', '<>', 'cancelled')
      .orderBy('interests.id')
      .limit(most)
      .offset(from)
      .execute(),
  contacts_viewed: (database, { accountId, from, most }) =>
    database
      .selectFrom('contactViews')
      .leftJoin('profiles', 'profiles.accountId', 'contactViews.partnerId')
      .select(['contactViews.partnerId as memberId', 'profiles.firstName', 'viewedAt'])
      .where('viewerId', '=', accountId)
      .orderBy('viewedAt')
      .orderBy('partnerId')
      .limit(most)
      .offset(from)
      .execute(),
  contacts_viewed_by: (database, { accountId, from, most }) =>
    database
      .selectFrom('contactViews')
      .leftJoin('profiles', 'profiles.accountId', 'contactViews.viewerId')
      .select(['contactViews.viewerId as memberId', 'profiles.firstName', 'viewedAt'])
      .where('partnerId', '=', accountId)
      .orderBy('viewedAt')
      .orderBy('viewerId')
      .limit(most)
      .offset(from)
      .execute(),
  shortlist: (database, { accountId, from, most }) =>
    database
      .selectFrom('shortlistEntries')
      .leftJoin('profiles', 'profiles.accountId', 'shortlistEntries.partnerId')
      .select(['shortlistEntries.partnerId as memberId', 'profiles.firstName'])
      .select('shortlistEntries.createdAt')
      .where('shortlistEntries.accountId', '=', accountId)
      .orderBy('shortlistEntries.createdAt')
      .orderBy('partnerId')
      .limit(most)
      .offset(from)
      .execute(),
  visits: (database, { accountId, from, most }) =>
    database
      .selectFrom('profileVisits')
      .leftJoin('profiles', 'profiles.accountId', 'profileVisits.partnerId')
      .select(['profileVisits.partnerId as memberId', 'profiles.firstName', 'visitedAt', 'isShown'])
      .where('viewerId', '=', accountId)
      .orderBy('visitedAt')
      .orderBy('partnerId')
      .limit(most)
      .offset(from)
      .execute(),
  visitors: (database, { accountId, soughtGenders, now, from, most }) =>
    database
      .selectFrom('profileVisits')
      .leftJoin('profiles', 'profiles.accountId', 'profileVisits.viewerId')
      .select(['profileVisits.viewerId as memberId', 'profiles.firstName', 'visitedAt'])
      .where('partnerId', '=', accountId)
      .where('profileVisits.isShown', '=', true)
      .where('visitedAt', '>', sql<Date>`${now}::timestamptz - make_interval(days => ${visitDays})`)
      .where(isVisibleTo({ accountId, soughtGenders }, sql.ref('profileVisits.viewerId')))
      .where(showVisits(accountId, sql.ref('profileVisits.viewerId')))
      .orderBy('visitedAt')
      .orderBy('viewerId')
      .limit(most)
      .offset(from)
      .execute(),
  blocks: (database, { accountId, from, most }) =>
    database
      .selectFrom('blocks')
      .leftJoin('profiles', 'profiles.accountId', 'blocks.blockedId')
      .select(['blocks.blockedId as memberId', 'profiles.firstName', 'blocks.createdAt'])
      .where('blockerId', '=', accountId)
      .orderBy('blocks.createdAt')
      .orderBy('blockedId')
      .limit(most)
      .offset(from)
      .execute(),
  reports_made: (database, { accountId, from, most }) =>
    database
      .selectFrom('reports')
      .leftJoin('profiles', 'profiles.accountId', 'reports.reportedId')
      .select(['reports.reportedId as memberId', 'profiles.firstName', 'reports.id as ticket', 'reason'])
      .select(['text', 'place', 'reports.status', 'reports.createdAt'])
      .where('reporterId', '=', accountId)
      .orderBy('reports.id')
      .limit(most)
      .offset(from)
      .execute(),
  notifications: (database, { accountId, soughtGenders, from, most }) =>
    database
      .selectFrom('notifications')
      .leftJoin('profiles', 'profiles.accountId', 'notifications.partnerId')
      .select(['notifications.partnerId as memberId', 'profiles.firstName', 'kind', 'details'])
      .select(['readAt', 'notifications.createdAt'])
      .where('notifications.accountId', '=', accountId)
      .where((eb) =>
        eb.or([
          eb('notifications.partnerId', 'is', null),
          isVisibleTo({ accountId, soughtGenders }, sql.ref('notifications.partnerId')),
        ]),
      )
      .where((eb) =>
        eb.or([eb('kind', '<>', 'visit'), showVisits(accountId, sql.ref('notifications.partnerId'))]),
      )
      .orderBy('notifications.id')
      .limit(most)
      .offset(from)
      .execute(),
  ...copiedPossessions,
};
