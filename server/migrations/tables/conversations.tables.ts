import { table } from '#server/platform/database/table.ts';

/** Two members who write to each other, the smaller id first. Every change of a message gets the next number of `lastChange`. */
export const conversations = table({
  id: 'integer=',
  lowId: 'integer',
  highId: 'integer',
  lastChange: 'integer=',
  createdAt: 'timestamptz',
});

/**
 * A conversation as one of the two has it. `seenId` is the last message of the partner that the member has seen; messages up to
 * `clearedId` are deleted for the member.
 */
export const conversationSides = table({
  accountId: 'integer',
  partnerId: 'integer',
  conversationId: 'integer',
  unread: 'integer=',
  seenId: 'bigint=',
  clearedId: 'bigint=',
  lastAt: 'timestamptz?',
  warningReadAt: 'timestamptz?',
});

/** A message. Its text is empty once it is taken back. */
export const messages = table({
  id: 'bigint=',
  conversationId: 'integer',
  senderId: 'integer',
  clientId: 'text',
  text: 'text',
  replyToId: 'bigint?',
  warning: 'text?',
  change: 'integer',
  createdAt: 'timestamptz',
  deliveredAt: 'timestamptz?',
  seenAt: 'timestamptz?',
  takenBackAt: 'timestamptz?',
  isDeletedBySender: 'boolean=',
  isDeletedByReceiver: 'boolean=',
});

/** A message of the conversation from which a member was reported, as it was then. */
export const reportMessages = table({
  reportId: 'integer',
  position: 'integer',
  senderId: 'integer',
  text: 'text',
  isTakenBack: 'boolean',
  sentAt: 'timestamptz',
});
