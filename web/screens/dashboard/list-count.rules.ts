/** Writes a count in the Indian grouping: 100000 is 1,00,000. */
export function writeCount(count: number): string {
  return new Intl.NumberFormat('en-IN').format(count);
}

/** Writes the total of a list for its heading: "500+" when the list was not counted to its end. */
export function writeTotal({ total, hasMore }: { total: number; hasMore: boolean }): string {
  return `${writeCount(total)}${hasMore ? '+' : ''}`;
}
