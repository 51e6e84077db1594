/** Texts of the accounts screens. */
export const accounts = {} as const;
