/** Refusals of the choices feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const choicesProblems = {
  choice_list_changed: 409,
  choice_list_fixed: 409,
  choice_stays: 409,
} as const;
