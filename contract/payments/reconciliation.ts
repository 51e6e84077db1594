import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { upload } from '#contract/calls/upload.ts';
import { rowId } from '#contract/fields/fields.ts';
import { adminPaymentWire } from './payment.wire.ts';
import { bankReference } from './bank-reference.ts';

/**
 * What a credit of a statement is to us. `exact`: it pays an open payment. `amount_differs`: it names one of another amount.
 * `reference_doubled`: several lines name one payment, also a debit or a transfer after the confirmation, or one credit names two.
 * `already_confirmed`: nothing is to be done.
 */
export const matchOutcomes = [
  'exact',
  'amount_differs',
  'reference_doubled',
  'already_confirmed',
  'unknown',
] as const;
export type MatchOutcome = (typeof matchOutcomes)[number];

/** The most bytes of a statement. */
export const largestStatementBytes = 5 * 1024 * 1024;

/** The most rows of a statement, the lines above its table included. */
export const largestStatementRows = 10_000;

const amount = z.number().int().min(0);

/** A credit of a statement, with the payment that it names. */
const statementLineWire = z.object({
  /** The number of its row in the file. */
  sl_row: z.number().int(),
  sl_date: z.iso.date(),
  sl_text: z.string(),
  sl_amount_paise: amount,
  /** The bank's reference of the transfer. */
  sl_reference: z.string().nullable(),
  sl_outcome: z.enum(matchOutcomes),
  payment: adminPaymentWire.nullable(),
});

/**
 * Reads a bank's statement (CSV) and proposes which payments its credits pay. Nothing is confirmed, and nothing of the statement is
 * stored: other people's transfers are in it.
 */
export const uploadStatement = endpoint({
  method: 'POST',
  path: '/admin/payments/statement',
  access: 'administrator',
  permission: 'payments.decide',
  feature: 'payments',
  summary: 'Compare a bank statement with the payments',
  changes: [],
  input: z.object({ file: upload }),
  files: { file: 1 },
  fileBytes: largestStatementBytes,
  data: z.object({
    lines: z.array(statementLineWire),
    /** Lines that are no credits, and rows whose amount or date cannot be read. */
    debits: amount,
    unread: amount,
    /** Payments that wait and that no credit of the statement names. */
    waiting_elsewhere: amount,
  }),
  message: 'outcome.statement_read',
  problems: ['statement_unreadable', 'statement_without_columns', 'statement_empty', 'statement_too_long'],
  perMinute: 20,
});

/** The most payments that one call confirms. */
export const mostConfirmed = 200;

/**
 * Confirms several payments, each for itself: one that cannot be confirmed stops none of the others. `reference` is the bank's of the
 * statement, which the payment keeps.
 */
export const confirmPayments = endpoint({
  method: 'POST',
  path: '/admin/payments/confirm_many',
  access: 'administrator',
  permission: 'payments.decide',
  needsProof: true,
  feature: 'payments',
  summary: 'Confirm several payments',
  changes: ['payments', 'users'],
  input: z.object({
    payments: z
      .array(z.object({ pay_id: rowId, reference: bankReference.optional() }), says('validation.choice'))
      .min(1, says('validation.choice'))
      .max(mostConfirmed, says('validation.too_long')),
  }),
  data: z.array(
    z.object({
      pay_id: z.number().int(),
      is_confirmed: z.boolean(),
      /** Why it was not confirmed. */
      message: z.string().nullable(),
    }),
  ),
  message: 'outcome.payments_decided',
  problems: [],
  perMinute: 20,
});
