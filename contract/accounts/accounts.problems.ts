/** Refusals of the accounts feature, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const accountsProblems = {
  already_registered: 409,
  invalid_credentials: 401,
  email_not_verified: 403,
  account_inactive: 403,
  account_suspended: 403,
  account_banned: 403,
  account_restricted: 409,
  hidden_by_administrators: 409,
  invalid_otp: 422,
  code_sent_recently: 429,
  too_many_codes: 429,
  too_many_attempts: 429,
  current_password_required: 403,
  second_factor_required: 403,
  second_factor_not_set_up: 403,
  proof_required: 403,
} as const;
