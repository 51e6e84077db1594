import { expect, test } from 'vitest';
import { findHeader, readHeader } from './statement-columns.rules.ts';
import { readLines } from './statement-lines.rules.ts';

/** Headers as the banks' downloads have them, with the places of date, words, credit, debit, amount and direction. */
test.each([
  [
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    { date: 0, texts: [1, 2], references: [2], credit: 5, debit: 4, amount: null, direction: null },
  ],
  [
    'S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR),Deposit Amount (INR),Balance (INR)',
    { date: 2, texts: [3, 4], references: [3], credit: 6, debit: 5, amount: null, direction: null },
  ],
  [
    'Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance',
    { date: 0, texts: [2, 3], references: [3], credit: 5, debit: 4, amount: null, direction: null },
  ],
  [
    'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL',
    { date: 0, texts: [2], references: [], credit: 4, debit: 3, amount: null, direction: null },
  ],
  [
    'Sl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance,Dr / Cr',
    { date: 1, texts: [2, 3], references: [3], credit: null, debit: null, amount: 4, direction: 5 },
  ],
  [
    'Transaction Date,UTR Number,Transaction Amount (Cr/Dr),Available Balance',
    { date: 0, texts: [1], references: [1], credit: null, debit: null, amount: 2, direction: null },
  ],
  [
    'Date,Particulars,Credit/Debit Amount,Debit/Credit Indicator',
    { date: 0, texts: [1], references: [], credit: null, debit: null, amount: 2, direction: 3 },
  ],
  [
    'Txn Date,Transaction Type,Description,Amount,Dr/Cr,Balance',
    { date: 0, texts: [2], references: [], credit: null, debit: null, amount: 3, direction: 4 },
  ],
  [
    'Date,Narration,DEBIT/CREDIT(₹),Balance(₹)',
    { date: 0, texts: [1], references: [], credit: null, debit: null, amount: 2, direction: null },
  ],
  [
    'Date,Narration,Debit/Credit,Balance',
    { date: 0, texts: [1], references: [], credit: null, debit: null, amount: 2, direction: null },
  ],
  [
    'Date,Narration,Debit(₹),Credit(₹),Balance(₹)',
    { date: 0, texts: [1], references: [], credit: 3, debit: 2, amount: null, direction: null },
  ],
])('%s is a header', (line, columns) => {
  expect(readHeader(line.split(','))).toEqual(columns);
});

test.each([
  'Statement of account from 01/11/2026 to 22/11/2026',
  'Account No,50100012345678',
  'Name,E-mail,Amount',
  'Date,Narration,Balance',
])('%s is none', (line) => {
  expect(readHeader(line.split(','))).toBeNull();
});

function read(lines: string[]) {
  const rows = lines.map((line) => line.split(';'));
  const header = findHeader(rows);
  return header === null ? null : readLines(rows, header);
}

test('credits are read between the lines around the table; debits are counted, sums left out', () => {
  expect(
    read([
      'Bank of Kottayam',
      '',
      'Date;Narration;Ref No;Debit;Credit;Balance',
      '01/11/2026;UPI/412345678901/ANN;0000412345678901;;1,500.00;10,000.00',
      ';KOTTAYAM BRANCH;;;;',
      '02/11/2026;CHARGES;;11.80;;9,988.20',
      'Date;Narration;Ref No;Debit;Credit;Balance',
      '03/11/2026;NEFT;HDFC0000412345678901AB;0.00;3000;12,988.20',
      '04/11/2026;UNCLEAR;;;one thousand;',
      ';Total;;11.80;4,500.00;',
      '04/11/2026;Closing Balance;;;4,500.00;12,988.20',
      'This is a computer generated statement',
    ]),
  ).toEqual({
    credits: [
      {
        row: 4,
        date: '2026-11-01',
        text: 'UPI/412345678901/ANN 0000412345678901 KOTTAYAM BRANCH',
        reference: '0000412345678901',
        paise: 150_000,
      },
      {
        row: 8,
        date: '2026-11-03',
        text: 'NEFT HDFC0000412345678901AB',
        reference: 'HDFC0000412345678901AB',
        paise: 300_000,
      },
    ],
    debits: [{ row: 6, date: '2026-11-02', text: 'CHARGES', reference: '', paise: 1180 }],
    unread: 1,
  });
});

test.each([
  [['01/11/2026;A;100.00 Cr', '01/11/2026;B;50.00 Dr'], 1, 1],
  [['01/11/2026;A;100.00', '01/11/2026;B;-50.00'], 1, 1],
  [['01/11/2026;A;100.00 Cr', '01/11/2026;B;50.00'], 1, 1],
  [['01/11/2026;A;100.00', '01/11/2026;B;50.00 Dr'], 1, 1],
])('one column of amounts with marks, signs or neither: %o', (lines, credits, debits) => {
  const found = read(['Date;Particulars;Amount', ...lines]);
  expect([found?.credits.length, found?.debits.length]).toEqual([credits, debits]);
});

test.each([
  ['Cr/Dr', 'CR', 'DR'],
  ['Cr/Dr', 'CR', ''],
  ['Type', 'Credit', 'UPI'],
  ['Type', 'UPI', 'Debit'],
])('a direction of its own column, %s, decides: %s and %s', (name, credit, debit) => {
  const found = read([
    `Date;Details;Amount;${name}`,
    `01/11/2026;A;100;${credit}`,
    `01/11/2026;B;50;${debit}`,
  ]);
  expect([found?.credits.map(({ text }) => text), found?.debits.map(({ text }) => text)]).toEqual([
    ['A'],
    ['B'],
  ]);
});

