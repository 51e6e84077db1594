/** The names in their order, except that some follow another one. */
export function placeAfter<Name extends string>(
  names: readonly Name[],
  after: Readonly<Partial<Record<Name, Name | undefined>>>,
): Name[] {
  const others = names.filter((name) => after[name] === undefined);
  return others.flatMap((other) => [other, ...names.filter((name) => after[name] === other)]);
}
