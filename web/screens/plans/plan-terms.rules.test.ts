import { expect, test } from 'vitest';
import type { PaymentWire } from '#contract/payments/payment.wire.ts';
import { featuresBeside, findPayment, isOpen, stepOf, termOf, turnedPlan } from './plan-terms.rules.ts';

const payment: PaymentWire = {
  pay_id: 7,
  pay_status: 'started',
  pay_method: 'upi',
  pay_plan_id: 2,
  pay_plan_name: 'Advance',
  pay_duration: 12,
  pay_contact_limit: 6,
  pay_amount_paise: 300_000,
  pay_currency: 'INR',
  pay_refunded_paise: 0,
  pay_reference: 'ITM7AAAA',
  pay_bank_reference: null,
  pay_reason: null,
  pay_started_at: '2026-11-22T10:00:00.000Z',
  pay_expires_at: '2026-11-25T10:00:00.000Z',
  pay_referenced_at: null,
  pay_decided_at: null,
  pay_receipt: null,
  pay_credit_notes: [],
};

test.each([
  ['started', 'upi', 'upi'],
  ['started', 'gateway', 'gateway'],
  ['expired', 'upi', 'late'],
  ['waiting', 'upi', 'waiting'],
  ['confirmed', 'gateway', 'confirmed'],
  ['rejected', 'upi', 'rejected'],
  ['refunded', 'upi', 'refunded'],
] as const)('a %s payment by %s shows %s', (pay_status, pay_method, step) => {
  expect(stepOf({ pay_status, pay_method })).toBe(step);
});

test('without a payment a card shows what the plan costs and changes', () => {
  expect(stepOf(undefined)).toBe('preview');
});

test('a started and a waiting payment are open', () => {
  expect(isOpen(payment)).toBe(true);
  expect(isOpen({ pay_status: 'waiting' })).toBe(true);
  expect(isOpen({ pay_status: 'expired' })).toBe(false);
});

test('the address names the payment; else the one that is being checked is shown', () => {
  const waiting: PaymentWire = { ...payment, pay_id: 8, pay_status: 'waiting' };
  expect(findPayment([payment], { payment: 7 })).toBe(payment);
  expect(findPayment([payment], { plan: 2 })).toBeUndefined();
  expect(findPayment([payment, waiting], { plan: 2 })).toBe(waiting);
  expect(findPayment([waiting], { plan: 3 })).toBeUndefined();
});

test('a payment turns over the card of its plan', () => {
  expect(turnedPlan([payment], { payment: 7 })).toBe(2);
  expect(turnedPlan([], { plan: 3, payment: 7 })).toBe(3);
  expect(turnedPlan([], {})).toBeUndefined();
});

test('a time is written in whole days, a short one in hours', () => {
  expect(termOf(45.9 * 86_400)).toEqual({ unit: 'days', count: 45 });
  expect(termOf(47 * 3600 + 5)).toEqual({ unit: 'hours', count: 47 });
});

test('a feature that states the limit is left out, also with the number of an earlier one', () => {
  const limits = ['1 contact view a day', '2 contact views a day'];
  for (const stated of ['6 Contact views a day', '1 contact view a day', '12 contact views a day']) {
    expect(featuresBeside([stated, 'Chat', '2 photos', 'Chat'], limits)).toEqual(['Chat', '2 photos']);
  }
});
