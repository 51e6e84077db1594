/** What the server says to members about their own e-mail address and mobile number. */
export const ownContactsEnglish = {
  'outcome.new_email_code_sent': 'We have sent a code to the new e-mail address.',
  'outcome.email_changed': 'Your new e-mail address is in use from now on.',
  'outcome.email_restored': 'Your old e-mail address is in use again. Please choose a new password.',
  'outcome.mobile_code_sent': 'We have sent a code to the mobile number.',
  'outcome.mobile_changed': 'Your mobile number is saved.',
  'outcome.mobile_verified': 'Your mobile number is verified.',
  'outcome.mobile_removed': 'Your mobile number is removed.',
} as const;
