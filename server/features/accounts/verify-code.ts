import type { verifyOtp } from '#contract/accounts/codes.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Cookies } from '#server/platform/http/cookies.ts';
import type { Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { lockAccount } from './accounts.repository.ts';
import { type ProvedAccount, proveAddress } from './codes.ts';
import { deviceOf, findKnownDevice } from './guessing/devices.ts';
import { findAccountByMobile } from './identifiers.repository.ts';
import { canProveMobile, isMobile } from './identifiers.ts';
import { refuseInactive } from './refuse-inactive.ts';
import { discardStrangersRegistration } from './registrations.ts';
import { beginSession, type SignedIn } from './remembered/remembered.ts';

/**
 * Verifies an address by its code and, when asked, signs in. Without signing in the password stays that of the registration for which
 * the code was ordered. Throws invalid_otp, too_many_attempts, or as `refuseInactive`.
 */
export async function verifyCode(
  context: Context,
  { input, client, cookies }: { input: ValidInput<typeof verifyOtp>; client: Client; cookies: Cookies },
): Promise<SignedIn | { data: null }> {
  const address = await findCodeAddress(context, input.email);
  const proof = { purpose: 'enter', address, code: input.token } as const;
  const browser = deviceOf(cookies);
  const device = await findKnownDevice(context, { device: browser, identifier: input.email });
  const act = async (work: Work, { accountId: registered, isFirst }: ProvedAccount) => {
    if (!input.is_login) return { data: null };
    const now = context.now();
    const proved = { accountId: registered, isFirst, device: browser, now };
    const accountId = (await discardStrangersRegistration(work, proved)) ?? registered;
    const account = await lockAccount(work.database, accountId);
    if (account === undefined) throw problem('account_inactive');
    if (account.status !== 'active') await refuseInactive(work.database, { accountId, now });
    return beginSession(work, { account, client, cookies, device: browser, remember: input.remember, now });
  };
  return proveAddress(context, { ...proof, client, device, act });
}

/**
 * Where no text messages are sent, the code after signing in by the number of an unverified account went to its e-mail address
 * (`signIn`): then the number names the account alone.
 */
async function findCodeAddress(context: Context, identifier: string): Promise<string> {
  if (!isMobile(identifier)) return identifier;
  const { database } = context;
  if (await canProveMobile(context, { database, mobile: identifier })) return identifier;
  const account = await findAccountByMobile(database, identifier);
  return account?.emailVerifiedAt === null ? account.email : identifier;
}
