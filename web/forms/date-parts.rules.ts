/** The parts of a date that is perhaps not complete yet: `1997-03-` has no day. */
export type DateParts = { year: string; month: string; day: string };

export function splitDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}

export function joinDate({ year, month, day }: DateParts): string {
  return year === '' && month === '' && day === '' ? '' : `${year}-${month}-${day}`;
}
