import type { ValidationKey } from '#contract/calls/messages.ts';
import type { ListName } from '../choices/choice-lists.ts';

/** What a fact is, with its limits. */
export type FactKind<Fact extends string> =
  | { kind: 'line'; longest: number }
  | { kind: 'paragraph'; longest: number }
  | { kind: 'number'; smallest: number; largest: number }
  /** Whole centimetres. */
  | { kind: 'height'; smallest: number; largest: number }
  | { kind: 'date'; required: ValidationKey }
  | { kind: 'yes-no' }
  | { kind: 'one-of'; values: readonly string[]; required: ValidationKey }
  /** A value of a choice list, which another fact may narrow, or own words. */
  | { kind: 'choice'; list: ListName; within?: Fact }
  /** Several values of a choice list, or own words. */
  | { kind: 'set'; list: ListName; most: number; longest: number }
  /** Several own words; the list has suggestions. */
  | { kind: 'words'; list: ListName; most: number; longest: number }
  /** Rupees a year: `750000`, `500000-750000`, `10000000-` (and more), or "Prefer not to say". The list has bands. */
  | { kind: 'income'; list: ListName };
