import { sql } from 'kysely';
import { isVisibleTo, type Viewpoint } from '#server/features/visibility/visibility.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ListQueries } from './export-own.repository.ts';

/**
 * The conversations of a member and their messages, oldest first, as the screens show them: without messages that the member deleted,
 * without the text of those that were taken back, and with the name of the other one only while they can be seen. The copies of
 * messages in reports are left out, because they may have a text that was taken back since.
 */
export const messageLists: ListQueries = {
  conversations: (database, viewpoint) =>
    selectSides(database, viewpoint).select(['unread', 'warningReadAt']).orderBy('conversationId'),
  messages_sent: (database, viewpoint) => selectMessages(database, { ...viewpoint, direction: 'sent' }),
  messages_received: (database, viewpoint) =>
    selectMessages(database, { ...viewpoint, direction: 'received' }),
};

function selectMessages(
  database: Database,
  { direction, ...viewpoint }: Viewpoint & { direction: 'sent' | 'received' },
) {
  const [isSender, deleted] =
    direction === 'sent'
      ? (['=', 'messages.isDeletedBySender'] as const)
      : (['<>', 'messages.isDeletedByReceiver'] as const);
  return selectSides(database, viewpoint)
    .innerJoin('messages', 'messages.conversationId', 'conversationSides.conversationId')
    .select([
      'messages.id',
      'text',
      'replyToId',
      'messages.createdAt',
      'deliveredAt',
      'seenAt',
      'takenBackAt',
    ])
    .whereRef('messages.id', '>', 'conversationSides.clearedId')
    .where('senderId', isSender, viewpoint.accountId)
    .where(deleted, '=', false)
    .orderBy('messages.id');
}

function selectSides(database: Database, viewpoint: Viewpoint) {
  const isSeen = isVisibleTo(viewpoint, sql.ref('conversationSides.partnerId'));
  return database
    .selectFrom('conversationSides')
    .leftJoin('profiles', 'profiles.accountId', 'conversationSides.partnerId')
    .select('conversationSides.partnerId as memberId')
    .select(sql<string | null>`case when ${isSeen} then profiles.first_name end`.as('firstName'))
    .where('conversationSides.accountId', '=', viewpoint.accountId);
}
