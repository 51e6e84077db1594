/** Texts of messages between two members: the list of conversations, one conversation, and what is written in it. */
export const conversations = {
  list: {
    label: 'Conversations',
    search: 'Search name or profile ID',
  },
} as const;
