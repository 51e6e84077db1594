/** The first and the last day, `YYYY-MM-DD`. */
export type Period = { from: string; to: string };

export const periodNames = ['month', 'last', 'year'] as const;
export type PeriodName = (typeof periodNames)[number];

/** The days of this month so far, of the last month, or of this financial year so far, which begins in April. */
export function periodOf(name: PeriodName, today: string): Period {
  const [year = 0, month = 1] = today.split('-').map(Number);
  if (name === 'year')
    return { from: writeDay({ year: month < 4 ? year - 1 : year, month: 4, day: 1 }), to: today };
  if (name === 'month') return { from: writeDay({ year, month, day: 1 }), to: today };
  // The day before the first one is the last of the month before.
  return { from: writeDay({ year, month: month - 1, day: 1 }), to: writeDay({ year, month, day: 0 }) };
}

function writeDay({ year, month, day }: { year: number; month: number; day: number }): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
