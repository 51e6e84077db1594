/** The part "Other" of a value such as "Patel – Other". */
const otherPart = /\s+–\s+other$/i;

/** Returns the labels of a set as members read them; where a value in general is among more of its kind than are named, it says all of them. */
export function plainLabelsOf(labels: readonly string[], most: number): string[] {
  const wholes = labels.filter((label) => otherPart.test(label)).map(plainLabelOf);
  const wholeOf = (label: string) => wholes.find((whole) => label.startsWith(`${whole} – `));
  const partsOf = (whole: string | undefined) =>
    labels.filter((label) => whole !== undefined && wholeOf(label) === whole);
  return [
    ...new Set(
      labels.map((label) => {
        const whole = wholeOf(label);
        return whole !== undefined && partsOf(whole).length > most ? whole : plainLabelOf(label);
      }),
    ),
  ];
}

/** Returns the label of a value as members read it: "Patel – Other" is "Patel". */
export function plainLabelOf(label: string): string {
  return label.trim().replace(otherPart, '');
}
