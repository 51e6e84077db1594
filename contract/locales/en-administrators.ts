/** What the server says about administrators and their sign-in, in English. */
export const administratorsEnglish = {
  'validation.second_factor_code': 'Enter the 6 digits, or a recovery code of 10 characters',
  'validation.role': 'Choose a role',
  'validation.reason_text': 'Please give a reason',

  'outcome.second_factor_on': 'The second factor is on.',
  'outcome.second_factor_reset': 'The second factor is taken away. The person was informed by mail.',
  'outcome.proved': 'Thank you.',
  'outcome.administrator_invited': 'The invitation is on its way.',
  'outcome.administrator_updated': 'The change is saved.',
  'outcome.administrator_removed': 'Removed.',

  'problem.not_yourself':
    'Another owner has to do this: no owner changes their own role or second factor here.',
  'problem.last_owner': 'This is the last active owner. Make another administrator an owner first.',
  'problem.wrong_second_factor': 'This code is not right, or was used already. Please try the next one.',
  'problem.expired_ticket': 'This took too long. Please scan a new picture.',
} as const;
