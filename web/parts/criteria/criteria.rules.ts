import { preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import {
  criteria,
  type Criterion,
  type CriterionName,
  criterionNames,
} from '#contract/preferences/preference.criteria.ts';
import type { profileForChoices } from '#contract/profiles/fixed-choices.ts';
import {
  labelsAtLeast,
  listRanks,
  pickChoices,
  type ChoiceLists,
  type LoadedChoices,
} from '#web/parts/choices/choices.rules.ts';
import { splitValues } from './written-values.rules.ts';

/** The lower ends of the bands of income, in rupees a year: the ends that a range may have. */
export function listIncomeEnds(bandCodes: readonly string[]): number[] {
  const ends = bandCodes.flatMap((code) => {
    const from = /^(\d+)-/.exec(code)?.[1];
    return from === undefined || from === '0' ? [] : [Number(from)];
  });
  return [...new Set(ends)].toSorted((one, other) => one - other);
}

/** The lists without "Prefer not to say", which is no criterion. */
export function withoutUndisclosed(lists: LoadedChoices): LoadedChoices {
  if (typeof lists === 'string') return lists;
  const offered = Object.entries(lists).map(([name, choices]) => [
    name,
    choices.filter(({ code }) => code !== preferNotToSayCode),
  ]);
  // The same names as before.
  return Object.fromEntries(offered) as ChoiceLists;
}

/** The list of a criterion, null where there is none, and the criterion that narrows it. */
export function listOf(name: CriterionName) {
  const criterion: Criterion = criteria[name];
  if (criterion.kind === 'range') return { list: null };
  const { list, within } = criterion;
  return { list, within: criterionNames.find((other) => other === within) };
}

/** The criterion that families name in the same breath: a church is a community to them. */
export function besideOf(name: CriterionName): CriterionName | undefined {
  const others: Partial<Record<CriterionName, CriterionName>> = {
    community: 'denomination',
    denomination: 'community',
  };
  return others[name];
}

type Chosen = { chosenFor: (name: CriterionName) => string; lists: LoadedChoices };

/**
 * The labels that narrow the list of a criterion: the chosen ones of the list above, or else those that belong to what is chosen
 * above that one. With a religion and no community, the sub-communities of all its communities are offered.
 */
export function listLabelsAbove(name: CriterionName, { chosenFor, lists }: Chosen): string[] {
  const { within } = listOf(name);
  if (within === undefined) return [];
  const chosen = splitValues(chosenFor(within));
  const { list } = listOf(within);
  if (chosen.length > 0 || list === null || typeof lists === 'string') return chosen;
  const under = listLabelsAbove(within, { chosenFor, lists });
  if (under.length === 0) return [];
  return pickChoices(lists, { list, under }).flatMap(({ label, parent }) => (parent === null ? [] : [label]));
}

/**
 * Qualifications in few words: the lowest rank from which on all are among the values, and the others; a rank of which all branches
 * are among these is named once.
 */
export function foldRanks(
  values: readonly string[],
  lists: LoadedChoices,
): { others: string[]; rank: string | undefined } {
  if (typeof lists === 'string') return { others: [...values], rank: undefined };
  const chosen = new Set(values);
  const ranks = listRanks(lists.qualification).map((rank) => ({
    rank,
    upwards: labelsAtLeast(lists.qualification, rank),
  }));
  const hasAll = (labels: readonly string[]) => labels.every((label) => chosen.has(label));
  const lowest = ranks.findIndex(({ upwards }) => upwards.length > 1 && hasAll(upwards));
  const below = lowest === -1 ? ranks : ranks.slice(0, lowest);
  const folded = below.flatMap(({ rank, upwards }, index) => {
    const higher = new Set(ranks[index + 1]?.upwards);
    const branches = upwards.filter((label) => !higher.has(label));
    return branches.length > 1 && hasAll(branches) ? [rank] : branches.filter((label) => chosen.has(label));
  });
  const listed = new Set(ranks[0]?.upwards);
  const unlisted = values.filter((value) => !listed.has(value));
  return { others: [...folded, ...unlisted], rank: ranks[lowest]?.rank };
}

/** Who manages a profile, as the person who looks at it sees it. The documented values are said by the one who registers: "My Son". */
const managers = {
  self: ['My Self'],
  parent: ['My Son', 'My Daughter'],
  sibling: ['My Brother', 'My Sister'],
  friend: ['My Friend'],
  relative: ['My Relative'],
} as const satisfies Record<string, readonly (typeof profileForChoices)[number][]>;
export type Manager = keyof typeof managers;
export const managerNames = Object.keys(managers).filter((name): name is Manager => name in managers);

/** The managers that documented values speak of, each once. */
export function managersOf(values: readonly string[]): Manager[] {
  return managerNames.filter((name) => managers[name].some((value) => values.includes(value)));
}

/** The documented values of managers. */
export function valuesOfManagers(names: readonly string[]): string[] {
  return managerNames.filter((name) => names.includes(name)).flatMap((name) => managers[name]);
}
