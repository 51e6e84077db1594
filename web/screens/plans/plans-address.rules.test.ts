import { expect, test } from 'vitest';
import { readPlansSearch } from './plans-address.rules.ts';

test.each([
  [{}, {}],
  [{ plan: 2 }, { plan: 2 }],
  [
    { plan: '2', payment: '7' },
    { plan: 2, payment: 7 },
  ],
  [{ payment: 7, other: 1 }, { payment: 7 }],
  [{ payment: '7?razorpay_payment_id=pay_1' }, { payment: 7 }],
  [{ plan: 'Premium', payment: -1 }, {}],
  [{ plan: 1.5, payment: 3_000_000_000 }, {}],
])('%o is read as %o', (raw, search) => {
  expect(readPlansSearch(raw)).toEqual(search);
});
