/** What the server says of pushes to browsers. */
export const pushEnglish = {
  'validation.push_service': 'The push service of this browser is not known here',
  'validation.push_keys': 'The keys of this browser could not be read',
  'outcome.push_on': 'This device tells you of new messages.',
  'outcome.push_off': 'This device does not tell you of new messages.',
} as const;
