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

/**
 * The details of a credit note: seller, buyer and rate of its receipt. The credit notes of a receipt take back exactly its tax, apart from
 * a note of a single paisa, which has none.
 */
export function creditDetailsOf(refund: Refund): ReceiptDetails {
  const { receipt, amountPaise: totalPaise, beforePaise: before, reason } = refund;
  const { tax } = receipt;
  const taxPaise = tax === null ? 0 : taxOfPart({ before, part: totalPaise, rate: tax.rate });
  return {
    ...receipt,
    totalPaise,
    taxPaise,
    tax: tax && { ...tax, ...splitTax({ ...tax, totalPaise, taxPaise }) },
    credit: {
      receiptNumber: refund.receiptNumber,
      receiptIssuedOn: refund.receiptIssuedOn,
      reason,
    },
  };
}

type Amounts = { totalPaise: number; taxPaise: number };

function taxOf(site: SellerSettings, amounts: Amounts): StatedTax | null {
  const { gstin, gstRate: rate, gstSac: sac } = site;
  if (rate === 0 || gstin === '') return null;
  const placeOfSupply = site.placeOfSupply === '' ? stateOfGstin(gstin) : site.placeOfSupply;
  const stated = { gstin, rate, sac, placeOfSupply };
  return { ...stated, ...splitTax({ ...stated, ...amounts }) };
}

type Split = Pick<StatedTax, 'gstin' | 'rate' | 'placeOfSupply'> & Amounts;

function splitTax({
  gstin,
  rate,
  placeOfSupply,
  totalPaise,
  taxPaise,
}: Split): Pick<StatedTax, 'taxablePaise' | 'parts'> {
  const taxablePaise = totalPaise - taxPaise;
  if (stateOfGstin(gstin) !== placeOfSupply) {
    return { taxablePaise, parts: [{ name: 'IGST', rate, paise: taxPaise }] };
  }
  const half = { rate: rate / 2, paise: taxPaise / 2 };
  const stateTax = isUnionTerritory(placeOfSupply) ? 'UTGST' : 'SGST';
  return {
    taxablePaise,
    parts: [
      { name: 'CGST', ...half },
      { name: stateTax, ...half },
    ],
  };
}
