/** What a fresh installation has, and what a page shows whose settings could not be loaded. */
export const siteDefaults = {
  name: 'InTandem',
  memberIdPrefix: 'ITM',
  timeZone: 'Asia/Kolkata',
  currency: 'INR',
  freeContactViews: 1,
  freeInterests: 5,
  freeMessages: 20,
  legalAgeBride: 18,
  legalAgeGroom: 21,
  passwordMinLength: 6,
} as const;
