import { describe, expect, it, test } from 'vitest';
import { paymentStatuses, type PaymentStep, paymentSteps } from '#contract/payments/payment.states.ts';
import { mayTake, methodsFor, referenceOf, upiLinkOf } from './payments.rules.ts';

test('the steps of a payment are those of the table', () => {
  const allowed = (step: PaymentStep) => paymentStatuses.filter((status) => mayTake(step, status));
  expect(allowed('give_reference')).toEqual(['started', 'expired']);
  expect(allowed('correct_reference')).toEqual(['waiting']);
  expect(allowed('confirm')).toEqual(['started', 'waiting', 'rejected', 'expired']);
  expect(allowed('reject')).toEqual(['waiting']);
  expect(allowed('expire')).toEqual(['started']);
  expect(allowed('refund')).toEqual(['confirmed']);
  const reached: readonly string[] = Object.values(paymentSteps).map(({ to }) => to);
  expect(reached).not.toContain('started');
});

describe('the ways of paying', () => {
  const offer = { isFree: false, upiPayee: 'site@bank', currency: 'INR', hasGateway: true };

  it('are those that the operator set up', () => {
    expect(methodsFor(150_000, offer)).toEqual(['upi', 'gateway']);
    expect(methodsFor(150_000, { ...offer, upiPayee: '' })).toEqual(['gateway']);
    expect(methodsFor(150_000, { ...offer, hasGateway: false })).toEqual(['upi']);
  });

  it('leave UPI out for another currency than rupees', () => {
    expect(methodsFor(150_000, { ...offer, currency: 'EUR' })).toEqual(['gateway']);
  });

  it('are none while everything is free, and no payment for a plan without a price', () => {
    expect(methodsFor(150_000, { ...offer, isFree: true })).toEqual([]);
    expect(methodsFor(0, offer)).toEqual(['free']);
  });
});

test('the link of a UPI payment has payee, amount and our reference, and keeps what a name contains', () => {
  const link = upiLinkOf({
    payee: 'marriage.bureau@okbank',
    name: 'Joy & Grace',
    amountPaise: 150_050,
    reference: 'ITMP23456789A',
    note: 'Basic ITM12',
  });
  expect(link).toMatch(/^upi:\/\/pay\?pa=marriage\.bureau@okbank&/);
  const fields = new URL(link).searchParams;
  expect(Object.fromEntries(fields)).toEqual({
    pa: 'marriage.bureau@okbank',
    pn: 'Joy & Grace',
    tr: 'ITMP23456789A',
    tn: 'Basic ITM12',
    am: '1500.50',
    cu: 'INR',
  });
});

test('a reference has the prefix of the site and no letters that look alike', () => {
  const bytes = Uint8Array.from({ length: 9 }, (_none, index) => index * 31);
  expect(referenceOf('ITM', bytes)).toMatch(/^ITMP[2-9A-HJ-NP-Z]{9}$/);
});
