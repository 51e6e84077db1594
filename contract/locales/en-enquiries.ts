/** What the server says of enquiries. */
export const enquiriesEnglish = {
  'validation.assignee': 'Choose an administrator who may answer enquiries',

  'outcome.enquiry_updated': 'The enquiry is saved.',
  'outcome.enquiry_answered': 'The answer is on its way.',
  'outcome.enquiry_reopened': 'It is in the conversation, and the enquiry is new again.',
  'outcome.enquiry_resent': 'The mail is sent again.',

  'problem.enquiry_changed':
    'Somebody else changed this enquiry in the meantime. Look at it again; what you wrote is still here.',
  'problem.reply_not_failed': 'This mail has been sent, or is still on its way.',
} as const;
