import type { Person } from '../people/invent-person.ts';
import { signIns } from '../population.ts';
import { codeFacts } from './code-facts.ts';
import { codePreference } from './code-preference.ts';
import type { Coder } from './code-values.ts';
import type { NewRow } from './population.repository.ts';

export type PersonRows = {
  account: NewRow<'accounts'> & { id: number };
  profile: NewRow<'profiles'>;
  preference: NewRow<'preferences'> | null;
};

/** The account ids of a population follow from the indexes, so that any row can name a partner's id. */
export function accountIdOf(index: number): number {
  return index + 1;
}

/** The rows of one person. */
export function listPersonRows(
  { outline, facts, preference }: Person,
  by: { coder: Coder; passwordHash: string },
): PersonRows {
  const { index, isVerified, isActive, registeredAt, lastSeenAt } = outline;
  const id = accountIdOf(index);
  const profile = codeFacts(facts, by.coder);
  const updatedAt = lastSeenAt ?? registeredAt;
  const within = { religion: profile.religion, community: profile.community };
  return {
    account: {
      id,
      email: emailOf(index, facts),
      mobile: mobileOf(index),
      passwordHash: by.passwordHash,
      status: isActive ? 'active' : 'inactive',
      emailVerifiedAt: isVerified ? registeredAt : null,
      createdAt: registeredAt,
      lastSeenAt,
    },
    profile: { ...profile, accountId: id, createdAt: registeredAt, updatedAt },
    preference:
      preference === null
        ? null
        : {
            ...codePreference({ preference, ...within }, by.coder),
            accountId: id,
            updatedAt,
          },
  };
}

/** At a domain that is reserved for examples: mails reach no one. */
function emailOf(index: number, { firstName, lastName }: { firstName: string; lastName: string }): string {
  if (index === 0) return signIns.member.email;
  return `${plain(firstName)}.${plain(lastName)}.${index}@demo.example`;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/** No network gives out numbers that begin with a zero. */
function mobileOf(index: number): string {
  return `+91${String(index + 1).padStart(10, '0')}`;
}
