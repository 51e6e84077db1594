import { tidyMobile } from '#contract/accounts/registration-form.ts';

/** What registration asks for, in the order of the form, by the names of the claim. */
const askedFields = [
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

/** A new member signs in with these, so the form always shows them. */
export const signInFields: readonly AskedField[] = ['email', 'mobile'];

/** The facts of an invitation, the required ones that are missing, and the estimated ones to be confirmed. */
export type InvitationFacts = {
  iv_facts: Readonly<Record<string, string>>;
  iv_missing: readonly string[];
  iv_to_confirm: readonly string[];
};

/** The fields of the form: missing and estimated facts, those for signing in, and those the person corrects. */
export function listAskedFields(facts: InvitationFacts, correcting: readonly AskedField[]): AskedField[] {
  return askedFields.filter(
    (field) =>
      signInFields.includes(field) ||
      // Communities depend on the religion.
      (field === 'community' && correcting.includes('religion')) ||
      facts.iv_missing.includes(field) ||
      facts.iv_to_confirm.includes(field) ||
      correcting.includes(field),
  );
}

/** The field that corrects a fact; undefined for a fact that registration does not ask for, which can be left out. */
export function fieldOfFact(name: string): AskedField | undefined {
  return askedFields.find((field) => factOfField(field) === name);
}

function factOfField(field: AskedField): string {
  return field === 'profile_for' ? 'created_by' : field;
}

/** What the person typed, by field. */
export type TypedValues = Partial<Record<AskedField | 'password' | 'contact_audience', string>>;

/** Who may see the contact details while the person has not chosen anything else. */
export const firstAudience = 'accepted';

/** The value of a field: what was typed, otherwise the fact, but only the year of an estimated date of birth. */
export function valueOfField(
  facts: InvitationFacts,
  { field, typed }: { field: AskedField; typed: TypedValues },
): string {
  const fact = facts.iv_facts[factOfField(field)] ?? '';
  const isEstimated = field === 'dob' && facts.iv_to_confirm.includes('dob');
  return typed[field] ?? (isEstimated ? `${fact.slice(0, 4)}--` : fact);
}

type ClaimValues = {
  asked: readonly AskedField[];
  typed: TypedValues;
  leftOut: readonly string[];
  isConsenting: boolean;
};

/** The input of the claim's endpoint, without the token and the version of the terms. */
export function buildClaim(
  facts: InvitationFacts,
  { asked, typed, leftOut, isConsenting }: ClaimValues,
): Record<string, unknown> {
  const values = asked.map((field): [string, string] => {
    const value = valueOfField(facts, { field, typed });
    return [field, field === 'mobile' ? tidyMobile(value) : value];
  });
  const password = typed.password ?? '';
  return {
    ...Object.fromEntries(values),
    password,
    // The form can show the password instead of asking for it twice.
    confirm_password: password,
    contact_audience: typed.contact_audience ?? firstAudience,
    consent: isConsenting,
    leave_out: leftOut,
  };
}

/** An income in rupees a year: `750000`, `500000-750000` or `10000000-` (and more). Undefined for the label of a band. */
export function parseIncome(text: string): { from: number; to: number | undefined } | undefined {
  const parts = /^(\d+)(-?)(\d*)$/.exec(text);
  if (parts === null) return undefined;
  const [, from, dash, to] = parts;
  if (dash === '') return { from: Number(text), to: Number(text) };
  return { from: Number(from), to: to === '' ? undefined : Number(to) };
}
