/** The part "Other" of a value such as "Patel – Other". */
const otherPart = /\s+–\s+other$/i;

/** Returns the label of a value as members read it: "Patel – Other" is "Patel". */
export function plainLabelOf(label: string): string {
  return label.trim().replace(otherPart, '');
}
