/** The first line of the export of receipts and credit notes. Amounts are rupees, or whole units of another currency. */
export const bookColumns = [
  'Number',
  'Kind',
  'Date',
  'Member',
  'Plan',
  'Method',
  'Our reference',
  'Bank reference',
  'Currency',
  'Total',
  'Taxable value',
  'CGST',
  'SGST/UTGST',
  'IGST',
  'GST rate %',
  'Status of the payment',
] as const;

/** The kinds of documents in the export. */
export const documentKinds = { receipt: 'Receipt', credit_note: 'Credit note' } as const;
