import { Chance } from '../chance.ts';

export type StatedIncome = { annualIncome: string | null; isIncomePrivate: boolean };

/** The bands that a form offers, in lakhs, as `server/migrations/choice-lists/careers.data.ts` begins with. */
const bands = [0, 1, 2, 3, 5, 7.5, 10, 15, 20, 30, 50, 75, 100].map((lakhs) => lakhs * 100_000);

/** How an income is stated: mostly as a band, sometimes as a number, sometimes not at all. */
export function stateIncome(
  seed: number,
  { index, income }: { index: number; income: number | null },
): StatedIncome {
  const chance = new Chance({ seed, index, topic: 'income' });
  const isIncomePrivate = chance.is(0.07);
  if (income === null) return { annualIncome: chance.is(0.35) ? '0' : null, isIncomePrivate };
  if (chance.is(0.035)) return { annualIncome: 'Prefer not to say', isIncomePrivate };
  return { annualIncome: chance.is(0.7) ? bandOf(income) : String(income), isIncomePrivate };
}

function bandOf(income: number): string {
  const from = bands.findLastIndex((start) => start <= income);
  return `${bands[from] ?? 0}-${bands[from + 1] ?? ''}`;
}
