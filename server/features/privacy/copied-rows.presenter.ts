import type { Copied } from './copied-possessions.repository.ts';

/**
 * A row as its owner reads it: names in small letters with underscores, and of another person nothing but member id and
 * first name.
 */
export function presentCopied(row: Copied, memberIdPrefix: string): Record<string, unknown> {
  const { memberId, firstName, ...facts } = row;
  const person = typeof memberId === 'number' ? { member_id: `${memberIdPrefix}${memberId}` } : {};
  const name = typeof firstName === 'string' ? { first_name: firstName } : {};
  const told = Object.entries(facts).map(([key, value]) => [snakeCase(key), value] as const);
  return { ...person, ...name, ...Object.fromEntries(told) };
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
