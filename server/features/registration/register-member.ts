import type { register } from '#contract/accounts/registration.ts';
import type { SessionData } from '#contract/accounts/sessions.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { ContactAudience } from '#contract/settings/contact-audience.ts';
import {
  type CodeLength,
  hashNewPassword,
  insertAccount,
  insertRegistration,
  isBannedAddress,
  orderCode,
  startSession,
} from '#server/features/accounts/accounts.ts';
import { findChoices, resolveChoice } from '#server/features/choices/choices.ts';
import { createProfile, type RegisteredPerson, requireLegalAge } from '#server/features/profiles/profiles.ts';
import { storeFirstAudience } from '#server/features/settings/settings.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';

/**
 * Creates an unverified account with its profile, sends a code to its e-mail, and gives the number of its digits. Of several registrations of the same
 * address exactly one succeeds. Throws already_registered, or invalid_input for a common password or an age below the legal
 * one.
 */
export async function registerMember(
  context: Context,
  { input, client }: { input: ValidInput<typeof register>; client: Client },
): Promise<CodeLength> {
  const now = context.now();
  const site = await findSiteSettings(context.database);
  const choices = await findChoices(context);
  const religion = resolveChoice(choices, { list: 'religion', text: input.religion });
  const typedCommunity = { list: 'community', text: input.community, parents: [religion] } as const;
  const person = {
    profileFor: input.profile_for,
    gender: input.gender,
    firstName: input.firstname,
    lastName: input.lastname,
    dateOfBirth: input.dob,
    religion,
    community: resolveChoice(choices, typedCommunity),
  };
  const legalAges = { bride: site.legalAgeBride, groom: site.legalAgeGroom };
  requireLegalAge(person, { today: todayAt(site, now), legalAges });
  const passwordHash = await hashNewPassword(context, input.password);
  const { email, mobile } = input;
  const termsVersion = input.terms_version ?? site.termsVersion;
  const { contact_audience: chosen } = input;
  const { defaultContactAudience: bySite } = site;

  return context.transact(async (work) => {
    const accountId = await openAccount(context, {
      database: work.database,
      account: { email, mobile, passwordHash, createdAt: now },
    });
    if (accountId === null) throw problem('already_registered');
    await createProfile(work, { ...person, accountId, now });
    await storeFirstAudience(work.database, { accountId, chosen, bySite, now });
    await insertRegistration(work.database, { accountId, ...client, termsVersion, createdAt: now });
    // The limits of a resend do not apply: an address can be registered only once.
    return orderCode(work, { purpose: 'enter', address: email, accountId, now });
  });
}

type NewAccount = Parameters<typeof insertAccount>[1] & { email: string; mobile: string };

/**
 * Inserts an account; null when an address is taken, or is one of a banned person. Both are refused alike, so that a registration does
 * not reveal a ban.
 */
async function openAccount(
  context: Pick<Context, 'acceptedKeys' | 'secretKey'>,
  { database, account }: { database: Database; account: NewAccount },
): Promise<number | null> {
  const { email, mobile } = account;
  if (await isBannedAddress(context, { database, email, mobile })) return null;
  return insertAccount(database, account);
}

/** A person who claims an invitation. The password is hashed before the transaction begins (`hashNewPassword`). */
type InvitedMember = {
  email: string;
  mobile: string;
  /** Whether the link was sent to this address, which proves the address. */
  isEmailProven: boolean;
  passwordHash: string;
  termsVersion: string;
  /** What the person chose, and what the site chooses for those who were not asked. */
  audience: { chosen: ContactAudience | undefined; bySite: ContactAudience };
  person: RegisteredPerson;
  client: Client;
};

/**
 * Registers an invited person, inside the transaction that closes the invitation. With a proven address they are verified
 * and signed in; otherwise a code is sent first, as at registration. Throws already_registered.
 */
export async function registerInvited(
  context: Context,
  { work, member }: { work: Work; member: InvitedMember },
): Promise<{ accountId: number; session: SessionData | null; codeLength: CodeLength | null }> {
  const now = context.now();
  const { email, mobile, isEmailProven, passwordHash, termsVersion, audience, person, client } = member;
  const { database } = work;
  const emailVerifiedAt = isEmailProven ? now : null;
  const account = { email, mobile, passwordHash, emailVerifiedAt, createdAt: now };
  const accountId = await openAccount(context, { database, account });
  if (accountId === null) throw problem('already_registered');
  await createProfile(work, { ...person, accountId, now });
  await storeFirstAudience(database, { accountId, ...audience, now });
  await insertRegistration(database, { accountId, ...client, termsVersion, createdAt: now });
  if (!isEmailProven) {
    const codeLength = await orderCode(work, { purpose: 'enter', address: email, accountId, now });
    return { accountId, session: null, codeLength };
  }
  const opened = { id: accountId, email, role: 'user', lastSeenAt: null };
  const session = await startSession(work, { account: opened, client, now });
  return { accountId, session, codeLength: null };
}
