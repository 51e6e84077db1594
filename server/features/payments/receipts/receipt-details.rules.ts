import type { PaymentMethod } from '#contract/payments/payment.states.ts';
import { taxOfPart, taxWithin } from '#contract/payments/price.ts';
import { isUnionTerritory, stateOfGstin } from '#contract/site/gst.ts';
import type { ReceiptDetails, StatedTax } from '#contract/payments/receipt-details.ts';

/** The site settings that a receipt contains. */
export type SellerSettings = {
  name: string;
  sellerName: string;
  address: string;
  supportEmail: string;
  memberIdPrefix: string;
  gstRate: number;
  gstin: string;
  gstSac: string;
  placeOfSupply: string;
};

type Sale = {
  site: SellerSettings;
  member: { id: number; name: string };
  payment: {
    planName: string;
    months: number;
    method: PaymentMethod;
    reference: string;
    bankReference: string | null;
    gatewayPaymentId: string | null;
    amountPaise: number;
    currency: string;
  };
};

/** The details of the receipt of a payment. */
export function detailsOf({ site, member, payment }: Sale): ReceiptDetails {
  const totalPaise = payment.amountPaise;
  const taxPaise = site.gstin === '' ? 0 : taxWithin(totalPaise, site.gstRate);
  return {
    currency: payment.currency,
    seller: {
      name: site.sellerName === '' ? site.name : site.sellerName,
      address: site.address,
      email: site.supportEmail,
    },
    buyer: { name: member.name, memberId: `${site.memberIdPrefix}${member.id}` },
    plan: { name: payment.planName, months: payment.months },
    payment: {
      method: payment.method,
      reference: payment.reference,
      otherReference: payment.gatewayPaymentId ?? payment.bankReference,
    },
    totalPaise,
    taxPaise,
    tax: taxOf(site, { totalPaise, taxPaise }),
    credit: null,
  };
}

type Refund = {
  /** The details of the receipt. */
  receipt: ReceiptDetails;
  receiptNumber: string;
  receiptIssuedOn: string;
  /** What was refunded of the payment before. */
  beforePaise: number;
  amountPaise: number;
  reason: string;
};

/** The details of a credit note: seller, buyer and rate of its receipt. The credit notes of a receipt take back exactly its tax. */
export function creditDetailsOf(refund: Refund): ReceiptDetails {
  const { receipt, amountPaise: totalPaise, beforePaise: before, reason } = refund;
  const { tax } = receipt;
  const taxPaise = tax === null ? 0 : taxOfPart({ before, part: totalPaise, rate: tax.rate });
  const taxBefore = tax === null ? 0 : taxWithin(before, tax.rate);
  return {
    ...receipt,
    totalPaise,
    taxPaise,
    tax: tax && { ...tax, ...splitTax({ ...tax, totalPaise, taxPaise, taxBefore }) },
    credit: {
      receiptNumber: refund.receiptNumber,
      receiptIssuedOn: refund.receiptIssuedOn,
      reason,
    },
  };
}

/** `taxBefore` is what earlier credit notes of the receipt took back. */
type Amounts = { totalPaise: number; taxPaise: number; taxBefore: number };

function taxOf(site: SellerSettings, amounts: Omit<Amounts, 'taxBefore'>): StatedTax | null {
  const { gstin, gstRate: rate, gstSac: sac } = site;
  if (rate === 0 || gstin === '') return null;
  const placeOfSupply = site.placeOfSupply === '' ? stateOfGstin(gstin) : site.placeOfSupply;
  const stated = { gstin, rate, sac, placeOfSupply };
  return { ...stated, ...splitTax({ ...stated, ...amounts, taxBefore: 0 }) };
}

type Split = Pick<StatedTax, 'gstin' | 'rate' | 'placeOfSupply'> & Amounts;

/**
 * Halves of an odd tax differ by one paisa, so that the parts add up to the total. Those of credit notes are counted from the beginning,
 * so that all of them together take back each part of the receipt exactly.
 */
function splitTax({
  gstin,
  rate,
  placeOfSupply,
  totalPaise,
  taxPaise,
  taxBefore,
}: Split): Pick<StatedTax, 'taxablePaise' | 'parts'> {
  const half = Math.floor((taxBefore + taxPaise) / 2) - Math.floor(taxBefore / 2);
  const taxablePaise = totalPaise - taxPaise;
  if (stateOfGstin(gstin) !== placeOfSupply) {
    return { taxablePaise, parts: [{ name: 'IGST', rate, paise: taxPaise }] };
  }
  const parts: StatedTax['parts'] = [
    { name: 'CGST', rate: rate / 2, paise: taxPaise - half },
    { name: isUnionTerritory(placeOfSupply) ? 'UTGST' : 'SGST', rate: rate / 2, paise: half },
  ];
  return { taxablePaise, parts };
}
