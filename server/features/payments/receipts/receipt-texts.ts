import { ToWords } from 'to-words/en-IN';
import { writeDay } from '#contract/fields/dates.ts';
import type { ReceiptDetails } from '#contract/payments/receipt-details.ts';
import { nameOfGstState } from '#contract/site/gst.ts';
import { sayInReceipt } from '#server/locales/en-receipts.ts';
import { isShowable } from './receipt-fonts.ts';

/** Says amounts in the English of India, in lakhs and crores. */
const inWords = new ToWords();

/** What a document is: with tax it is an invoice, as the law wants. */
export function titleOf({ credit, tax }: ReceiptDetails): string {
  if (credit !== null) return sayInReceipt('creditNote');
  return sayInReceipt(tax === null ? 'receipt' : 'taxInvoice');
}

/** An amount in the way of India: ₹1,50,000.00. */
function writeAmount(paise: number, currency: string): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(paise / 100);
}

type Party = { heading: string; name: string; lines: string[] };

/** The seller and the buyer. A name in letters that no font has is left out: the member's number says who it is. */
export function listParties({ seller, buyer, tax }: ReceiptDetails): Party[] {
  const memberId = sayInReceipt('memberId', { id: buyer.memberId });
  const gstin = tax === null ? [] : [sayInReceipt('gstin', { gstin: tax.gstin })];
  const lines = [seller.address, seller.email, ...gstin].filter((line) => line !== '');
  return [
    { heading: sayInReceipt('seller'), name: seller.name, lines },
    isShowable(buyer.name)
      ? { heading: sayInReceipt('buyer'), name: buyer.name, lines: [memberId] }
      : { heading: sayInReceipt('buyer'), name: memberId, lines: [] },
  ];
}

type Sum = { name: string; amount: string };
type Sums = {
  service: { name: string; term: string; amount: string };
  /** Null without tax. */
  sac: string | null;
  sums: Sum[];
  total: Sum;
};

/** The service with its price without tax, the taxes, and the total. */
export function listSums({ plan, tax, credit, currency, totalPaise }: ReceiptDetails): Sums {
  const say = (paise: number) => writeAmount(paise, currency);
  const service = sayInReceipt('service', { plan: plan.name });
  const taxable = say(tax?.taxablePaise ?? totalPaise);
  const taxes = (tax?.parts ?? []).map(({ name, rate, paise }) => ({
    name: sayInReceipt('taxPart', { name, rate: rate.toString() }),
    amount: say(paise),
  }));
  return {
    service: {
      name: credit === null ? service : sayInReceipt('refundOf', { service }),
      term: sayInReceipt(plan.months === 1 ? 'month' : 'months', { months: plan.months.toString() }),
      amount: taxable,
    },
    sac: tax?.sac ?? null,
    sums: tax === null ? [] : [{ name: sayInReceipt('taxable'), amount: taxable }, ...taxes],
    total: { name: nameOfTotal({ tax, credit }), amount: say(totalPaise) },
  };
}

function nameOfTotal({ tax, credit }: Pick<ReceiptDetails, 'tax' | 'credit'>): string {
  if (credit !== null) return sayInReceipt('refunded');
  return sayInReceipt(tax === null ? 'total' : 'totalWithTax');
}

type Fact = { name: string; text: string };

/** What follows the sums: the total in words, what it refers to, and how it was paid. */
export function listFacts(details: ReceiptDetails): Fact[] {
  const { payment, tax, credit, currency, totalPaise } = details;
  const fact = (name: Parameters<typeof sayInReceipt>[0], text: string) => ({
    name: sayInReceipt(name),
    text,
  });
  return [
    ...(currency === 'INR' ? [fact('inWords', inWords.convert(totalPaise / 100, { currency: true }))] : []),
    ...(credit === null
      ? []
      : [
          fact(
            'against',
            sayInReceipt('againstReceipt', {
              number: credit.receiptNumber,
              date: writeDay(credit.receiptIssuedOn, { language: 'en' }),
            }),
          ),
          fact('reason', credit.reason),
        ]),
    fact('payment', sayInReceipt(payment.method)),
    fact('reference', payment.reference),
    ...(payment.otherReference === null ? [] : [fact('bankReference', payment.otherReference)]),
    ...(tax === null
      ? []
      : [fact('placeOfSupply', nameState(tax.placeOfSupply)), fact('reverseCharge', sayInReceipt('no'))]),
  ];
}

function nameState(code: string): string {
  return sayInReceipt('state', { name: nameOfGstState(code) ?? '', code });
}
