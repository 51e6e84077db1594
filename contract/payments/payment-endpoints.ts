import type { Endpoint } from '#contract/calls/endpoint.ts';
import { showIncome } from '#contract/dashboard/income.ts';
import {
  confirmPayment,
  refundPayment,
  rejectPayment,
  searchPayments,
  showPayment,
} from './admin-payments.ts';
import { assignPlan, withdrawPlan } from './assign-plan.ts';
import { exportPayments, showTotals } from './books.ts';
import { checkPayment, receiveWebHook } from './gateway.ts';
import {
  downloadReceipt,
  givePaymentReference,
  listPayments,
  previewPlan,
  startPayment,
} from './payments.ts';
import { planEditingEndpoints } from '#contract/plans/plan-editing.ts';
import { confirmPayments, uploadStatement } from './reconciliation.ts';

/** The calls of plans and payments. */
export const paymentEndpoints: readonly Endpoint[] = [
  previewPlan,
  startPayment,
  givePaymentReference,
  checkPayment,
  receiveWebHook,
  listPayments,
  downloadReceipt,
  searchPayments,
  showPayment,
  confirmPayment,
  confirmPayments,
  rejectPayment,
  refundPayment,
  uploadStatement,
  showTotals,
  exportPayments,
  showIncome,
  assignPlan,
  withdrawPlan,
  ...planEditingEndpoints,
];
