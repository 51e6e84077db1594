import { defineTexts } from '#web/locales/define-texts.ts';

/** Texts of the interests screen. What is said of the other person follows their gender: her, him, them. */
export const inbox = {
  tabs: {
    label: 'Interests',
    received: 'Received',
    accepted: 'Accepted',
    sent: 'Sent',
    contacts: 'Contacts',
  },
  sides: {
    accepted: {
      label: 'Who accepted',
      me: 'Accepted by Me',
      her: 'Accepted by Her',
      him: 'Accepted by Him',
      them: 'Accepted by Them',
    },
    contacts: {
      label: 'Contact details that were viewed',
      me: 'Contacted by Me',
      her: 'Contacted by Her',
      him: 'Contacted by Him',
      them: 'Contacted by Them',
    },
  },
  lists: {
    received: 'Received interests',
    accepted: 'Accepted interests',
    sent: 'Sent interests',
    contacts: 'Contacts',
  },
  waiting_zero: 'Nothing is waiting for your answer.',
  waiting_one: '{{count}} interest is waiting for your answer.',
  waiting_other: '{{count}} interests are waiting for your answer.',
  rest: {
    interests: 'Interests left today: {{left}} of {{limit}}.',
    interestsOpen: 'You can send as many interests as you like.',
    contacts:
      'Contact views left today: {{left}} of {{limit}}. You can view the same person again without using one.',
    contactsOpen: 'You can view as many contact details as you like.',
  },
  loading: 'Loading...',
  offline: 'You will see this list when you are back online.',
  failed: 'Failed to fetch data. Please try again.',
  empty: {
    received: {
      title: 'No received interests found',
      text: 'Members who send you an interest will appear here. Photos and a few words in the profile bring more interests.',
      next: 'Go to My Profile',
    },
    sent: {
      title: 'No sent interests found',
      text: 'Tap “Send interest” on a profile that you like, and you will see it here.',
      next: 'Go to My Match',
    },
    acceptedByMe: {
      title: 'No accepted by me interests found',
      text: 'Accept an interest that you have received, and you will be connected.',
      next: 'Go to the received interests',
    },
    acceptedByHer: {
      title: 'No accepted by her interests found',
      text: 'When she accepts an interest of yours, you will find her here.',
      next: 'Go to the sent interests',
    },
    acceptedByHim: {
      title: 'No accepted by him interests found',
      text: 'When he accepts an interest of yours, you will find him here.',
      next: 'Go to the sent interests',
    },
    acceptedByThem: {
      title: 'No accepted by them interests found',
      text: 'When somebody accepts an interest of yours, you will find them here.',
      next: 'Go to the sent interests',
    },
    contactsByMe: {
      title: 'No contacts found',
      text: 'Tap “Contact details” on a profile, and you will find the person here again.',
      next: 'Go to My Match',
    },
    contactsByThem: {
      title: 'No contacts found',
      text: 'Members who view your contact details will appear here.',
      next: 'Go to My Profile',
    },
  },
  card: {
    id: 'ID : {{id}}',
    verified: 'E-mail address verified',
    born: 'Born {{date}}',
    viewProfile: 'View Profile',
    viewProfileOf: 'View Profile of {{name}}',
  },
  message: {
    mine: 'Your message',
    theirs: 'Message from {{name}}',
    more: 'Show the whole message',
    less: 'Show less',
  },
  turns: {
    received: 'Received {{when}}',
    sent: 'Sent {{when}}',
    youAccepted: 'You accepted {{when}}',
    youDeclined: 'You declined {{when}}',
    youCancelled: 'You cancelled {{when}}',
    accepted: 'Accepted {{when}}',
    declined: 'Declined {{when}}',
    cancelled: 'Cancelled {{when}}',
    contactedByMe: 'You viewed the contact details {{when}}',
    contactedByThem: 'Viewed your contact details {{when}}',
  },
  more: {
    viewMore: 'View more',
    came_one: '{{count}} more, {{shown}} in all',
    came_other: '{{count}} more, {{shown}} in all',
    failed: 'More could not be loaded.',
  },
} as const;

export const useInboxTexts = defineTexts('inbox', inbox);
