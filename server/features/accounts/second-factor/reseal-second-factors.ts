import type { Context } from '#server/platform/context.ts';
import { resealText } from '#server/platform/sealed-text.ts';
import { keyPurpose } from './authenticator.ts';
import { listSealedKeys, replaceSealedKey } from './second-factor.repository.ts';

/** Seals the keys of second factors with a new secret key. Returns how many were sealed. */
export async function resealSecondFactors({
  database,
  acceptedKeys,
}: Pick<Context, 'acceptedKeys' | 'database'>): Promise<number> {
  let count = 0;
  for (const { accountId, sealed } of await listSealedKeys(database)) {
    const resealed = resealText(acceptedKeys, { purpose: keyPurpose(accountId), sealed });
    if (resealed === null) continue;
    await replaceSealedKey(database, { accountId, sealed, resealed });
    count += 1;
  }
  return count;
}
