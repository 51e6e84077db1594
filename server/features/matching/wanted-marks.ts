import { createHash } from 'node:crypto';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';

/**
 * How many marks the values of a criterion share: 63 bits of one number for all, more where values are many and decide much.
 * A value has the mark that its hash says. A preference has the marks of all values that a criterion accepts, and every mark of
 * a criterion that it leaves open: so a preference without the mark of a fact does not accept it.
 */
export const markWidths = [
  ['maritalStatus', 5],
  ['religion', 7],
  ['community', 11],
  ['motherTongue', 8],
  ['country', 3],
  ['state', 5],
  ['city', 3],
  ['district', 3],
  ['qualification', 5],
  ['workingWith', 4],
  ['professionArea', 3],
  ['workingAs', 2],
  ['diet', 4],
] as const satisfies readonly (readonly [CriterionName, number])[];

/** The marks of some facts, as a decimal number: a preference that accepts all of them has all of these. */
export function marksOf(facts: Readonly<Partial<Record<CriterionName, unknown>>>): string {
  let [marks, offset] = [0n, 0];
  for (const [name, width] of markWidths) {
    const fact = facts[name];
    if (typeof fact === 'string') marks |= 1n << BigInt(offset + hashOf(fact, width));
    offset += width;
  }
  return marks.toString();
}

function hashOf(value: string, width: number): number {
  return createHash('md5').update(value).digest().readUInt8(0) % width;
}

/** The criteria whose only wanted values are the key of a preference. */
export const keyNames = ['religion', 'community', 'motherTongue'] as const satisfies readonly CriterionName[];
/** In a key: any value, or one of several. */
export const anyValue = '*';

/** The keys of the preferences that may accept some facts. */
export function keysOf(facts: Readonly<Partial<Record<CriterionName, unknown>>>): string[] {
  return keyNames
    .map((name) => (typeof facts[name] === 'string' ? [facts[name], anyValue] : [anyValue]))
    .reduce<string[][]>((keys, values) => keys.flatMap((key) => values.map((value) => [...key, value])), [[]])
    .map((values) => values.join('|'));
}
