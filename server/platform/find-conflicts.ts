/** Values of one entity under the names of its answers. */
type WireValues = Readonly<Record<string, unknown>>;

/**
 * The names whose value somebody else changed since the client read it, to something else than the client wants now. What
 * the client does not say it had read cannot conflict.
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
