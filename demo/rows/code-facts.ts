import { type ChoiceFact, choiceFacts } from '#contract/profiles/fact-names.ts';
import type { Facts } from '../people/facts.ts';
import type { Coder } from './code-values.ts';

/** A profile's facts as they are stored: codes where a list has the value. */
export function codeFacts(facts: Facts, { code, codeAll }: Coder): Facts {
  const stated: Readonly<Partial<Record<ChoiceFact, unknown>>> = facts;
  const coded: Partial<Record<ChoiceFact, string | string[] | null>> = {};
  for (const [fact, { list, within }] of choiceFacts) {
    const value = stated[fact];
    const parent = within === undefined ? undefined : coded[within];
    const scope = typeof parent === 'string' ? { list, parent } : { list };
    if (typeof value === 'string') coded[fact] = code({ ...scope, text: value });
    if (Array.isArray(value)) coded[fact] = codeAll({ ...scope, texts: value });
  }
  const annualIncome = code({ list: 'annual_income', text: facts.annualIncome });
  // A code takes the place of each text.
  return { ...facts, ...(coded as Partial<Facts>), annualIncome };
}
