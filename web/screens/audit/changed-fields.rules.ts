type Fields = Readonly<Record<string, unknown>>;

/** A field that an action changed, or that it only says; undefined on the side that does not name it. */
export type ChangedField = { name: string; before: unknown; after: unknown };

/** The fields of both sides in their order, without those that are equal on both. */
export function listChanges(before: Fields | null, after: Fields | null): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({ name, before: before?.[name], after: after?.[name] }))
    .filter((field) => JSON.stringify(field.before) !== JSON.stringify(field.after));
}

/** The words of a field's name: `secondFactorGraceDays` and `grace_days` are written with spaces. */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.-]+/g, ' ')
    .trim()
    .toLowerCase();
  return sayingOf(words);
}

/** The words of a value: a code such as `grievance_officer` or `u_city` is written without its signs, any other text as it is. */
export function wordsOfValue(value: string): string {
  return /^[a-z]+(?:_[a-z]+)+$/.test(value) ? value.replace(/^u_/, '').replaceAll('_', ' ') : value;
}

/** A text with a capital letter. */
export function sayingOf(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
