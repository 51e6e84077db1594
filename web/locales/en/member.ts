/** Texts of the member screens. */
export const member = {} as const;
