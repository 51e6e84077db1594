/** What the server says of pushes to browsers. */
export const pushEnglish = {
  'outcome.push_on': 'You will be notified of new messages on this device.',
  'outcome.push_off': 'You will no longer be notified of new messages on this device.',
} as const;
