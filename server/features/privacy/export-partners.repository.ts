import { sql } from 'kysely';
import { visitDays } from '#contract/partners/list-visits.ts';
import { isNotificationShown } from '#server/features/notifications/notifications.ts';
import { allShowVisits } from '#server/features/settings/settings.ts';
import { isVisibleTo } from '#server/features/visibility/visibility.ts';
import type { ListQueries } from './export-own.repository.ts';

/**
 * The lists of a member that contain other members, oldest first, so that rows that are added while a list is read come
 * last. They leave out what the screens hide from the member: blocks and reports by others, visits that are not shown,
 * cancelled interests, and everything about members who are not visible now. So a copy does not tell who blocked the member from who
 * hid themselves or left. Reports and the own blocks stay, as they do when the other one leaves.
 */
export const partnerLists: ListQueries = {
  interests_sent: (database, viewpoint) =>
    database
      .selectFrom('interests')
      .leftJoin('profiles', 'profiles.accountId', 'interests.receiverId')
      .select(['interests.receiverId as memberId', 'profiles.firstName', 'status', 'message'])
      .select(['interests.createdAt', 'answeredAt'])
      .where('senderId', '=', viewpoint.accountId)
      .where(isVisibleTo(viewpoint, sql.ref('interests.receiverId')))
      .orderBy('interests.id'),
  interests_received: (database, viewpoint) =>
    database
      .selectFrom('interests')
      .leftJoin('profiles', 'profiles.accountId', 'interests.senderId')
      .select(['interests.senderId as memberId', 'profiles.firstName', 'status', 'message'])
      .select(['interests.createdAt', 'answeredAt'])
      .where('receiverId', '=', viewpoint.accountId)
      .where(isVisibleTo(viewpoint, sql.ref('interests.senderId')))
      .where('status', '<>', 'cancelled')
      .orderBy('interests.id'),
  contacts_viewed: (database, viewpoint) =>
    database
      .selectFrom('contactViews')
      .leftJoin('profiles', 'profiles.accountId', 'contactViews.partnerId')
      .select(['contactViews.partnerId as memberId', 'profiles.firstName', 'viewedAt'])
      .where('viewerId', '=', viewpoint.accountId)
      .where(isVisibleTo(viewpoint, sql.ref('contactViews.partnerId')))
      .orderBy('viewedAt')
      .orderBy('partnerId'),
  contacts_viewed_by: (database, viewpoint) =>
    database
      .selectFrom('contactViews')
      .leftJoin('profiles', 'profiles.accountId', 'contactViews.viewerId')
      .select(['contactViews.viewerId as memberId', 'profiles.firstName', 'viewedAt'])
      .where('partnerId', '=', viewpoint.accountId)
      .where(isVisibleTo(viewpoint, sql.ref('contactViews.viewerId')))
      .orderBy('viewedAt')
      .orderBy('viewerId'),
  shortlist: (database, viewpoint) =>
    database
      .selectFrom('shortlistEntries')
      .leftJoin('profiles', 'profiles.accountId', 'shortlistEntries.partnerId')
      .select(['shortlistEntries.partnerId as memberId', 'profiles.firstName'])
      .select('shortlistEntries.createdAt')
      .where('shortlistEntries.accountId', '=', viewpoint.accountId)
      .where(isVisibleTo(viewpoint, sql.ref('shortlistEntries.partnerId')))
      .orderBy('shortlistEntries.createdAt')
      .orderBy('partnerId'),
  visits: (database, viewpoint) =>
    database
      .selectFrom('profileVisits')
      .leftJoin('profiles', 'profiles.accountId', 'profileVisits.partnerId')
      .select(['profileVisits.partnerId as memberId', 'profiles.firstName', 'visitedAt', 'isShown'])
      .where('viewerId', '=', viewpoint.accountId)
      .where(isVisibleTo(viewpoint, sql.ref('profileVisits.partnerId')))
      .orderBy('visitedAt')
      .orderBy('partnerId'),
  visitors: (database, { accountId, soughtGenders, now }) =>
    database
      .selectFrom('profileVisits')
      .leftJoin('profiles', 'profiles.accountId', 'profileVisits.viewerId')
      .select(['profileVisits.viewerId as memberId', 'profiles.firstName', 'visitedAt'])
      .where('partnerId', '=', accountId)
      .where('profileVisits.isShown', '=', true)
      .where('visitedAt', '>', sql<Date>`${now}::timestamptz - make_interval(days => ${visitDays})`)
      .where(isVisibleTo({ accountId, soughtGenders }, sql.ref('profileVisits.viewerId')))
      .where(allShowVisits(accountId, sql.ref('profileVisits.viewerId')))
      .orderBy('visitedAt')
      .orderBy('viewerId'),
  blocks: (database, { accountId }) =>
    database
      .selectFrom('blocks')
      .leftJoin('profiles', 'profiles.accountId', 'blocks.blockedId')
      .select(['blocks.blockedId as memberId', 'profiles.firstName', 'blocks.createdAt'])
      .where('blockerId', '=', accountId)
      .orderBy('blocks.createdAt')
      .orderBy('blockedId'),
  // The report of an erased member stays, without the name.
  reports_made: (database, viewpoint) => {
    const isSeen = isVisibleTo(viewpoint, sql.ref('reports.reportedId'));
    return database
      .selectFrom('reports')
      .leftJoin('profiles', 'profiles.accountId', 'reports.reportedId')
      .select(['reports.reportedId as memberId', 'reports.id as ticket', 'reason'])
      .select(sql<string | null>`case when ${isSeen} then profiles.first_name end`.as('firstName'))
      .select(['text', 'place', 'reports.status', 'reports.createdAt'])
      .where('reporterId', '=', viewpoint.accountId)
      .orderBy('reports.id');
  },
  notifications: (database, { accountId, soughtGenders }) =>
    database
      .selectFrom('notifications')
      .leftJoin('profiles', 'profiles.accountId', 'notifications.partnerId')
      .select(['notifications.partnerId as memberId', 'profiles.firstName', 'kind', 'details'])
      .select(['readAt', 'notifications.createdAt'])
      .where('notifications.accountId', '=', accountId)
      .where(isNotificationShown({ accountId, soughtGenders }))
      .orderBy('notifications.id'),
};
