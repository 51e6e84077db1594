/** Values of one entity by their names on the wire. */
type WireValues = Readonly<Record<string, unknown>>;

/**
 * The names of values that have changed since the client read them, to others than it wants now. A value that is missing in
 * `previous` cannot conflict.
 */
export function findConflicts({
  previous,
  current,
  wanted,
}: {
  previous: WireValues;
  current: WireValues;
  wanted: WireValues;
}): string[] {
  return Object.keys(previous).filter(
    (name) => !isSame(current[name], previous[name]) && !isSame(current[name], wanted[name]),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
