export const interestStatuses = ['pending', 'accepted', 'rejected', 'cancelled'] as const;
export type InterestStatus = (typeof interestStatuses)[number];

/** Who may give which answer to an interest of which status. Source: decisions on the specification, 6. */
export const interestAnswers = {
  accepted: { by: 'receiver', from: 'pending' },
  rejected: { by: 'receiver', from: 'pending' },
  cancelled: { by: 'sender', from: 'pending' },
} as const satisfies Record<string, { by: 'sender' | 'receiver'; from: InterestStatus }>;
export type InterestAnswer = keyof typeof interestAnswers;
