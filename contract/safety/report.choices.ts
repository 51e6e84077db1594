/** Why somebody is reported. */
export const reportReasons = [
  'fake_profile',
  'wrong_information',
  'abusive_message',
  'asks_for_money',
  'already_married',
  'stolen_photo',
  'underage',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Where the report was made. */
export const reportPlaces = ['profile', 'card', 'inbox'] as const;
