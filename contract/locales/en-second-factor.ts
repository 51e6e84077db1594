/** What the server says about second factors, passkeys and new passwords, in English. */
export const secondFactorEnglish = {
  'validation.second_factor_code': 'Enter the 6 digits, or a recovery code of 10 characters',
  'validation.passkey': 'The answer of the passkey could not be read',
  'validation.passkey_name': 'Please give the passkey a name',
  'validation.password_too_short': 'Password must be at least {count} characters',
  'validation.password_breached': 'This password was stolen from another site. Please choose another one',

  'outcome.second_factor_on': 'The second factor is on.',
  'outcome.second_factor_removed': 'The authenticator application is removed.',
  'outcome.second_factor_reset': 'The second factor is taken away. The person was informed by mail.',
  'outcome.second_factor_undone': 'It was undone. Please choose a new password.',
  'outcome.passkey_added': 'The passkey is added.',
  'outcome.passkey_removed': 'The passkey is removed.',
  'outcome.proved': 'Thank you.',

  'problem.second_factor_required': 'Please enter your second factor to continue.',
  'problem.second_factor_not_set_up': 'Please set up a second factor to continue.',
  'problem.proof_required': 'Please confirm that it is you: enter your password or a code again.',
  'problem.wrong_second_factor': 'This code is not right, or was used already. Please try the next one.',
  'problem.expired_ticket': 'This took too long. Please scan a new picture.',
  'problem.passkey_refused':
    'This passkey was not accepted. Please try again, or sign in with your password.',
  'problem.too_many_passkeys': 'You have 20 passkeys. Remove one that you no longer use first.',
  'problem.last_second_factor':
    'Administrators need a second factor. Add another one before you remove this.',
  'problem.no_second_factor': 'This member has no second factor.',
} as const;
