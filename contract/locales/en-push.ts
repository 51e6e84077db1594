/** What the server says of pushes to browsers. */
export const pushEnglish = {
  'validation.push_service': 'The push service of this browser is not known here',
  'validation.push_keys': 'The keys of this browser could not be read',
  'outcome.push_on': 'You will be notified of new messages on this device.',
  'outcome.push_off': 'You will no longer be notified of new messages on this device.',
} as const;
