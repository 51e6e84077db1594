import type { MessageKey } from '#contract/calls/messages.ts';
import { readForeignIncome } from './foreign-incomes.rules.ts';
import { unitOfHeader } from './income-headers.rules.ts';
import { type IncomeNotation, readIncomeCell, readLakhs, readMonthly, readYearly } from './incomes.rules.ts';

/** An income in rupees a year. `guess` is what no word said, and `rate` that of another currency. */
export type ReadIncome = {
  text: string;
  guess?: 'row.monthly_income' | 'row.yearly_income' | 'row.income_of_lakhs' | 'row.income_of_column';
  rate?: string;
};

const guesses = [
  ['row.monthly_income', readMonthly],
  ['row.yearly_income', readYearly],
  ['row.income_of_lakhs', readLakhs],
] as const;

/** The income of a cell, with all that was guessed about its unit and its period; null when the cell is none. */
export function readIncome(
  cell: string,
  { notation, header }: { notation: IncomeNotation; header: string },
): ReadIncome | null {
  for (const [guess, read] of guesses) {
    const text = read(cell, notation);
    if (text !== null) return { text, guess };
  }
  const text = readIncomeCell(cell, notation);
  if (text !== null)
    return unitOfHeader(header) === null && takesUnit(cell, { notation, income: text })
      ? { text, guess: 'row.income_of_column' }
      : { text };
  const foreign = readForeignIncome(cell, { header });
  if (foreign === null) return null;
  const { income, ...said } = foreign;
  return { text: income, ...said };
}

/** Whether the unit of a column makes a sum another one. */
function takesUnit(
  cell: string,
  { notation, income }: { notation: IncomeNotation; income: string },
): boolean {
  return notation.unit !== 'rupees' && readIncomeCell(cell, { ...notation, unit: 'rupees' }) !== income;
}

/** Why a cell is no income: it would be one if the unit of its column were known. */
export function describeNoIncome(cell: string, notation: IncomeNotation): MessageKey {
  const isSum = notation.unit === 'unknown' && /^\s*(?:rs\.?|₹)?\s*\d/i.test(cell);
  return isSum ? 'row.income_of_unknown_unit' : 'row.no_income';
}
