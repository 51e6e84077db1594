/** A value of a choice list as it is inserted. */
export type ChoiceRow = {
  list: string;
  code: string;
  label: string;
  /** The value of the list above that it belongs to; null for one that fits each of them. */
  parent: string | null;
  position: number;
  formerLabels: readonly string[];
};

export type ChoiceValue = Pick<ChoiceRow, 'code' | 'label' | 'parent'>;

/** The steps between positions, so that an administrator's value fits between two of ours. */
const gap = 10;
const lastLabels = { other: 'Other', 'prefer-not-to-say': 'Prefer not to say' };
/** The values at the end of a list. */
export type LastCodes = readonly (keyof typeof lastLabels)[];

/** The rows of a list: its values in their order, then the last ones. */
export function placeValues(
  list: string,
  { values, last }: { values: readonly ChoiceValue[]; last: LastCodes },
): ChoiceRow[] {
  const lastValues = last.map((code) => ({ code, label: lastLabels[code], parent: null }));
  return [...values, ...lastValues].map((value, index) => ({
    list,
    ...value,
    position: (index + 1) * gap,
    formerLabels: [],
  }));
}

/** The labels of a text that separates them by commas. */
export function listLabels(text: string): string[] {
  return text.split(',').map((label) => label.trim());
}

/** Values whose codes follow from their labels, behind the code of the value they belong to. */
export function listValues(text: string, parent: string | null = null): ChoiceValue[] {
  return listLabels(text).map((label) => ({
    code: parent === null ? slugOf(label) : `${parent}-${slugOf(label)}`,
    label,
    parent,
  }));
}

/** The values of several texts, each under the value that its key names. */
export function listValuesUnder(texts: Readonly<Record<string, string>>): ChoiceValue[] {
  return Object.entries(texts).flatMap(([parent, text]) => listValues(text, parent));
}

/** A label as a code: `Bachelor's – Arts` is `bachelors-arts`; text in brackets is left out. */
export function slugOf(label: string): string {
  return label
    .replaceAll(/\([^)]*\)/g, '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F']/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
