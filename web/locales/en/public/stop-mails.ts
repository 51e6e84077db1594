/** Texts of the page that ends the mails of one kind. */
export const stopMails = {
  title: 'Stop these mails?',
  text: 'We write to you when {{when}}. You can stop these mails here. The bell on the site stays as it is.',
  button: 'Stop these mails',
  failed: 'The mails could not be stopped',
  doneTitle: 'These mails are stopped',
  doneText: 'We will no longer write to you when {{when}}.',
  goneTitle: 'This link no longer works',
  goneText:
    'Perhaps the link was cut off, or the account no longer exists. In your settings you choose what we write to you about.',
  toSettings: 'All notifications',
  when: {
    interest_received: 'somebody sends you an interest',
    interest_accepted: 'somebody accepts your interest',
    interest_declined: 'somebody declines your interest',
    interest_cancelled: 'somebody cancels their interest',
    message_received: 'somebody sends you a message',
    contact_viewed: 'somebody views your contact details',
    visit: 'somebody views your profile',
    todays_matches: 'there are new profiles in today’s matches',
    search_alert: 'new members fit a search of yours',
    review_decided: 'we have looked at your profile or a photo',
    weekly_digest: 'a new week begins',
  },
} as const;
