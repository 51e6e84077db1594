/** What the reader of a message is warned of, the most serious first. Apart from the rules, which browsers do not need. */
export const messageWarnings = ['money', 'account', 'upi', 'link', 'elsewhere'] as const;
export type MessageWarning = (typeof messageWarnings)[number];
