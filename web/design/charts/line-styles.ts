/** The names of the lines of a chart. The second one is dashed. */
export type LineNames = { first: string; second?: string };
export type LinePlace = keyof LineNames;

export type ChartPoint = { label: string; values: Readonly<Partial<Record<LinePlace, number>>> };

export const dashes: Record<LinePlace, string> = { first: '', second: '6 4' };

const colors: Record<LinePlace, string> = { first: 'var(--accent-text)', second: 'var(--peacock)' };

type ChartLine = { place: LinePlace; name: string; color: string };

export function linesOf({ first, second }: LineNames): ChartLine[] {
  return [
    { place: 'first', name: first, color: colors.first },
    ...(second === undefined ? [] : [{ place: 'second', name: second, color: colors.second } as const]),
  ];
}
