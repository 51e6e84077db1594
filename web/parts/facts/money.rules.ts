const paisePerRupee = 100;

const rupees = 'INR';
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, isWhole: boolean): Intl.NumberFormat {
  const key = `${currency} ${isWhole}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const digits = isWhole ? { maximumFractionDigits: 0 } : {};
  const made = new Intl.NumberFormat('en-IN', { style: 'currency', currency, ...digits });
  formats.set(key, made);
  return made;
}

/** Money in the Indian grouping: 15000000 paise are ₹1,50,000, and 150050 are ₹1,500.50. Bank statements and UPI are rupees. */
export function writePaise(paise: number, currency = rupees): string {
  return formatOf(currency, paise % paisePerRupee === 0).format(paise / paisePerRupee);
}

/** What stands before an amount in a field: `₹`. */
export function symbolOf(currency: string): string {
  const parts = formatOf(currency, true).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

export function paiseOf(whole: number): number {
  return whole * paisePerRupee;
}
