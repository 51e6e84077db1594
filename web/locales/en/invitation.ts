/** Texts of the page that an invitation's link opens. */
export const invitation = {
  title: 'Your invitation',
} as const;
