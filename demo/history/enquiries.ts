type Message = { direction: 'sent' | 'received'; minutesLater: number; text: string };

export type DemoEnquiry = {
  name: string;
  email: string;
  phone: string;
  message: string;
  hoursAgo: number;
  status: 'new' | 'answered' | 'closed';
  /** Whether the administrator is in charge. */
  isTaken?: boolean;
  note?: string | null;
  thread?: readonly Message[];
};

/** What visitors asked, newest first. The domain is reserved for examples: mails reach no one. */
export const enquiries: readonly DemoEnquiry[] = [
  {
    name: 'George Mathew',
    email: 'george.mathew@demo.example',
    phone: '+91 0000000071',
    message:
      'We would like to register our daughter, who works in Dubai. Can she complete the profile from there?',
    hoursAgo: 2,
    status: 'new',
  },
  {
    name: 'Sunita Agarwal',
    email: 'sunita.agarwal@demo.example',
    phone: '+91 0000000072',
    message: 'Is it possible to hide the photo until we accept an interest?',
    hoursAgo: 50,
    status: 'new',
    isTaken: true,
    thread: [
      {
        direction: 'sent',
        minutesLater: 95,
        text: 'Dear Sunita,\n\nThe photo is shown to members who see the profile. You can hide the whole profile in the settings while you decide.\n\nWarm regards\nThe team',
      },
      {
        direction: 'received',
        minutesLater: 1310,
        text: 'Thank you. And while it is hidden, can we still send an interest ourselves?',
      },
    ],
  },
  {
    name: 'Yusuf Koya',
    email: 'yusuf.koya@demo.example',
    phone: '+1 4155550103',
    message: 'My brother lives in California and his number begins with +1. Will he receive the code?',
    hoursAgo: 98,
    status: 'answered',
    isTaken: true,
    note: 'Called as well; he will register at the weekend.',
    thread: [
      {
        direction: 'sent',
        minutesLater: 240,
        text: 'Dear Yusuf,\n\nYes. The code also arrives by e-mail, so he can register from any country.\n\nWarm regards\nThe team',
      },
    ],
  },
  {
    name: 'Lakshmi Menon',
    email: 'lakshmi.menon@demo.example',
    phone: '+91 0000000073',
    message: 'My aunt in Thrissur has no e-mail. Can I manage the profile of her son with my address?',
    hoursAgo: 200,
    status: 'answered',
    isTaken: true,
    thread: [
      {
        direction: 'sent',
        minutesLater: 60,
        text: 'Dear Lakshmi,\n\nGladly. Choose “Relative” at the first step, and please make sure that he knows and agrees.\n\nWarm regards\nThe team',
      },
      { direction: 'received', minutesLater: 180, text: 'He does, he is sitting next to me!' },
      { direction: 'sent', minutesLater: 25, text: 'Wonderful. We wish you both a good search.' },
    ],
  },
  {
    name: 'Bright Web Offers',
    email: 'sales@offers.demo.example',
    phone: '+91 0000000074',
    message: 'We bring your website to the first place of every search engine. Answer today for a discount!',
    hoursAgo: 300,
    status: 'closed',
    note: 'An advertisement.',
  },
];
