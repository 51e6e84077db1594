/** The chosen values that one chip shows: one of them, or all parts of a whole. */
export type Chip = { name: string; isWhole: boolean; values: readonly string[] };

/** Fewer parts are shown one by one. */
const fewestParts = 3;
const separator = ' – ';

/** The chips of chosen values: "Brahmin – Iyer" by itself, and "Brahmin" where every part of it that is offered is chosen. */
export function listChips(chosen: readonly string[], offered: readonly string[]): Chip[] {
  const chips = new Map<string, Chip>();
  for (const value of chosen) {
    const [whole = value] = value.split(separator);
    const parts = offered.filter((label) => label.startsWith(whole + separator));
    const isWhole =
      parts.length >= fewestParts && parts.includes(value) && parts.every((part) => chosen.includes(part));
    const chip = isWhole
      ? { name: whole, isWhole, values: parts }
      : { name: value, isWhole, values: [value] };
    chips.set(`${chip.name} ${String(isWhole)}`, chip);
  }
  return [...chips.values()];
}
