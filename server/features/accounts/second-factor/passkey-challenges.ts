import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { minutesAfter } from '../accounts.rules.ts';
import { createToken, hashToken } from '../secrets.ts';
import { insertChallenge, takeChallenge } from './passkeys.repository.ts';
import { challengeMinutes } from './second-factor.rules.ts';

/** What a challenge is for: without a session, for signing in. */
export type ChallengeUse =
  | { purpose: 'add' | 'enter'; sessionId: number }
  | { purpose: 'sign_in'; sessionId: null };

/** The site as passkeys know it: they answer to no other name or origin, which is what resists phishing. */
export function findRelyingParty({ configuration }: Pick<Context, 'configuration'>) {
  const { hostname, origin } = new URL(configuration.publicUrl);
  return { rpId: hostname, origin };
}

/** A new challenge, 256 random bits, stored as a hash until its first answer. */
export async function createChallenge(context: Context, use: ChallengeUse): Promise<string> {
  const challenge = createToken();
  await insertChallenge(context.database, {
    ...use,
    challengeHash: hashToken(challenge),
    expiresAt: minutesAfter(context.now(), challengeMinutes),
  });
  return challenge;
}

const clientData = z.object({ challenge: z.string() });

/**
 * Uses up the challenge that an answer contains, whether the answer is right or not. Throws passkey_refused when there is none of this
 * use: it was answered, has expired, or belongs to another session.
 */
export async function spendChallenge(
  context: Context,
  { clientDataJSON, use }: { clientDataJSON: string; use: ChallengeUse },
): Promise<string> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === undefined) throw problem('passkey_refused');
  const wanted = { ...use, challengeHash: hashToken(challenge), now: context.now() };
  if (!(await takeChallenge(context.database, wanted))) throw problem('passkey_refused');
  return challenge;
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return clientData.safeParse(data).data?.challenge;
  } catch {
    return undefined;
  }
}
