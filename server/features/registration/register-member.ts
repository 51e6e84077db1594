import type { register } from '#contract/accounts/register.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import {
  hashNewPassword,
  insertAccount,
  insertRegistration,
  orderCode,
} from '#server/features/accounts/accounts.ts';
import { findChoices, resolveChoice } from '#server/features/choices/choices.ts';
import { createProfile, requireLegalAge } from '#server/features/profiles/profiles.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';

/**
 * Creates an unverified account with its profile and sends a code to its e-mail. Of several registrations of one
 * address exactly one wins. Throws already_registered, or invalid_input for a common password or an age below the law's.
 */
export async function registerMember(
  context: Context,
  { input, client }: { input: ValidInput<typeof register>; client: Client },
): Promise<void> {
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
  const passwordHash = await hashNewPassword(input.password, 'password');
  const { email, mobile } = input;
  const termsVersion = input.terms_version ?? site.termsVersion;

  await context.transact(async (work) => {
    const accountId = await insertAccount(work.database, { email, mobile, passwordHash, createdAt: now });
    if (accountId === null) throw problem('already_registered');
    await createProfile(work, { ...person, accountId, now });
    await insertRegistration(work.database, { accountId, ...client, termsVersion, createdAt: now });
    // The limits of a resend do not apply: an address can be registered only once.
    await orderCode(work, { purpose: 'enter', address: email, accountId, now });
  });
}
