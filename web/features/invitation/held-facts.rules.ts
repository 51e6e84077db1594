/** What registration asks for, in the order of the form, by the names of the claim. */
export const askedFields = [
  'profile_for',
  'gender',
  'firstname',
  'lastname',
  'dob',
  'religion',
  'community',
  'email',
  'mobile',
] as const;
export type AskedField = (typeof askedFields)[number];

/** What the facts call them. */
const factNames: Record<AskedField, string> = {
  profile_for: 'created_by',
  gender: 'gender',
  firstname: 'firstname',
  lastname: 'lastname',
  dob: 'dob',
  religion: 'religion',
  community: 'community',
  email: 'email',
  mobile: 'mobile',
};

/** Nobody can sign in without these, so they are always looked at. */
const alwaysAsked: readonly AskedField[] = ['email', 'mobile'];

export type Held = {
  iv_facts: Readonly<Record<string, string>>;
  iv_missing: readonly string[];
  iv_to_confirm: readonly string[];
};

/** What the person has to tell: what is missing or only estimated, how to sign in, and what they want to correct. */
export function listAsked(held: Held, correcting: readonly AskedField[]): AskedField[] {
  return askedFields.filter(
    (field) =>
      alwaysAsked.includes(field) ||
      // Communities belong to religions.
      (field === 'community' && correcting.includes('religion')) ||
      held.iv_missing.includes(field) ||
      held.iv_to_confirm.includes(field) ||
      correcting.includes(field),
  );
}

/** What a field begins with: what is held, but of an estimated date of birth the year alone. */
export function beginWith(held: Held, field: AskedField): string {
  const value = held.iv_facts[factNames[field]] ?? '';
  return field === 'dob' && held.iv_to_confirm.includes('dob') ? `${value.slice(0, 4)}--` : value;
}

/** The field of the form that corrects a fact, which registration asks for; any other fact can be left out instead. */
export function fieldOfFact(name: string): AskedField | undefined {
  return askedFields.find((asked) => factNames[asked] === name);
}

const centimetresPerInch = 2.54;
const inchesPerFoot = 12;

/** A height in feet and inches, to the nearest inch. */
export function feetOf(centimetres: number): { feet: number; inches: number } {
  const inches = Math.round(centimetres / centimetresPerInch);
  return { feet: Math.floor(inches / inchesPerFoot), inches: inches % inchesPerFoot };
}

/** An income in rupees a year: `750000`, `500000-750000` or `10000000-` (and more). Undefined for the label of a band. */
export function readIncome(text: string): { from: number; to: number | undefined } | undefined {
  const parts = /^(\d+)(-?)(\d*)$/.exec(text);
  if (parts === null) return undefined;
  const [, from, dash, to] = parts;
  if (dash === '') return { from: Number(text), to: Number(text) };
  return { from: Number(from), to: to === '' ? undefined : Number(to) };
}
