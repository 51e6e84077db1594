/** The Gini coefficient: 0 when all have the same, near 1 when one has everything. */
export function giniOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const sum = sorted.reduce((total, value) => total + value, 0);
  let weighted = 0;
  for (const [index, value] of sorted.entries()) weighted += (index + 1) * value;
  return (2 * weighted) / (sorted.length * sum) - (sorted.length + 1) / sorted.length;
}