test.each([
  ['Amount;Dr/Cr', '100;CR', '50;DR', '70;'],
  ['Amount;Dr/Cr', '100;C', '50;D', '70;?'],
  ['Amount;Type', '100;Credit', '50;Debit', '70;UPI'],
  ['Amount', '100.00 Cr', '50.00 Dr', '70.00'],
])('in %s with %s and %s, nobody can say what %s is: it is counted', (names, credit, debit, neither) => {
  const rows = [credit, debit, neither].map((money) => `01/11/2026;A;${money}`);
  const found = read([`Date;Details;${names}`, '01/11/2026;OPENING BALANCE;10 Cr;', ...rows]);
  expect([found?.credits.length, found?.debits.length, found?.unread]).toEqual([1, 1, 1]);
});

test('the mark of a balance says nothing about the lines', () => {
  const lines = ['01/11/2026;Opening Balance;10.00 Cr', '01/11/2026;A;100.00', '01/11/2026;B;50.00 Dr'];
  const found = read(['Date;Particulars;Amount', ...lines]);
  expect([found?.credits.length, found?.debits.length, found?.unread]).toEqual([1, 1, 0]);
});

test('a credit that the bank took back is no credit', () => {
  expect(read(['Date;Details;Credit', '01/11/2026;REVERSED;-100.00'])).toEqual({
    credits: [],
    debits: [{ row: 2, date: '2026-11-01', text: 'REVERSED', reference: '', paise: 10_000 }],
    unread: 0,
  });
});

test('rows that only look like a header do not take minutes', () => {
  for (const row of [
    ['amount '.repeat(1_000_000)],
    Array<string>(100_000).fill('Amount of date'.repeat(4)),
  ]) {
    expect(readHeader(row)).toBeNull();
  }
});

test('a day that cannot be read is counted, and the words below such a line belong to no other one', () => {
  const found = read([
    'Date;Narration;Debit;Credit',
    '01/11/2026;UPI/ANN;0.00;1500',
    '32/13/2026;UPI/BETTY;0.00;3000',
    ';KOTTAYAM BRANCH;;',
    '03/11/2026;CHARGES;11.80;0.00',
  ]);
  expect(found?.credits.map(({ text, paise }) => [text, paise])).toEqual([['UPI/ANN', 150_000]]);
  expect(found?.debits.map(({ text, paise }) => [text, paise])).toEqual([['CHARGES', 1180]]);
  expect(found?.unread).toBe(1);
});

test('signed amounts of one column are credits and debits', () => {
  const found = read([
    'Date;Narration;DEBIT/CREDIT(₹);Balance(₹)',
    '01/11/2026;OPENING BALANCE;10,000.00;10,000.00',
    '01/11/2026;UPI/ANN;+1,500.00;11,500.00',
    '01/11/2026;UPI/BINU;₹3,000.00;14,500.00',
    '02/11/2026;CHARGES;-11.80;14,488.20',
    '02/11/2026;CHEQUE;−100.00;14,388.20',
  ]);
  expect(found?.credits.map(({ paise }) => paise)).toEqual([150_000, 300_000]);
  expect(found?.debits.map(({ paise }) => paise)).toEqual([1180, 10_000]);
  expect(found?.unread).toBe(0);
});

test.each([
  ['an amount that is none', '01/11/2026;A;;15,00;1.00'],
  ['an amount in words', '01/11/2026;A;;one thousand;1.00'],
  ['neither a day nor an amount that can be read', '04.11;A;;one thousand;1.00'],
  ['no day', ';A;;1500.00;1.00'],
  ['a day of which the year is missing', '01/11;A;;1500.00;1.00'],
  ['no amount', '01/11/2026;A;;;1.00'],
  ['a credit and a debit in one', '01/11/2026;A;11.80;1500.00;1.00'],
  ['a debit beside a credit that cannot be read', '01/11/2026;A;11.80;15,00;1.00'],
  ['a separator within its words', '01/11/2026;A; KOTTAYAM;;1500.00;1.00'],
  ['the next line within its words', '02/11/2026;A\n03/11/2026,B,,1500.00;12.00;;1.00'],
])('a line with %s is counted', (_what, line) => {
  const found = read(['Date;Narration;Debit;Credit;Balance', line]);
  expect([found?.credits.length, found?.unread]).toEqual([0, 1]);
});

test.each([
  '01/11/2026;OPENING BALANCE;;10,000.00;10,000.00',
  '01/11/2026;A card was sent;0.00;0.00;1.00',
  '30/11/2026;B/F;;1.00;1.00',
  'Grand Total;;11.80;1500.00;1.00',
  'Statement Summary :-;;;;',
  'This is a computer generated statement;;;;',
  ';;;;',
])('%s is no line', (line) => {
  expect(read(['Date;Narration;Debit;Credit;Balance', line])).toEqual({ credits: [], debits: [], unread: 0 });
});

test('a payer whose name is that of a sum is a payer', () => {
  const found = read(['Date;Narration;Debit;Credit', '01/11/2026;TOTAL GAS LTD;;100.00']);
  expect(found?.credits.length).toBe(1);
});

test('a second table is read by its own header', () => {
  const found = read([
    'Date;Narration;Debit;Credit',
    '01/11/2026;A;;100.00',
    'Date;Narration;Credit;Debit',
    '02/11/2026;B;200.00;',
  ]);
  expect(found?.credits.map(({ paise }) => paise)).toEqual([10_000, 20_000]);
});
