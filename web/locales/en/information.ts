/** Texts of the information screens. */
export const information = {} as const;
