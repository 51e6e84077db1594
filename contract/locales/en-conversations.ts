/** What the server says of messages between two members. */
export const conversationsEnglish = {
  /** The name of a partner who is not available. */
  'outcome.unavailable_member': 'A member',
  'outcome.message_sent': 'Your message is sent.',
  'outcome.message_taken_back': 'Your message is deleted for everyone.',
  'outcome.message_deleted': 'The message is deleted for you.',
  'outcome.conversation_cleared': 'The conversation is deleted for you.',

  'problem.not_connected': 'You can write to each other once an interest is accepted.',
  'problem.message_not_found': 'This message no longer exists.',
  'problem.message_not_yours': 'Only your own messages can be deleted for everyone.',
  'problem.take_back_too_late': 'A message can be deleted for everyone only within 15 minutes.',
  'problem.message_limit_reached': 'You have sent all of today’s messages. You can send more tomorrow.',
  'problem.too_many_messages': 'You are writing very quickly. Please wait a moment.',
} as const;
