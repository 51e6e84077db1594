/** The Gini coefficient: 0 when all have the same, near 1 when one has everything. */
export function giniOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const sum = sorted.reduce((total, value) => total + value, 0);
  const weighted = sorted.reduce((total, value, index) => total + (index + 1) * value, 0);
  return (2 * weighted) / (sorted.length * sum) - (sorted.length + 1) / sorted.length;
}
