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
    label: 'About this site',
    statement:
      '{{site}} is a matrimonial service, not a dating one: strictly for people who intend to marry, and for their families.',
    explore: 'Explore',
    support: 'Support',
    contact: 'Contact',
    social: 'Follow us',
    stories: 'Success stories',
    addStory: 'Add your story',
    enquiry: 'Send an enquiry',
    email: 'E-mail',
    phone: 'Telephone',
    address: 'Address',
    rights: '© {{site}}',
    preferences: 'Preferences',
  },
  page: {
    contents: 'On this page',
    version: 'Version {{version}}',
  },
} as const;
