/**
 * Rupees for one unit of a currency, rounded, from the reference rates that the Reserve Bank of India and the central banks of the Gulf
 * published around this day. They are fixed: an income of a sheet is approximate, and the same sheet has to give the same rows.
 */
export const ratesOf = '2026-06-01';

const rates: Readonly<Record<string, { rupees: number; words: string; period: 'month' | 'year' | null }>> = {
  AED: { rupees: 23, words: String.raw`aed|dirhams?|dhs?`, period: 'month' },
  SAR: { rupees: 22.5, words: String.raw`sar|sr|saudi riyals?`, period: 'month' },
  QAR: { rupees: 23.3, words: String.raw`qar|qr|qatari riyals?`, period: 'month' },
  OMR: { rupees: 220, words: String.raw`omr|ro|omani riyals?|omani rials?`, period: 'month' },
  KWD: { rupees: 275, words: String.raw`kwd|kd|kuwaiti dinars?`, period: 'month' },
  BHD: { rupees: 225, words: String.raw`bhd|bd|bahraini dinars?`, period: 'month' },
  USD: { rupees: 85, words: String.raw`usd|us ?\$|\$|(?:us )?dollars?`, period: null },
  GBP: { rupees: 113, words: String.raw`gbp|£|pounds?`, period: null },
  EUR: { rupees: 96, words: String.raw`eur|€|euros?`, period: null },
  CAD: { rupees: 62, words: String.raw`cad|c\$|canadian dollars?`, period: null },
  AUD: { rupees: 55, words: String.raw`aud|a\$|australian dollars?`, period: null },
  NZD: { rupees: 50, words: String.raw`nzd|nz\$|new zealand dollars?`, period: null },
  SGD: { rupees: 65, words: String.raw`sgd|s\$|singapore dollars?`, period: 'month' },
  MYR: { rupees: 20, words: String.raw`myr|rm|ringgit`, period: 'month' },
};

export const currencies = Object.entries(rates).map(([code, { words, ...rate }]) => ({
  code,
  ...rate,
  test: new RegExp(String.raw`(?<![a-z])(?:${words})(?![a-jl-z]|k[a-z])`, 'gi'),
}));

export type Currency = (typeof currencies)[number];

/** The currency that a header names; none beside rupees. */
export function foreignIn(header: string): Currency | undefined {
  return /₹|\brs\b|\binr\b|rupee/i.test(header) ? undefined : currencyIn(header.toLowerCase());
}

/** The one currency that a text in small letters names. */
export function currencyIn(text: string): Currency | undefined {
  return mostParticular(currencies.filter(({ test }) => text.search(test) !== -1));
}

/** The one currency; "C$" has the sign of the dollar, too. */
function mostParticular(found: readonly Currency[]): Currency | undefined {
  const [one, other] = found.length > 1 ? found.filter(({ code }) => code !== 'USD') : found;
  return other === undefined ? one : undefined;
}
