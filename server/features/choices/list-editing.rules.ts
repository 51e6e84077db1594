import { isLastCode } from '#contract/choices/choice-lists.ts';
import { plainText } from '#contract/choices/plain-text.ts';

/** A new value, or a value with a new label. */
type Labelled = { label: string; parent: string | null };
type Positioned = { code: string; parent: string | null };
type Named = { label: string; labels: Readonly<Record<string, string>>; formerLabels: readonly string[] };

/** Whether another value that is offered together with this one has the same label, compared as plain text. */
export function isLabelTaken(values: readonly Labelled[], { label, parent }: Labelled): boolean {
  return values.some(
    (value) =>
      plainText(value.label) === plainText(label) &&
      (value.parent === parent || value.parent === null || parent === null),
  );
}

/** The code of a new value: the code of its parent and its label in plain letters, with a number when it is taken. */
export function codeFor({ label, parent }: Labelled, values: readonly Positioned[]): string {
  const slug = plainText(label)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const wanted = [parent, slug === '' ? 'value' : slug].filter((part) => part !== null).join('-');
  const taken = new Set(values.map(({ code }) => code));
  let code = wanted;
  for (let number = 2; taken.has(code); number += 1) code = `${wanted}-${number}`;
  return code;
}

/** The order of a list with a new value: after its siblings, before the last values. */
export function placeNew(values: readonly Positioned[], { code, parent }: Positioned): string[] {
  const codes = values.map((value) => value.code);
  const sibling = values.findLastIndex((value) => value.parent === parent && !isLastCode(value.code));
  const ordinary = values.findLastIndex((value) => !isLastCode(value.code));
  return codes.toSpliced((sibling === -1 ? ordinary : sibling) + 1, 0, code);
}

/** The codes that are reordered together: those under one parent, without the last values. */
export function listSiblings(values: readonly Positioned[], parent: string | null): string[] {
  return values.filter((value) => value.parent === parent && !isLastCode(value.code)).map(({ code }) => code);
}

/** Whether two orders name the same codes, each once. */
export function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.toSorted().join() === other.toSorted().join();
}

/** The order of the whole list when siblings exchange their positions. */
export function placeSiblings(values: readonly Positioned[], siblings: readonly string[]): string[] {
  const moving = new Set(siblings);
  const next = siblings.values();
  return values.map(({ code }) => (moving.has(code) ? (next.next().value ?? code) : code));
}

/** A value with its new label; the old one becomes a former label, which still names it. */
export function rename<Value extends Named>(
  value: Value,
  { label, labels = value.labels }: { label: string; labels?: Named['labels'] | undefined },
): Value {
  const former = [...value.formerLabels, value.label];
  return { ...value, label, labels, formerLabels: [...new Set(former)].filter((text) => text !== label) };
}
