import type { LoadedChoices } from './choices.rules.ts';

/** Christians speak of churches, Muslims of sects and schools of thought; members of other religions read words that fit all. */
const namedReligions = ['christian', 'muslim'] as const;

/** Returns the religion whose own words a question about the denomination has; `other` also while the lists are not there. */
export function findFaithWords(
  lists: LoadedChoices,
  religion: string,
): (typeof namedReligions)[number] | 'other' {
  if (typeof lists === 'string') return 'other';
  const code = lists.religion.find(({ label }) => label === religion)?.code;
  return namedReligions.find((name) => name === code) ?? 'other';
}
