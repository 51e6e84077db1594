import { demoAddresses } from '#server/features/accounts/refuse-demo.ts';

/** How the two people of the demo sign in. The domain is reserved for examples: mails reach no one. */
export const signIns = {
  administrator: { email: demoAddresses.administrator, password: 'marigold lamp 21' },
  member: { email: demoAddresses.member, password: 'marigold lamp 21' },
} as const;

/** The people of the bureau beside the owner. They sign in with the owner's password. */
export const colleagues = [
  { email: 'moderator@demo.example', name: 'Meenakshi Rao', role: 'moderator' },
  { email: 'finance@demo.example', name: 'Farhan Siddiqui', role: 'finance' },
  { email: 'support@demo.example', name: 'Susan Kurian', role: 'support' },
  { email: 'officer@demo.example', name: 'Gurpreet Kaur', role: 'grievance_officer' },
] as const;

/** What the operator of the demo would have set. */
export const siteSettings = {
  supportEmail: 'help@demo.example',
  address: '12 Lamp Street, Kochi 682001, Kerala',
  grievanceOfficer: 'Mary Thomas',
  grievanceEmail: 'grievance@demo.example',
  // No bank has this ending, so that nobody pays by mistake; no business has this number.
  upiPayee: 'intandem.demo@example',
  upiName: 'InTandem Demo',
  sellerName: 'InTandem Demo Matrimonial Services',
  gstin: '32AAAAA0000A1ZB',
  gstRate: '18',
  // Somebody who tries the demo for more than a week has no authenticator application for it.
  secondFactorIsRequired: 'false',
} as const;
