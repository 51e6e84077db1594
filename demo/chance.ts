import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Shares } from './shares.ts';

type Source = {
  seed: number;
  /** Who or what is invented. */
  index: number;
  /** Each topic has a stream of its own, so that a change of one leaves the others as they are. */
  topic: string;
};

type Table = { values: readonly string[]; sums: Float64Array };
const tables = new WeakMap<Shares, Table>();

/** A stream of chance that is the same for the same seed, index and topic. */
export class Chance {
  readonly #generator: RandomGenerator;

  constructor({ seed, index, topic }: Source) {
    let state = Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca77) ^ hashText(topic);
    const next = () => {
      state = (state + 0x9e3779b9) | 0;
      return mix(state);
    };
    this.#generator = xoroshiro128plusFromState([next(), next(), next(), next()]);
  }

  /** From 0 to 1, without 1. */
  fraction(): number {
    return uniformFloat64(this.#generator);
  }

  is(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** A whole number; both ends are possible. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.fraction() * (to - from + 1));
  }

  /** Of the normal distribution around 0 with deviation 1. */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.fraction()));
    return radius * Math.cos(2 * Math.PI * this.fraction());
  }

  /** A positive number around `mean` with a long tail to the right. */
  gamma(mean: number): number {
    const draws = (1 - this.fraction()) * (1 - this.fraction()) * (1 - this.fraction());
    return (-Math.log(draws) * mean) / 3;
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(this.fraction() * values.length)];
    if (value === undefined) throw new Error('There is nothing to pick from');
    return value;
  }

  /** At most `count` different values. */
  several<Value>(values: readonly Value[], count: number): Value[] {
    const picked = new Set<Value>();
    for (let draw = 0; draw < count * 3 && picked.size < count; draw += 1) picked.add(this.pick(values));
    return [...picked];
  }

  /** A name of the table, as often as its share says. */
  one(shares: Shares): string {
    const { values, sums } = tableOf(shares);
    const point = this.fraction() * (sums.at(-1) ?? 0);
    const value = values[sums.findIndex((sum) => point < sum)];
    if (value === undefined) throw new Error('There is nothing to choose from');
    return value;
  }
}

function tableOf(shares: Shares): Table {
  const known = tables.get(shares);
  if (known !== undefined) return known;
  const entries = Object.entries(shares);
  let sum = 0;
  const sums = Float64Array.from(entries, ([, share]) => (sum += share));
  const table = { values: entries.map(([value]) => value), sums };
  tables.set(shares, table);
  return table;
}

/** Spreads the bits of a number over all its 32. */
function mix(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) | 0;
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
