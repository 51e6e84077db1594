import { createToken, hashToken } from '#server/features/accounts/secrets.ts';
import { insertSession } from '#server/features/accounts/sessions.repository.ts';
import type { Store } from '#scripts/operator/open-store.ts';

const hourMs = 3_600_000;

/** Signs a member in for an hour; answers the token. */
export async function startSession(
  { database }: Pick<Store, 'database'>,
  accountId: number,
): Promise<string> {
  const now = new Date();
  const token = createToken();
  const session = { accountId, tokenHash: hashToken(token), address: '', userAgent: '' };
  const expiresAt = new Date(now.getTime() + hourMs);
  await insertSession(database, { ...session, createdAt: now, lastUsedAt: now, expiresAt });
  return token;
}
