/** The part "Other" of a value such as "Patel – Other". */
const otherPart = /\s+–\s+other$/i;

/** Returns the labels of a set as members read them; where a value in general is among more of its kind than are named, it says all of them. */
export function plainLabelsOf(labels: readonly string[], most: number): string[] {
  const wholes = labels.filter((label) => otherPart.test(label)).map(plainLabelOf);
  const placed = labels.map((label) => ({
    label,
    whole: wholes.find((whole) => label.startsWith(`${whole} – `)) ?? '',
  }));
  const counts = new Map<string, number>();
  for (const { whole } of placed) counts.set(whole, (counts.get(whole) ?? 0) + 1);
  const isSaidWhole = (whole: string) => whole !== '' && (counts.get(whole) ?? 0) > most;
  return [...new Set(placed.map(({ label, whole }) => (isSaidWhole(whole) ? whole : plainLabelOf(label))))];
}

/** Returns the label of a value as members read it: "Patel – Other" is "Patel". */
export function plainLabelOf(label: string): string {
  return label.trim().replace(otherPart, '');
}
