import { fillNames } from './fill-names.ts';

/** What receipts and credit notes say, in English. */
const english = {
  receipt: 'Receipt',
  taxInvoice: 'Tax invoice',
  creditNote: 'Credit note',
  number: 'Number',
  date: 'Date',
  against: 'For',
  againstReceipt: '{number} of {date}',
  seller: 'From',
  buyer: 'To',
  memberId: 'Member {id}',
  gstin: 'GSTIN {gstin}',
  placeOfSupply: 'Place of supply',
  state: '{name} ({code})',
  reverseCharge: 'Tax payable on reverse charge',
  no: 'No',
  description: 'Description',
  sac: 'SAC',
  amount: 'Amount',
  service: 'Membership plan {plan}',
  month: '{months} month',
  months: '{months} months',
  refundOf: 'Refund: {service}',
  taxable: 'Taxable value',
  taxPart: '{name} {rate}%',
  total: 'Total',
  totalWithTax: 'Total with tax',
  refunded: 'Refunded',
  inWords: 'In words',
  reason: 'Reason',
  payment: 'Payment',
  upi: 'UPI',
  gateway: 'Online payment',
  free: 'Without payment',
  reference: 'Our reference',
  bankReference: 'Bank reference',
  paid: 'Paid in full. The plan is not renewed, and nothing is charged again.',
  sentBack: 'The amount is refunded to the account that paid.',
  questions: 'Questions? Write to {email}.',
  made: 'Computer-generated, valid without a signature.',
  subject: '{title} {number}',
} as const;

export type ReceiptSentence = keyof typeof english;

/** A sentence of a receipt with its names filled in. */
export function sayInReceipt(
  sentence: ReceiptSentence,
  names: Readonly<Record<string, string>> = {},
): string {
  return fillNames(english[sentence], names);
}
