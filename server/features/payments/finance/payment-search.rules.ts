import { tidyLine } from '#contract/fields/tidy-line.ts';
import { writeNameQuery } from '#server/platform/listing/name-query.rules.ts';
import type { ReceiptKind } from '../receipts/financial-year.rules.ts';
import { readAmount } from './statement-values.rules.ts';

/** What the text of a search may name. Null is what it cannot be. */
export type PaymentSearch = {
  memberNumber: number | null;
  /** A reference, whole or in part, without spaces. */
  reference: string | null;
  amountPaise: number | null;
  receipt: { kind: ReceiptKind; financialYear: string; number: number } | null;
  /** For the search of names. */
  nameQuery: string | null;
};

/** A part of a reference with a digit, or a whole one. */
const isReference = /^(?=.*\d|.{11})[A-Z\d]{4,40}$/;

/** Reads a search. `memberNumber` is what the site reads as one: `ITM12`, `12`. */
export function readSearch(search: string, memberNumber: number | null): PaymentSearch {
  const bare = tidyLine(search).replaceAll(/[\s-]/g, '').toUpperCase();
  const amount = readAmount(search);
  return {
    memberNumber,
    reference: isReference.test(bare) ? bare : null,
    amountPaise:
      amount === null || amount.mark !== null || amount.paise > 2_147_483_647 ? null : amount.paise,
    receipt: readReceiptNumber(search),
    nameQuery: /\d/.test(search) ? null : writeNameQuery(search),
  };
}

const receiptNumber = /^(RC|CN)[/ -]?(\d\d-\d\d)[/ -](\d{1,9})$/i;

function readReceiptNumber(search: string): PaymentSearch['receipt'] {
  const [, mark = '', financialYear = '', number = ''] = receiptNumber.exec(search.trim()) ?? [];
  if (number === '') return null;
  const kind = mark.toUpperCase() === 'RC' ? 'receipt' : 'credit_note';
  return { kind, financialYear, number: Number(number) };
}
