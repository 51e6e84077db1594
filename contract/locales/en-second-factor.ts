/** What the server says about second factors, passkeys and new passwords, in English. */
export const secondFactorEnglish = {
  'outcome.second_factor_on': 'Two-step verification is on.',
  'outcome.second_factor_removed': 'The authenticator app is removed.',
  'outcome.second_factor_reset': 'Two-step verification is removed. The person has been informed by mail.',
  'outcome.second_factor_undone': 'The new app or passkey is removed. Please choose a new password.',
  'outcome.passkey_added': 'The passkey is added.',
  'outcome.passkey_removed': 'The passkey is removed.',
  'outcome.proved': 'Thank you.',

  'problem.second_factor_required': 'Please complete two-step verification to continue.',
  'problem.second_factor_not_set_up': 'Please set up two-step verification to continue.',
  'problem.proof_required': 'Please confirm that it is you: enter your password or a code again.',
  'problem.wrong_second_factor': 'This code is wrong, or has already been used. Please try the next one.',
  'problem.expired_ticket': 'This took too long. Please scan a new QR code.',
  'problem.passkey_refused':
    'This passkey was not accepted. Please try again, or sign in with your password.',
  'problem.too_many_passkeys': 'You have 20 passkeys. Remove one that you no longer use first.',
  'problem.last_second_factor':
    'Administrators need two-step verification. Add another app or passkey before you remove this.',
  'problem.no_second_factor': 'This member does not use two-step verification.',
} as const;
