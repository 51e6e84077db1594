/** Refusals of the searches feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const searchesProblems = {
  search_name_taken: 409,
  too_many_searches: 409,
} as const;
