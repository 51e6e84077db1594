/**
 * Two names for one thing: the plain word inside the program and the documented word on the wire (`u_…`, `ss_…`).
 * An entity declares the pairs once as data; both directions follow from them.
 */
export type WireNames = Record<string, string>;

/** The entity with its documented names. */
export type ToWire<Entity, Names extends WireNames> = {
  [Key in keyof Entity & keyof Names as Names[Key]]: Entity[Key];
};

/** The pairs turned round. */
type Inverted<Names extends WireNames> = { [Key in keyof Names & string as Names[Key]]: Key };

/** Builds the two mappers of an entity. Keys without a pair are left out, which also keeps them off the wire. */
export function wireMapper<const Names extends WireNames>(names: Names) {
  const inverted = Object.fromEntries(Object.entries(names).map(([plain, wire]) => [wire, plain]));
  return {
    // `rename` works on keys as data; the type says for callers what it does.
    toWire: <Entity extends object>(entity: Entity) => rename(entity, names) as ToWire<Entity, Names>,
    // The same, the other way round.
    fromWire: <Wire extends object>(wire: Wire) => rename(wire, inverted) as ToWire<Wire, Inverted<Names>>,
  };
}

function rename(source: object, names: WireNames): object {
  return Object.fromEntries(
    Object.entries(source).flatMap(([key, value]) => {
      const name = Object.hasOwn(names, key) ? names[key] : undefined;
      return name === undefined ? [] : [[name, value]];
    }),
  );
}
