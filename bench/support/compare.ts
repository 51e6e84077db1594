import { formatNumber, median } from './numbers.ts';
import type { Row } from './report.ts';

export type Side<Sample> = { name: string; samples: readonly Sample[] };

/** Which number of a sample a column shows. */
export type Column<Sample> = (sample: Sample) => number;

/**
 * The rows of a comparison whose sides were measured in turns: the medians of each, and the ratio of the pairs. Other
 * loads of the machine touch both of a pair, so the ratio says more than the numbers.
 */
export function compareSides<Sample>(
  columns: readonly Column<Sample>[],
  { bare, own }: { bare: Side<Sample>; own: Side<Sample> },
): Row[] {
  return [
    ...[bare, own].map(({ name, samples }) => [
      name,
      ...columns.map((column) => formatNumber(median(samples.map(column)))),
    ]),
    [
      'ratio of pairs: median (least–most)',
      ...columns.map((column) => formatRatios(ratiosOf(column, { bare, own }))),
    ],
  ];
}

/** Own divided by bare, pair by pair. */
export function ratiosOf<Sample>(
  column: Column<Sample>,
  { bare, own }: { bare: Side<Sample>; own: Side<Sample> },
): number[] {
  return own.samples.map((sample, index) => {
    const reference = bare.samples[index];
    return reference === undefined ? Number.NaN : column(sample) / column(reference);
  });
}

/** `0.71 (0.68–0.74)` */
function formatRatios(ratios: readonly number[]): string {
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  return `${formatNumber(median(ratios))} (${formatNumber(least)}–${formatNumber(most)})`;
}
