import { defineTexts } from '#web/locales/define-texts.ts';

/** Texts of the page that ends the mails of one kind. */
const stopMails = {
  title: 'Stop these mails?',
  text: 'We write to you {{when}}. You can stop these mails here. You will still see these notifications on the site.',
  button: 'Stop these mails',
  failed: 'The mails could not be stopped',
  doneTitle: 'These mails are stopped',
  doneText: 'We will no longer write to you {{when}}.',
  goneTitle: 'This link no longer works',
  goneText:
    'Perhaps a part of the link is missing, or the account no longer exists. In your settings you choose what we write to you about.',
  toSettings: 'All notifications',
  when: {
    interest_received: 'when somebody sends you an interest',
    interest_accepted: 'when somebody accepts your interest',
    interest_declined: 'when somebody declines your interest',
    interest_cancelled: 'when somebody cancels their interest',
    message_received: 'when somebody sends you a message',
    contact_viewed: 'when somebody views your contact details',
    visit: 'when somebody views your profile',
    todays_matches: 'when there are new profiles in today’s matches',
    search_alert: 'when new members fit one of your saved searches',
    review_decided: 'when we have looked at your profile or a photo',
    weekly_digest: 'every Monday, with a summary of your week',
  },
} as const;

export const useStopMailsTexts = defineTexts('stopMails', stopMails);
