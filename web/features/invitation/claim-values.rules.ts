import { beginWith, type AskedField, type Held } from './held-facts.rules.ts';

/** What the person typed, by field; what they did not touch begins with what is held. */
export type Typed = Partial<Record<AskedField | 'password', string>>;

/** The fields of the form as they stand. */
export function valueOf(held: Held, { field, typed }: { field: AskedField; typed: Typed }): string {
  return typed[field] ?? beginWith(held, field);
}

/** What people put between the digits of a number, and how they write the country or trunk code of India. */
const separators = /[\s().-]/g;
const indianPrefix = /^(?:\+91|0091|91|0)(?=\d{10}$)/;

/** A mobile number as people write it in the form of the contract; other text stays as it is. */
export function tidyMobile(text: string): string {
  const number = text.replaceAll(separators, '');
  return /^\+?\d+$/.test(number) ? number.replace(indianPrefix, '') : text;
}

/** The claim as it travels. */
export function writeClaim(
  held: Held,
  claim: { asked: readonly AskedField[]; typed: Typed; leftOut: readonly string[]; isConsenting: boolean },
): Record<string, unknown> {
  const { asked, typed, leftOut, isConsenting } = claim;
  const told = asked.map((field): [string, string] => {
    const value = valueOf(held, { field, typed });
    return [field, field === 'mobile' ? tidyMobile(value) : value];
  });
  const password = typed.password ?? '';
  return {
    ...Object.fromEntries(told),
    password,
    // One field, which can be shown, instead of typing blindly twice.
    confirm_password: password,
    consent: isConsenting,
    leave_out: leftOut,
  };
}
