/** Writes paise as rupees in Indian groups. */
export { writePaise as writeAmount } from '#web/parts/facts/money.rules.ts';

/** Paise as somebody would write them into a field: `1500`, `1500.50`. */
export function writePlainRupees(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}

/** Reads rupees that somebody wrote, with or without groups and paise; undefined for anything else, and for nothing. */
export function readRupees(text: string): number | undefined {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(/[₹,\s]/g, ''));
  if (parts === null) return undefined;
  const paise = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return paise === 0 ? undefined : paise;
}

/** The seconds that a refund takes: the same share of the term as of the price, at most what is unused. */
export function secondsOfRefund({
  paise,
  price,
  term,
  unused,
}: {
  paise: number;
  price: number;
  term: number;
  unused: number;
}): number {
  return Math.min(unused, Math.floor((term * paise) / price));
}
