/** Refusals of any call, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const sharedProblems = {
  malformed_request: 400,
  not_signed_in: 401,
  not_allowed: 403,
  not_found: 404,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  too_many_requests: 429,
  unexpected_error: 500,
  unavailable: 503,
  busy: 503,
} as const;
