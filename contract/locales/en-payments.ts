/** What the server says of plans and payments. */
export const paymentsEnglish = {
  'validation.bank_reference':
    'Enter the reference number of the transfer: 12 digits, called UTR or UPI reference in your app',

  'validation.plan_name': 'Enter a name',
  'validation.plan_name_taken': 'Another offered plan has this name',
  'validation.plan_price': 'Enter whole rupees, from 0 to 10,00,000',
  'validation.plan_feature': 'Enter a feature, or remove its line',

  'outcome.plan_added': 'Plan Added Successfully!',
  'outcome.plan_updated': 'Plan updated Successfully!',
  'outcome.plan_deleted': 'Plan Deleted Successfully!',
  'outcome.plan_retired': 'The plan is retired. Members who have it keep it.',
  'outcome.plan_offered': 'The plan is offered again.',
  'outcome.plans_ordered': 'The plans are in their new order.',
  'outcome.payment_started': 'Pay the amount, then enter the reference number of the transfer.',
  'outcome.payment_waiting': 'Thank you. We will check the payment and write to you.',
  'outcome.payment_confirmed': 'Payment confirmed. The plan is active.',
  'outcome.payment_rejected': 'Payment rejected. The member can read why.',
  'outcome.payment_refunded': 'Refund recorded, with a credit note.',
  'outcome.plan_assigned': 'Subscription Activated!',
  'outcome.plan_withdrawn': 'The plan is withdrawn.',

  'problem.plan_not_found': 'There is no such plan.',
  'problem.plan_not_offered': 'This plan is no longer offered. Please choose another one.',
  'problem.plan_changed': 'This plan has changed. Please look at it again before you pay.',
  'problem.plan_edited': 'Another administrator changed this plan in the meantime. Look at it again.',
  'problem.plans_edited': 'Another administrator changed the plans in the meantime. Look at them again.',
  'problem.plan_name_taken': 'Another offered plan has this name. Rename one of them first.',
  'problem.plan_in_use':
    'Members have this plan or have paid for it, so it cannot be deleted. Retire it, and nobody new can buy it.',
  'problem.plan_already_active': 'You have this plan. You can choose it again when it has ended.',
  'problem.payments_off': 'You cannot buy a plan here at the moment.',
  'problem.payment_not_found': 'There is no such payment.',
  'problem.payment_not_open': 'The status of this payment has changed. Look at it again.',
  'problem.payment_waiting': 'Your payment for this plan is being checked. You do not need to pay again.',
  'problem.reference_used':
    'This reference belongs to another payment. Check the digits; if they are right, please write to us.',
  'problem.refund_too_large': 'This is more than what is left of the payment.',
  'problem.receipt_not_found': 'There is no such receipt.',
  'problem.subscription_not_found': 'There is no such plan to withdraw.',
  'problem.gateway_failed': 'The payment page does not answer. Please try again, or pay by UPI.',
  'problem.signature_wrong': 'The signature does not fit this message.',
} as const;
