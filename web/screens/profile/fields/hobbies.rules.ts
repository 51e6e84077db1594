import { profileFacts } from '#contract/profiles/profile.facts.ts';

/** The chips while they are edited; at most one of them is blank, and it is the last. */
export type Hobbies = readonly string[];

/** How many hobbies a profile takes, and how long one may be. */
export const hobbyLimits: { most: number; longest: number } = profileFacts.hobbies;

/** A new hobby can be added when there are none or the last one is not blank (specification, hobbies). */
export function canAddHobby(hobbies: Hobbies): boolean {
  const last = hobbies.at(-1);
  return hobbies.length < hobbyLimits.most && (last === undefined || last.trim() !== '');
}

/** Adds a blank chip to write in, where one can be added. */
export function addHobby(hobbies: Hobbies): Hobbies {
  return canAddHobby(hobbies) ? [...hobbies, ''] : hobbies;
}

/** Writes into a chip. A comma separates hobbies on the wire, so it ends this one and begins the next. */
export function writeHobby(hobbies: Hobbies, { index, text }: { index: number; text: string }): Hobbies {
  const parts = text.split(',').map((part) => part.trimStart().slice(0, hobbyLimits.longest));
  const [first = ''] = parts;
  const others = parts.slice(1).filter((part, at) => part !== '' || at === parts.length - 2);
  const written = [...hobbies.slice(0, index), first, ...others, ...hobbies.slice(index + 1)];
  return written.filter((hobby, at) => hobby.trim() !== '' || at === index || at === written.length - 1);
}

export function removeHobby(hobbies: Hobbies, index: number): Hobbies {
  return hobbies.filter((_hobby, at) => at !== index);
}

/** The focus leaves a chip: it is removed when it is blank or repeats an earlier one. */
export function leaveHobby(hobbies: Hobbies, index: number): Hobbies {
  const written = plain(hobbies[index] ?? '');
  const isDouble = hobbies.some((hobby, at) => at < index && plain(hobby) === written);
  if (written === '' || isDouble) return removeHobby(hobbies, index);
  return hobbies.map((hobby, at) => (at === index ? hobby.trim() : hobby));
}

/** The hobbies on the wire: the chips that are not blank. */
export function joinHobbies(hobbies: Hobbies): string {
  return hobbies
    .map((hobby) => hobby.trim())
    .filter((hobby) => hobby !== '')
    .join(',');
}

/** A suggestion replaces the last chip if that is blank or the beginning of it; otherwise it is added. */
export function takeSuggestion(hobbies: Hobbies, suggestion: string): Hobbies {
  const last = hobbies.at(-1);
  const isCompleted = last !== undefined && plain(suggestion).startsWith(plain(last));
  return isCompleted
    ? [...hobbies.slice(0, -1), suggestion]
    : [...hobbies, suggestion].slice(0, hobbyLimits.most);
}

/** The suggestions that are not chosen yet, and that begin with the text of the chip that is being written. */
export function listSuggestions(
  labels: readonly string[],
  { hobbies, written }: { hobbies: Hobbies; written: string },
): string[] {
  const present = new Set(hobbies.map(plain));
  const open = labels.filter((label) => !present.has(plain(label)));
  const begun = plain(written);
  return begun === '' ? open : open.filter((label) => plain(label).startsWith(begun));
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
