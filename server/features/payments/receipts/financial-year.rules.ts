/** The kinds of documents that are numbered, each in a series of its own. */
export type ReceiptKind = 'receipt' | 'credit_note';

/** April; the financial year of India begins with its first day. */
const firstMonth = 4;

/** The financial year of a calendar day `YYYY-MM-DD` of the site: `26-27` from 1 April 2026 to 31 March 2027. */
export function financialYearOf(day: string): string {
  const begins = beginningOf(day);
  const write = (whole: number) => String(whole % 100).padStart(2, '0');
  return `${write(begins)}-${write(begins + 1)}`;
}

/** The first day of the financial year of a calendar day. */
export function firstDayOfYear(day: string): string {
  return `${beginningOf(day)}-04-01`;
}

/** The calendar year in which the financial year of a day begins. */
function beginningOf(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return month >= firstMonth ? year : year - 1;
}

const marks = { receipt: 'RC', credit_note: 'CN' } as const;

/** The number on the paper: `RC/26-27/000042`. The law allows 16 characters (CGST Rules, rule 46). */
export function receiptNumberOf({
  kind,
  financialYear,
  number,
}: {
  kind: ReceiptKind;
  financialYear: string;
  number: number;
}): string {
  return `${marks[kind]}/${financialYear}/${String(number).padStart(6, '0')}`;
}
