import type { completeRegistration as completeRegistrationEndpoint } from '#contract/accounts/registration.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import {
  completeAccount,
  deviceOf,
  hasSession,
  insertRegistration,
  isBannedAddress,
  isMobileTaken,
  lockAccount,
  lockAddress,
  releaseMobile,
} from '#server/features/accounts/accounts.ts';
import { createProfile, storeFirstWishes } from '#server/features/profiles/profiles.ts';
import { storeFirstAudience } from '#server/features/settings/settings.ts';
import type { Context } from '#server/platform/context.ts';
import type { Cookies } from '#server/platform/http/cookies.ts';
import type { Caller, Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { readPerson } from './register-member.ts';

type Completion = {
  input: ValidInput<typeof completeRegistrationEndpoint>;
  caller: Caller;
  client: Client;
  cookies: Cookies;
};

/**
 * Registers the owner of a proved e-mail that a stranger had registered. Of several at once one succeeds. Throws
 * registration_complete, already_registered for the mobile number, not_signed_in, or as `readPerson`.
 */
export async function completeRegistration(
  context: Context,
  { input, caller, client, cookies }: Completion,
): Promise<void> {
  if (caller.missing !== 'registration_incomplete') throw problem('registration_complete');
  const now = context.now();
  const { person, passwordHash, termsVersion, audience, wishes } = await readPerson(context, { input, now });
  const { accountId: id } = caller;
  const { mobile } = input;
  await context.transact(async (work) => {
    const { database } = work;
    // The number before the account, as where somebody registers.
    await lockAddress(database, mobile);
    const account = await lockAccount(database, id);
    if (account === undefined || !(await hasSession(database, caller.sessionId)))
      throw problem('not_signed_in');
    if (!account.isIncomplete) throw problem('registration_complete');
    const isBanned = await isBannedAddress(context, { database, email: account.email, mobile });
    await releaseMobile(context, { database, mobile });
    const isTaken = await isMobileTaken(context, { database, mobile, exceptId: id });
    if (isBanned || isTaken) throw problem('already_registered');
    await completeAccount(work, { id, mobile, passwordHash });
    await createProfile(work, { ...person, accountId: id, now });
    await storeFirstAudience(database, { accountId: id, ...audience, now });
    await storeFirstWishes(database, { accountId: id, wishes, now });
    const consent = { ...client, deviceHash: deviceOf(cookies).hash, termsVersion, createdAt: now };
    await insertRegistration(database, { accountId: id, ...consent });
  });
}
