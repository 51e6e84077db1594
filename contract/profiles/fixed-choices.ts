/** The documented choices of "created by". */
export const profileForChoices = [
  'My Self',
  'My Son',
  'My Daughter',
  'My Brother',
  'My Sister',
  'My Friend',
  'My Relative',
] as const;

/** The documented choices of gender in the profile editor. */
export const genders = ['Male', 'Female', 'Other'] as const;

/** The documented choices of gender at registration. */
export const registrationGenders = ['Male', 'Female'] as const;

/** Whole centimetres. */
export const heightLimits = { smallest: 122, largest: 213 } as const;
