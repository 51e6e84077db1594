import { criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { Wish } from './score.rules.ts';

/** How often the values of a fact occur among all members, as shares: the frequent ones, those who do not tell, and a guess for any other. */
export type Frequency = { frequent: ReadonlyMap<string, number>; untold: number; other: number };

/** What the database knows of its own rows, so that the rarest of several facts leads to the candidates. */
export type Selectivity = { rows: number; facts: ReadonlyMap<string, Frequency> };

/** The criteria whose facts have an index that leads to candidates, with the columns of those facts. */
export const leads = {
  religion: 'religion',
  community: 'community',
  motherTongue: 'mother_tongue',
  state: 'state',
  city: 'city',
  district: 'district',
  workingAs: 'working_as',
} as const satisfies Partial<Record<CriterionName, string>>;
export type LeadName = keyof typeof leads;

/**
 * A criterion by whose values candidates are walked. `share` is that of the members who are met; `takesUntold`: those who do
 * not tell the fact belong to them, because it is no must-have.
 */
export type Lead = {
  name: LeadName;
  values: readonly string[];
  isMustHave: boolean;
  takesUntold: boolean;
  share: number;
};

/**
 * Each value of a lead is a walk of its own within one statement, which says everything that is wanted once more: of very many
 * values the statement alone would take seconds. Whoever takes so many is met by many, whom the order of standing finds.
 */
const mostLeadValues = 12;

/** The criteria of a wish that lead to candidates, the rarest first. */
export function listLeads(wish: Wish, { facts }: Selectivity): Lead[] {
  const found = criterionNames.flatMap((name): Lead[] => {
    const wanted = wish.wanted.get(name);
    if (!isLead(name) || wanted?.kind !== 'among' || wanted.values.length > mostLeadValues) return [];
    const frequency = facts.get(name);
    const isMustHave = wish.mustHave.has(name);
    const untold = isMustHave ? 0 : (frequency?.untold ?? 0);
    const shares = wanted.values.map((value) => frequency?.frequent.get(value) ?? frequency?.other ?? 0);
    const share = shares.reduce((sum, one) => sum + one, untold);
    // Whatever the statistics say: the few who do not tell may have come since, and a place of nobody costs nothing.
    return [{ name, values: wanted.values, isMustHave, takesUntold: !isMustHave, share }];
  });
  return found.toSorted((one, other) => one.share - other.share);
}

function isLead(name: CriterionName): name is LeadName {
  return Object.hasOwn(leads, name);
}
