/** First and last name together. */
export function fullNameOf({ u_firstname, u_lastname }: { u_firstname: string; u_lastname: string }): string {
  return `${u_firstname} ${u_lastname}`.trim();
}

export type Pronoun = 'he' | 'she' | 'they';

const pronouns: Readonly<Record<string, Pronoun>> = { Male: 'he', Female: 'she' };

/** The pronoun for a member of this gender. */
export function pronounOf(gender: string): Pronoun {
  return Object.hasOwn(pronouns, gender) ? (pronouns[gender] ?? 'they') : 'they';
}
