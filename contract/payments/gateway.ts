import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { rawBody } from '#contract/calls/raw-body.ts';
import { rowId } from '#contract/fields/fields.ts';
import { paymentWire } from './payment.wire.ts';

/**
 * Where the gateway reports payments. Its signature is checked against the bytes of the body before anything is parsed; a report that
 * was received before changes nothing.
 */
export const receiveWebHook = endpoint({
  method: 'POST',
  path: '/payment/webhook',
  access: 'public',
  feature: 'payments',
  summary: 'Receive a report of the payment gateway',
  changes: [],
  input: rawBody,
  takesRawBody: true,
  data: z.null(),
  message: 'outcome.done',
  problems: ['not_found', 'signature_wrong'],
});

/**
 * Asks the gateway for the present state of an own payment, for a buyer who comes back from its page. What the address of that visit
 * says is not believed.
 */
export const checkPayment = endpoint({
  method: 'POST',
  path: '/payment/check',
  access: 'member',
  feature: 'payments',
  summary: 'Ask the gateway for the state of an own payment',
  changes: ['plan', 'payments'],
  input: z.object({ pay_id: rowId }),
  data: paymentWire,
  message: 'outcome.done',
  problems: ['payment_not_found'],
  perMinute: 20,
});
