import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MessageWarning, messageWarnings } from '#contract/conversations/message-warnings.choices.ts';
import { warningOf } from './message-warnings.ts';

test('the most serious warning of a message is shown', () => {
  expect(messageWarnings).toEqual(['money', 'account', 'upi', 'link', 'elsewhere']);
  const elsewhere = 'call me on 9876543210';
  const link = `${elsewhere}. https://example.com`;
  const upi = `${link} . anu@okaxis`;
  const account = `${upi} . IFSC SBIN0001234`;
  expect([elsewhere, link, upi, account, `${account}. please send 5000 rupees`].map(warningOf)).toEqual(
    messageWarnings.toReversed(),
  );
});

test.for<[MessageWarning, string]>([
  ['elsewhere', '9 8 7 6 5 4 3 2 1 0'],
  ['elsewhere', '9-8-7-6-5-4-3-2-1-0'],
  ['elsewhere', '98 7 6 5 4 3 2 1 0'],
  ['elsewhere', '+91 98765-43210'],
  ['elsewhere', '0091 9876543210'],
  ['elsewhere', '+971 50 123 4567'],
  ['elsewhere', '98765o3210'],
  ['elsewhere', '98four7012345'],
  ['elsewhere', 'nine double eight seven six five four three two one'],
  ['elsewhere', '９８７６５４３２１０'],
  ['elsewhere', '𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎'],
  ['elsewhere', '9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣'],
  ['elsewhere', '98765\u200B43210'],
  ['elsewhere', '(0484) 2345678 is my number, call'],
  ['elsewhere', 'wh@tsapp me'],
  ['elsewhere', 'w.h.a.t.s.a.p.p me'],
  ['elsewhere', 'What\u00ADsApp me'],
  ['elsewhere', 'anu (at) gmail (dot) com'],
  ['money', 'p l e a s e send m0ney'],
  ['money', 'send 5,000/- to my friend'],
  ['money', '𝗽𝗹𝗲𝗮𝘀𝗲 𝘀𝗲𝗻𝗱 𝗺𝗼𝗻𝗲𝘆'],
  ['money', 'рleаse send mоney'],
  ['money', 'pleeease send moneyyy'],
  ['money', 'PLEASE SEND ₹5000'],
  ['upi', 'anu at the rate okaxis'],
  ['upi', 'anu @ oksbi'],
  ['upi', 'ANU.VARGHESE@YBL'],
  ['upi', '9876543210@someunknownbank'],
  ['link', 'example [dot] com'],
  ['link', 'hxxps://example.com'],
  ['link', 'exam\u200Bple.com'],
  ['link', 'example。com/x'],
])('a disguise does not help, %s: “%s”', ([warning, text]) => {
  expect(warningOf(text)).toBe(warning);
});

test.for<[MessageWarning, string]>([
  ['account', '4111 1111 1111 1111'],
  ['account', '4111111111111111'],
  ['account', '3782 822463 10005'],
  ['account', '30123456789'],
  ['account', '50100123456789'],
  ['account', 'account\n123456789'],
  ['account', 'acc no : 1234 5678 9012'],
  ['account', 'khata sankhya 987654321'],
  ['account', 'HDFC0000123'],
  ['account', 'what is the IFSC'],
])('account numbers, cards and codes of branches are seen, %s: “%s”', ([warning, text]) => {
  expect(warningOf(text)).toBe(warning);
});

test.for([
  '4111 1111 1111 1112',
  'my Aadhaar is 1234 5678 9012',
  'the years 2015 2016 2017 2018',
  'marks 85 90 78 92 88',
  'ITM000123',
  'KL 07 AB 1234',
  '682001',
  '12.05.1994 10.30',
  '12-05-1994 at 10:30 am, 3.2 kg',
  '1994-05-12',
  'one two three, four five',
  'no no no no no no no no no no',
  'do do do do do do do do do do',
  'ha ha ha',
  'see you @ 5pm',
  'I am @home',
  '',
  ' ',
  '😀😀😀',
  '#phone #card #link',
])('a number or sign that is none of these is nothing: “%s”', (text) => {
  expect(warningOf(text)).toBeNull();
});

test.for(['name@gmail.com', 'anu.thomas@yahoo.co.in', 'info@hdfcbank.com', 'office@sbi.co.in'])(
  'a mail address is no UPI id: “%s”',
  (address) => {
    expect(warningOf(address)).toBe('elsewhere');
  },
);

test('a photo that is asked for beside money does not hide the money', () => {
  expect(warningOf('send your photo')).toBeNull();
  expect(warningOf('photo bhejo aur 500 rupaye bhi bhej do')).toBe('money');
  expect(warningOf('photo anuppunga, panam anuppunga')).toBe('money');
  expect(warningOf('photo ayakku pinne 500 roopa koodi ayakku')).toBe('money');
});

test('a refusal in one sentence does not excuse the next', () => {
  expect(warningOf('I do not want money.')).toBeNull();
  expect(warningOf('I do not want money. Please send 5000 rupees')).toBe('money');
  expect(warningOf('panam venda. 5000 roopa ayakku')).toBe('money');
});

const hostileWords =
  'please |send me |paise |paise nahi |panam venda |dont send |kadam illa |need |one |double |പണം |a b c '.split(
    '|',
  );
const hostileSigns =
  '1|1 |1-|9 8|1.1.|a|aa|a.|a@|@|a@a.|www.|https://|(|)|.|. |, |\n|\u200B|[dot]| at |#|ക|😀'.split('|');
const hostilePieces = [...hostileWords, ...hostileSigns];

// A pattern that tries every way to read them would not come to an end.
test.for(hostilePieces)('a long message that repeats “%s” is read like any other', (piece) => {
  const text = piece.repeat(4000);
  expect([...messageWarnings, null]).toContain(warningOf(text));
  expect(warningOf(`please send me 5000 rupees. ${text}`)).toBe('money');
  expect(warningOf(`${text}. please send me 5000 rupees`)).toBe('money');
});

test('any text has a warning or none', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fc.constantFrom(...hostilePieces), { maxLength: 60 }).map((pieces) => pieces.join('')),
  );
  const property = fc.property(text, (message) => [...messageWarnings, null].includes(warningOf(message)));
  expect(fc.check(property, { numRuns: 500 }).counterexample).toBeNull();
});
