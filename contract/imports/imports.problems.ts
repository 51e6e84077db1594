/** Refusals of the imports feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const importsProblems = {
  sheet_not_understood: 422,
  sheet_too_big: 422,
  photos_not_understood: 422,
  photos_too_big: 422,
  import_not_done: 409,
  import_is_running: 409,
  import_not_running: 409,
  import_not_checked: 409,
  import_words_open: 409,
  import_file_gone: 409,
  mapping_is_built_in: 409,
} as const;
