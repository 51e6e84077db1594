/** Texts of the frame of public pages (header, menu, footer) and of the information pages. */
export const information = {
  header: {
    navigation: 'Sections of the page',
    menu: 'Menu',
    home: 'Home',
    aboutUs: 'About us',
    faq: 'FAQ',
    guide: 'Guide',
    contact: 'Contact',
    registration: 'Registration',
    dashboard: 'To the dashboard',
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
