/** Refusals of plans and payments, with their HTTP status. Their sentences are in the catalogue as `problem.<code>`. */
export const paymentsProblems = {
  plan_not_found: 404,
  /** The plan is retired, or changed since the buyer saw it. */
  plan_not_offered: 409,
  plan_changed: 409,
  /** Another administrator changed the plan, or the list of plans, since the caller saw it. */
  plan_edited: 409,
  plans_edited: 409,
  /** An offered plan has the name. */
  plan_name_taken: 409,
  /** A subscription or payment refers to it: it can only be retired. */
  plan_in_use: 409,
  /** A plan without a price can be taken again after its end. */
  plan_already_active: 409,
  /** Everything is free, or the operator has not said yet where to pay. */
  payments_off: 409,
  payment_not_found: 404,
  /** What was asked for does not fit the status of the payment. */
  payment_not_open: 409,
  /** A payment of the same plan waits for its confirmation. */
  payment_waiting: 409,
  /** The bank's reference belongs to another payment. */
  reference_used: 409,
  refund_too_large: 409,
  receipt_not_found: 404,
  subscription_not_found: 404,
  gateway_failed: 503,
  /** A report that the gateway did not sign. */
  signature_wrong: 400,
  statement_unreadable: 422,
  statement_without_columns: 422,
  statement_empty: 422,
  statement_too_long: 422,
} as const;
