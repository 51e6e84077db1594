import { defineTexts } from '#web/locales/define-texts.ts';

/** Texts of the frame of public pages (header, menu, footer) and of the information pages. */
const information = {
  complaint: {
    title: 'Make a complaint',
    lead: 'You do not need an account. We will answer by mail. We will not tell the other person who you are.',
    name: 'Your name',
    email: 'Your e-mail address',
    phone: 'Your phone number (optional)',
    about: 'Which profile is it about?',
    aboutHint: 'The member ID, a link, or a description',
    reason: 'What is wrong?',
    choose: 'Please choose',
    reasons: {
      intimate_picture: 'An intimate picture',
      impersonation: 'Somebody pretends to be me or another person I know',
      fake_profile: 'Not a real person',
      stolen_photo: 'Uses my photo, or a photo of another person',
      wrong_information: 'Facts in the profile are wrong',
      abusive_message: 'Rude or threatening messages',
      asks_for_money: 'Asks for money',
      already_married: 'Is already married',
      underage: 'Is too young',
      other: 'Something else',
    },
    text: 'What happened, and what should we do?',
    send: 'Send the complaint',
    sentTitle: 'We have received your complaint',
    sentText: 'It has the number {{ticket}}. We will confirm it by mail, and write to you with the result.',
    another: 'Send another complaint',
    failedTitle: 'The complaint was not sent',
    mend_one: 'Please check one field. The reason is written beside it.',
    mend_other: 'Please check {{count}} fields. The reason is written beside each.',
  },
  header: {
    navigation: 'Sections of the page',
    menu: 'Menu',
    home: 'Home',
    aboutUs: 'About us',
    faq: 'FAQ',
    guide: 'Guide',
    contact: 'Contact',
    registration: 'Registration',
    dashboard: 'Dashboard',
  },
  footer: {
    statement:
      '{{site}} is a matrimonial service, not a dating one: strictly for people who intend to marry, and for their families.',
    explore: 'Explore',
    support: 'Support',
    contact: 'Contact',
    stories: 'Success stories',
    enquiry: 'Send an enquiry',
    rights: '© {{site}}',
  },
  page: {
    contents: 'On this page',
  },
} as const;

export const useInformationTexts = defineTexts('information', information);
