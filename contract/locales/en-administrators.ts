/** What the server says about administrators and their sign-in, in English. */
export const administratorsEnglish = {
  'outcome.administrator_invited': 'We have sent the invitation.',
  'outcome.administrator_updated': 'The change is saved.',
  'outcome.administrator_removed': 'Removed.',

  'problem.not_yourself':
    'Owners cannot change their own role or two-step verification here. Ask another owner.',
  'problem.last_owner': 'This is the last active owner. Make another administrator an owner first.',
} as const;
