/** How the two people of the demo sign in. The domain is reserved for examples: mails reach no one. */
export const signIns = {
  administrator: { email: 'admin@demo.example', password: 'marigold lamp 21' },
  member: { email: 'asha@demo.example', password: 'marigold lamp 21' },
} as const;

/** What the operator of the demo would have set. */
export const siteSettings = {
  supportEmail: 'help@demo.example',
  address: '12 Lamp Street, Kochi 682001, Kerala',
  grievanceOfficer: 'Mary Thomas',
  grievanceEmail: 'grievance@demo.example',
} as const;
