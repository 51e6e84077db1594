import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { creditDetailsOf, detailsOf } from './receipt-details.rules.ts';
import { type ReceiptDetails, receiptDetails } from '#contract/payments/receipt-details.ts';

const site = {
  name: 'Kalyana',
  sellerName: 'Kalyana Parish Trust',
  address: '12 Church Road, Kochi 682001',
  supportEmail: 'help@example.org',
  memberIdPrefix: 'KLY',
  gstRate: 18,
  gstin: '32AAAAA0000A1ZB',
  gstSac: '999799',
  placeOfSupply: '',
};
const member = { id: 12, name: 'Asha Thomas' };
const payment = {
  planName: 'Advance',
  months: 12,
  method: 'upi' as const,
  reference: 'ITM7K2Q9',
  bankReference: '412345678901',
  gatewayPaymentId: null,
  amountPaise: 3000_00,
  currency: 'INR',
};

describe('the details of a receipt', () => {
  it('name seller, buyer, plan and references', () => {
    expect(detailsOf({ site, member, payment })).toMatchObject({
      seller: {
        name: 'Kalyana Parish Trust',
        address: '12 Church Road, Kochi 682001',
        email: 'help@example.org',
      },
      buyer: { name: 'Asha Thomas', memberId: 'KLY12' },
      plan: { name: 'Advance', months: 12 },
      payment: { method: 'upi', reference: 'ITM7K2Q9', otherReference: '412345678901' },
      credit: null,
    });
    expect(detailsOf({ site: { ...site, sellerName: '' }, member, payment }).seller.name).toBe('Kalyana');
  });

  it('have equal central and state tax within the state of the GSTIN', () => {
    expect(detailsOf({ site, member, payment })).toMatchObject({
      totalPaise: 3000_00,
      taxPaise: 457_62,
      tax: {
        gstin: site.gstin,
        placeOfSupply: '32',
        taxablePaise: 2542_38,
        parts: [
          { name: 'CGST', rate: 9, paise: 228_81 },
          { name: 'SGST', rate: 9, paise: 228_81 },
        ],
      },
    });
    const inChandigarh = { ...site, gstin: '04AAAAA0000A1ZA' };
    const { tax } = detailsOf({ site: inChandigarh, member, payment });
    expect(tax?.parts.map(({ name }) => name)).toEqual(['CGST', 'UTGST']);
  });

  it('have the currency in which the payment was started', () => {
    expect(detailsOf({ site, member, payment: { ...payment, currency: 'LKR' } }).currency).toBe('LKR');
  });

  it('have integrated tax in another state', () => {
    const { tax } = detailsOf({ site: { ...site, placeOfSupply: '33' }, member, payment });
    expect(tax).toMatchObject({ placeOfSupply: '33', parts: [{ name: 'IGST', rate: 18, paise: 457_62 }] });
  });

  it.each([{ gstRate: 0 }, { gstin: '' }])('have no tax with %j', (change) => {
    expect(detailsOf({ site: { ...site, ...change }, member, payment })).toMatchObject({
      taxPaise: 0,
      tax: null,
    });
  });
});

const sumOf = ({ tax, totalPaise }: ReceiptDetails) =>
  tax === null ? totalPaise : tax.parts.reduce((sum, part) => sum + part.paise, tax.taxablePaise);

/** The taxes of documents together, each by its name. */
function taxesOf(documents: ReceiptDetails[]): Record<string, number> {
  const sums: Record<string, number> = { all: 0 };
  for (const { taxPaise, tax } of documents) {
    sums['all'] = (sums['all'] ?? 0) + taxPaise;
    for (const { name, paise } of tax?.parts ?? []) sums[name] = (sums[name] ?? 0) + paise;
  }
  return sums;
}

test('the parts of any receipt and of its credit notes add up, and survive their storage', () => {
  const rate = fc.integer({ min: 0, max: 40 });
  const refunds = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 5 });
  const state = fc.constantFrom('', '32', '33');
  const amount = fc.integer({ min: 1, max: 100_000_00 });
  fc.assert(
    fc.property(rate, refunds, state, amount, (gstRate, parts, placeOfSupply, more) => {
      const amountPaise = parts.reduce((sum, part) => sum + part, more);
      const receipt = detailsOf({
        site: { ...site, gstRate, placeOfSupply },
        member,
        payment: { ...payment, amountPaise },
      });
      expect(sumOf(receipt)).toBe(amountPaise);
      expect(receiptDetails.parse(JSON.parse(JSON.stringify(receipt)))).toEqual(receipt);
      let beforePaise = 0;
      const notes: ReceiptDetails[] = [];
      for (const part of [...parts, more]) {
        const note = creditDetailsOf({
          receipt,
          receiptNumber: 'RC/26-27/000042',
          receiptIssuedOn: '2026-11-22',
          beforePaise,
          amountPaise: part,
          reason: 'Paid twice',
        });
        expect(sumOf(note)).toBe(part);
        expect(receiptDetails.parse(JSON.parse(JSON.stringify(note)))).toEqual(note);
        beforePaise += part;
        notes.push(note);
      }
      const [refunded, paid] = [taxesOf(notes), taxesOf([receipt])];
      expect(Object.keys(refunded)).toEqual(Object.keys(paid));
      const single = [...parts, more].filter((part) => part === 1).length;
      for (const [name, paise] of Object.entries(paid)) {
        const leftOut = paise - (refunded[name] ?? 0);
        expect(leftOut).toBeGreaterThanOrEqual(0);
        expect(leftOut).toBeLessThanOrEqual(2 * single);
      }
    }),
  );
});
