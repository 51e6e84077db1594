import { isLastCode } from '#contract/choices/choice-lists.ts';
import { plainText } from '#contract/choices/plain-text.ts';

/** A value that is to be, or that is to have another label. */
type Labelled = { label: string; parent: string | null };
/** A value in its place. */
type Placed = { code: string; parent: string | null };
/** What a value is and was called. */
type Named = { label: string; labels: Readonly<Record<string, string>>; formerLabels: readonly string[] };

/** Whether somebody could not tell the label from another one of the values that are offered together. */
export function isLabelTaken(values: readonly Labelled[], { label, parent }: Labelled): boolean {
  return values.some(
    (value) =>
      plainText(value.label) === plainText(label) &&
      (value.parent === parent || value.parent === null || parent === null),
  );
}

/** The code of a new value: its label in plain letters behind the code of the value above, and a number if need be. */
export function codeFor({ label, parent }: Labelled, values: readonly Placed[]): string {
  const slug = plainText(label)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const wanted = [parent, slug === '' ? 'value' : slug].filter((part) => part !== null).join('-');
  const taken = new Set(values.map(({ code }) => code));
  let code = wanted;
  for (let number = 2; taken.has(code); number += 1) code = `${wanted}-${number}`;
  return code;
}

/** The order of a list with a new value: after the values it stands with, before the last ones. */
export function placeNew(values: readonly Placed[], { code, parent }: Placed): string[] {
  const codes = values.map((value) => value.code);
  const sibling = values.findLastIndex((value) => value.parent === parent && !isLastCode(value.code));
  const ordinary = values.findLastIndex((value) => !isLastCode(value.code));
  return codes.toSpliced((sibling === -1 ? ordinary : sibling) + 1, 0, code);
}

/** The values that are put in order together: all under one value of the list above, but the last ones. */
export function listSiblings(values: readonly Placed[], parent: string | null): string[] {
  return values.filter((value) => value.parent === parent && !isLastCode(value.code)).map(({ code }) => code);
}

/** Whether two orders name the same codes, each once. */
export function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.toSorted().join() === other.toSorted().join();
}

/** The order of the whole list when its siblings take each other's places. */
export function placeSiblings(values: readonly Placed[], siblings: readonly string[]): string[] {
  const moving = new Set(siblings);
  const next = siblings.values();
  return values.map(({ code }) => (moving.has(code) ? (next.next().value ?? code) : code));
}

/** A value under its new label; the old one goes on naming it. */
export function rename<Value extends Named>(
  value: Value,
  { label, labels = value.labels }: { label: string; labels?: Named['labels'] | undefined },
): Value {
  const former = [...value.formerLabels, value.label];
  return { ...value, label, labels, formerLabels: [...new Set(former)].filter((text) => text !== label) };
}
