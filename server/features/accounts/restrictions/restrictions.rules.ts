import { restrictionKinds } from '#contract/safety/restriction.choices.ts';

/** A restriction, as far as its effect on the account goes. */
export type Effect = { kind: string; wasActive: boolean; wasHidden: boolean };
type AccountState = { status: 'active' | 'inactive'; isHidden: boolean };

/** The kinds that end all sessions and keep a member from signing in. */
function closes({ kind }: Pick<Effect, 'kind'>): boolean {
  return kind === 'suspended' || kind === 'banned';
}

/** A ban before a suspension before hiding, as administrators read them; a member reads about the first at sign-in. */
export function strongestFirst<Live extends { kind: string }>(live: readonly Live[]): Live[] {
  const placeOf = ({ kind }: Live) => restrictionKinds.findIndex((one) => one === kind);
  return live.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What an account is without its restrictions: what the first of each effect found, or else what it is now. */
export function stateWithout(live: readonly Effect[], now: AccountState): AccountState {
  const closing = live.find(closes);
  const before = closing?.wasActive === true ? 'active' : 'inactive';
  const hiding = live.find(({ kind }) => kind === 'hidden');
  return {
    status: closing === undefined ? now.status : before,
    isHidden: hiding === undefined ? now.isHidden : hiding.wasHidden,
  };
}

/** What an account is under some restrictions. */
export function stateUnder(live: readonly Pick<Effect, 'kind'>[], without: AccountState): AccountState {
  return {
    status: live.some(closes) ? 'inactive' : without.status,
    isHidden: without.isHidden || live.some(({ kind }) => kind === 'hidden'),
  };
}

/** The later of two ends; no end is the latest. */
export function laterEnd(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return null;
  return one > other ? one : other;
}

/**
 * An e-mail address as bans compare it: without a tag after a plus sign, and without the dots that one large provider ignores, so that
 * a mailbox has one spelling. The address is lower-cased before.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const name = email.slice(0, at).replace(/\+.*$/, '');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}
