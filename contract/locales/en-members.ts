/** What the server says about members to administrators, and about corrected addresses to members. */
export const membersEnglish = {
  'outcome.user_unchanged': 'The account already has this status.',
  'outcome.note_added': 'The note is saved. Only administrators see it.',
  'outcome.user_code_sent': 'We have sent the member a new code.',
  'outcome.user_signed_out': 'The member is logged out everywhere.',
  'outcome.person_corrected': 'The profile is corrected. The member gets a mail.',
  'outcome.correction_sent': 'We have sent the link. The change takes effect when the member confirms it.',
  'outcome.contact_confirmed': 'Thank you. Your new contact details are in use from now on.',
  'outcome.erasure_requested':
    'The account is hidden. It will be deleted in seven days, or as soon as a second administrator confirms it.',
  'outcome.erasure_confirmed': 'The account and everything that belongs to it are deleted.',
  'outcome.erasure_cancelled': 'The account is kept.',
  'outcome.batch_started': 'The action has begun. You can leave this page and come back.',
  'outcome.batch_undoing': 'The changes are being undone.',

  'problem.already_verified': 'The e-mail address of this member is already verified.',
  'problem.registration_unfinished':
    'This member has not finished the registration. Send the code again: with it, the member can sign in and finish it.',
  'problem.contact_taken': 'Another account has this e-mail address or mobile number.',
  'problem.person_unchanged': 'The profile already has this gender and this date of birth.',
  'problem.contact_unchanged': 'The account already has this e-mail address or mobile number.',
  'problem.selection_changed':
    'The number of selected members has changed in the meantime. Please look at the preview again.',
  'problem.selection_empty': 'No members are selected.',
  'problem.batch_running': 'The last action is still running. Please wait until it is done.',
  'problem.batch_final': 'This can no longer be undone.',
  'problem.erasure_pending': 'This account is already due for deletion.',
  'problem.no_erasure': 'No administrator has requested the deletion of this account.',
  'problem.second_administrator_needed':
    'You requested the deletion, so another administrator must confirm it.',
} as const;
