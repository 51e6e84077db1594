import type { Chance } from '../../chance.ts';

/** How often each of several things is chosen; what is left out never is. */
export type SharesOf<Value extends string> = Readonly<Partial<Record<Value, number>>>;

/** One of `values` by the shares of a table. */
export function among<Value extends string>(
  chance: Chance,
  [values, shares]: readonly [readonly Value[], SharesOf<Value>],
): Value {
  const table = Object.fromEntries(values.map((value) => [value, shares[value] ?? 0]));
  const chosen = chance.one(table);
  return values.find((value) => value === chosen) ?? chance.pick(values);
}
