import { expect, test } from 'vitest';
import { listReferences, matchLines, type MatchedPayment } from './match-lines.rules.ts';

const prefix = 'ITM';
let row = 0;

function aLine(text: string, { paise = 150_000, reference = '' } = {}) {
  row += 1;
  const line = { row, date: '2026-11-22', text: `${text} ${reference}`.trim(), reference, paise };
  return { line, references: listReferences(line, prefix) };
}

function aPayment(id: number, facts: Partial<MatchedPayment> = {}): MatchedPayment {
  return {
    id,
    status: 'waiting',
    reference: `ITMP2345678${id}A`,
    bankReference: null,
    amountPaise: 150_000,
    ...facts,
  };
}

const referencesIn = (text: string, reference = '') => aLine(text, { reference }).references;

test.each([
  'UPI/412345678901/ANN/ann@okbank',
  'UPI-ANN MATHEW-ANN@OKBANK-HDFC0001234-412345678901-ITM PLAN',
  'UPI412345678901',
  'IMPS 4123 4567 8901 ANN',
  'UPI/4123456 78901',
])('%s contains the reference of the bank', (text) => {
  expect(referencesIn(text).bank).toContain('412345678901');
});

test('a reference is found behind zeros, but not within a longer number', () => {
  expect(referencesIn('', '0000412345678901').bank).toEqual(['412345678901']);
  expect(referencesIn('ACCOUNT 9412345678901').bank).toEqual([]);
});

test('references of NEFT and RTGS have letters', () => {
  expect(referencesIn('NEFT-HDFC1234567890123-X').bank).toEqual([]);
  expect(referencesIn('NEFT/HDFCN52026112212/X').bank).toContain('HDFCN52026112212');
  expect(referencesIn('RTGS hdfcr52026112212345678').bank).toContain('HDFCR52026112212345678');
});

test('the column of references comes first', () => {
  expect(referencesIn('UPI/999999999999', '412345678901').bank).toEqual(['412345678901', '999999999999']);
});

test.each(['UPI/412345678901/ITMP7K39QFMX2', 'PAYITMP7K39QFMX2FOR', 'itmp7k39 qfmx2'])(
  '%s contains our reference',
  (text) => {
    expect(referencesIn(text).ours).toContain('ITMP7K39QFMX2');
  },
);

/** The outcome of each line, with the payment. */
function match(lines: ReturnType<typeof aLine>[], payments: MatchedPayment[], paidOut: typeof lines = []) {
  return matchLines({ lines, paidOut, payments }).map(({ outcome, paymentId }) => [outcome, paymentId]);
}

test('a credit of the right amount is proposed by either reference', () => {
  const payments = [aPayment(1, { bankReference: '412345678901' }), aPayment(2, { status: 'started' })];
  expect(match([aLine('UPI/412345678901'), aLine('UPI/ITMP23456782A')], payments)).toEqual([
    ['exact', 1],
    ['exact', 2],
  ]);
});

test.each([149_999, 150_001, 1500])('%d paise instead of 150000 are not the amount', (paise) => {
  expect(match([aLine('412345678901', { paise })], [aPayment(1, { bankReference: '412345678901' })])).toEqual(
    [['amount_differs', 1]],
  );
});

test.each(['started', 'waiting', 'rejected', 'expired'] as const)(
  'money may come for a %s payment',
  (status) => {
    const payment = aPayment(1, { status, bankReference: '412345678901' });
    expect(match([aLine('412345678901')], [payment])).toEqual([['exact', 1]]);
  },
);

test.each(['confirmed', 'refunded'] as const)('a %s payment is not paid again', (status) => {
  const payment = aPayment(1, { status, bankReference: '412345678901' });
  expect(match([aLine('412345678901')], [payment])).toEqual([['already_confirmed', 1]]);
  expect(match([aLine('412345678901', { paise: 1 })], [payment])).toEqual([['amount_differs', 1]]);
});

test('two credits of one reference are never proposed', () => {
  const payment = aPayment(1, { bankReference: '412345678901' });
  expect(match([aLine('A 412345678901'), aLine('B 412345678901')], [payment])).toEqual([
    ['reference_doubled', 1],
    ['reference_doubled', 1],
  ]);
});

test('a credit with our reference of one payment, and the bank’s of another, is not proposed', () => {
  const stolen = aPayment(2, { bankReference: '412345678901' });
  for (const status of ['waiting', 'confirmed'] as const) {
    const payments = [aPayment(1, { status: 'started' }), { ...stolen, status }];
    expect(match([aLine('ITMP23456781A/412345678901')], payments)).toEqual([['reference_doubled', 1]]);
  }
});

test('a rejected payment with the same reference of the bank does not stand in the way', () => {
  const rejected = aPayment(1, { status: 'rejected', bankReference: '412345678901' });
  const waiting = aPayment(2, { bankReference: '412345678901' });
  expect(match([aLine('412345678901')], [rejected, waiting])).toEqual([['exact', 2]]);
});

test('two rejected payments with one reference are for a person to decide', () => {
  const one = aPayment(1, { status: 'rejected', bankReference: '412345678901' });
  expect(match([aLine('412345678901')], [one, { ...one, id: 2 }])).toEqual([['reference_doubled', 1]]);
});

test('other credits are unknown, and keep the reference of the bank', () => {
  expect(
    matchLines({ lines: [aLine('NEFT SALARY 412345678999')], paidOut: [], payments: [aPayment(1)] }),
  ).toMatchObject([{ outcome: 'unknown', paymentId: null, bankReference: '412345678999' }]);
});

test('the reference of the statement stands where the member copied another one', () => {
  const payment = aPayment(1, { bankReference: '412345678900' });
  const lines = [aLine('ITMP23456781A/412345678901')];
  expect(matchLines({ lines, paidOut: [], payments: [payment] })).toMatchObject([
    { outcome: 'exact', paymentId: 1, bankReference: '412345678901' },
  ]);
});

test('a credit that the bank took back, by a debit with the same reference, is not proposed', () => {
  const payments = [aPayment(1, { bankReference: '412345678901' }), aPayment(2)];
  const credits = [aLine('UPI/412345678901/ANN'), aLine('UPI/ITMP23456782A')];
  expect(match(credits, payments, [aLine('REV-UPI/412345678901/ANN')])).toEqual([
    ['reference_doubled', 1],
    ['exact', 2],
  ]);
});

test('another transfer for a payment that is confirmed already is not passed over', () => {
  const payment = aPayment(1, { status: 'confirmed', bankReference: '412345678901' });
  expect(match([aLine('ITMP23456781A/UPI/412345678901')], [payment])).toEqual([['already_confirmed', 1]]);
  expect(match([aLine('ITMP23456781A/UPI/498765432109')], [payment])).toEqual([['reference_doubled', 1]]);
  expect(match([aLine('ITMP23456781A')], [payment])).toEqual([['already_confirmed', 1]]);
  const back = [aLine('REV-UPI/412345678901')];
  expect(match([aLine('UPI/412345678901')], [payment], back)).toEqual([['already_confirmed', 1]]);
});
