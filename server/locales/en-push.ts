/** What a push says, in English. It names nobody and cites nothing, because a phone shows it to whoever holds it. */
export const pushEnglish = { newMessage: 'You have a new message' } as const;
