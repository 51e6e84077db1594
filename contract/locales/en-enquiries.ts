/** What the server says of enquiries. */
export const enquiriesEnglish = {
  'outcome.enquiry_updated': 'The enquiry is saved.',
  'outcome.enquiry_answered': 'The answer is on its way.',
  'outcome.enquiry_reopened': 'The reply is added. The status is “New” again.',
  'outcome.enquiry_resent': 'The mail is being sent again.',

  'problem.enquiry_changed':
    'Another administrator changed this enquiry in the meantime. Look at it again. What you wrote is still here.',
  'problem.reply_not_failed': 'This mail has been sent, or is still on its way.',
} as const;
