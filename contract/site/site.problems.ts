/** Refusals of the site feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const siteProblems = { logo_not_supported: 415 } as const;
