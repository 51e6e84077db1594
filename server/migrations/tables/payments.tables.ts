import { table } from '#server/platform/database/table.ts';

/**
 * A plan that can be bought; a retired one is not offered any more. `contactLimit` is contact views a day, `profileLimit` profiles a day;
 * null for any number.
 */
export const plans = table({
  id: 'integer=',
  name: 'text',
  pricePaise: 'integer',
  months: 'integer',
  contactLimit: 'integer',
  profileLimit: 'integer?',
  features: 'text[]',
  isRetired: 'boolean=',
  createdAt: 'timestamptz=',
  position: 'integer=',
});

/**
 * A plan that a member has or had, as it was when they got it: by the payment `paymentId`, or from the administrator `assignedBy` for
 * `reason`. It lasts `termSeconds`, the calendar months that were bought; `creditSeconds` longer for what was unused of plans that it
 * replaced, and `removedSeconds` less after refunds. One that a higher plan replaced had `unusedSeconds`, which the new one counts as
 * `creditedSeconds`.
 */
export const subscriptions = table({
  id: 'integer=',
  accountId: 'integer',
  planId: 'integer',
  planName: 'text',
  pricePaise: 'integer',
  months: 'integer',
  contactLimit: 'integer',
  startsAt: 'timestamptz',
  endsAt: 'timestamptz',
  paymentId: 'integer?',
  assignedBy: 'integer?',
  reason: 'text?',
  createdAt: 'timestamptz=',
  termSeconds: 'integer',
  creditSeconds: 'integer=',
  removedSeconds: 'integer=',
  replacedBy: 'integer?',
  unusedSeconds: 'integer=',
  creditedSeconds: 'integer=',
});

/** A payment of a plan, with plan, price and term as they were when it was started. It stays when its member is erased. */
export const payments = table({
  id: 'integer=',
  accountId: 'integer?',
  memberNumber: 'integer',
  planId: 'integer',
  planName: 'text',
  months: 'integer',
  contactLimit: 'integer',
  amountPaise: 'integer',
  /** Three letters, as those of the site when the payment was started. */
  currency: 'text',
  method: 'text',
  status: 'text=',
  reference: 'text',
  bankReference: 'text?',
  refundedPaise: 'integer=',
  reason: 'text?',
  decidedBy: 'integer?',
  gateway: 'text?',
  gatewayId: 'text?',
  gatewayPaymentId: 'text?',
  gatewayUrl: 'text?',
  startedAt: 'timestamptz',
  expiresAt: 'timestamptz',
  referencedAt: 'timestamptz?',
  decidedAt: 'timestamptz?',
  /** When the gateway is asked about it next. */
  gatewayCheckAt: 'timestamptz?',
  /** What the gateway reported that finance has to look at. */
  gatewayNote: 'text?',
});

/** A receipt or credit note as it was issued; `details` has names, address and tax of that time. */
export const receipts = table({
  id: 'integer=',
  paymentId: 'integer',
  kind: 'text',
  financialYear: 'text',
  number: 'integer',
  amountPaise: 'integer',
  taxPaise: 'integer',
  details: 'jsonb',
  issuedAt: 'timestamptz',
  /** The day of the site, as the document states it. */
  issuedOn: 'date',
});

/** The last number of receipts and of credit notes in a financial year. */
export const receiptNumbers = table({ kind: 'text', financialYear: 'text', lastNumber: 'integer' });

/** Money that was sent back, with its credit note. */
export const refunds = table({
  id: 'integer=',
  paymentId: 'integer',
  receiptId: 'integer',
  amountPaise: 'integer',
  reason: 'text',
  refundedBy: 'integer?',
  refundedAt: 'timestamptz',
  gatewayRefundId: 'text?',
});

/** A reminder that the plans of a member end at `endsAt`, sent so many days before. */
export const planReminders = table({
  accountId: 'integer',
  endsAt: 'timestamptz',
  daysBefore: 'integer',
  sentAt: 'timestamptz',
});
