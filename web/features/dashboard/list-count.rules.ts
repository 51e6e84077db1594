/** 1000 is 1,000 in the Indian grouping. */
export function writeCount(count: number): string {
  return new Intl.NumberFormat('en-IN').format(count);
}

/** How many are in a list, as a heading says it: "12+" when it was not counted to its end. */
export function writeTotal({ total, hasMore }: { total: number; hasMore: boolean }): string {
  return `${writeCount(total)}${hasMore ? '+' : ''}`;
}
