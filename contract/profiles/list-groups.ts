import { plainText } from '../choices/plain-text.ts';

/** Labels of choice lists or own words, as answers contain them. */
type Grouped = {
  u_denomination: string | null;
  u_community: string;
  u_sub_community: string | null;
};

/** Values that name no group, as the lists of a fresh database call them. */
const namelessValues: ReadonlySet<string> = new Set(['', 'other', 'prefer not to say']);

function namesGroup(value: string | null): boolean {
  return !namelessValues.has(plainText(value ?? ''));
}

/** Whether the community is worth a row among the facts: not when it names none and denomination or sub-community does. */
export function showsCommunity({ u_denomination, u_community, u_sub_community }: Grouped): boolean {
  return namesGroup(u_community) || !(namesGroup(u_denomination) || namesGroup(u_sub_community));
}

/**
 * The groups of a person within the religion, as families read them: denomination or sect, community, sub-community. A value that
 * names none is left out when another one is known, and so is a name that another one contains (Knanaya, Knanaya Catholic).
 */
export function listGroups({ u_denomination, u_community, u_sub_community }: Grouped): string[] {
  const stated = [u_denomination ?? '', u_community, u_sub_community ?? ''].filter((name) => name !== '');
  const known = [...new Set(stated.filter(namesGroup))];
  const said = known.filter(
    (name) => !known.some((other) => other !== name && plainText(other).includes(plainText(name))),
  );
  return said.length > 0 ? said : stated.slice(0, 1);
}
