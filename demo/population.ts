/** How the two people of the demo sign in. The domain is reserved for examples: mails reach no one. */
export const signIns = {
  administrator: { email: 'admin@demo.example', password: 'marigold lamp 21' },
  member: { email: 'asha@demo.example', password: 'marigold lamp 21' },
} as const;

export const enquiries = [
  {
    name: 'George Mathew',
    email: 'george.mathew@demo.example',
    phone: '+91 0000000071',
    message:
      'We would like to register our daughter, who works in Dubai. Can she complete the profile from there?',
  },
  {
    name: 'Sunita Agarwal',
    email: 'sunita.agarwal@demo.example',
    phone: '+91 0000000072',
    message: 'Is it possible to hide the photo until we accept an interest?',
  },
  {
    name: 'Yusuf Koya',
    email: 'yusuf.koya@demo.example',
    phone: '+1 4155550103',
    message: 'My brother lives in California and his number begins with +1. Will he receive the code?',
  },
] as const;

/** What the operator of the demo would have set. */
export const siteSettings = {
  supportEmail: 'help@demo.example',
  address: '12 Lamp Street, Kochi 682001, Kerala',
  grievanceOfficer: 'Mary Thomas',
  grievanceEmail: 'grievance@demo.example',
} as const;
