/** How somebody is spoken of. */
export type Pronoun = 'he' | 'she' | 'they';

const pronouns: Readonly<Record<string, Pronoun>> = { Male: 'he', Female: 'she' };

export function pronounOf(gender: string): Pronoun {
  return Object.hasOwn(pronouns, gender) ? (pronouns[gender] ?? 'they') : 'they';
}
