/** Texts of the administration screens. */
export const administration = {} as const;
