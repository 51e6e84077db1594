/** Texts of the landing screens. */
export const landing = {} as const;
