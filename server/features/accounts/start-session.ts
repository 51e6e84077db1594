import type { SessionData } from '#contract/accounts/session-data.ts';
import type { Context } from '#server/platform/context.ts';
import type { Client } from '#server/platform/http/route.ts';
import { presentPerson } from './accounts.presenter.ts';
import { markSeen } from './accounts.repository.ts';
import { sessionRules, minutesAfter } from './accounts.rules.ts';
import { createToken, hashToken } from './hash-secret.ts';
import { findSignedInPerson } from './signed-in-person.repository.ts';
import { insertSession } from './sessions.repository.ts';

const dayMinutes = 24 * 60;

/** When a session that is used now will end. */
export function sessionEnd(now: Date): Date {
  return minutesAfter(now, sessionRules.validDays * dayMinutes);
}

/** Starts a session and gives its token, which is stored only as a hash. */
export async function startSession(
  { database, now: clock }: Pick<Context, 'database' | 'now'>,
  { accountId, client }: { accountId: number; client: Client },
): Promise<SessionData> {
  const now = clock();
  const token = createToken();
  await insertSession(database, {
    accountId,
    ...client,
    tokenHash: hashToken(token),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: sessionEnd(now),
  });
  await markSeen(database, { id: accountId, now });
  const person = await findSignedInPerson(database, accountId);
  return { ...presentPerson(person), token };
}
