import type { register } from '#contract/accounts/registration.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import { insertAccount, insertRegistration } from '#server/features/accounts/accounts.repository.ts';
import { codeRules, minutesAfter } from '#server/features/accounts/accounts.rules.ts';
import { deviceOf, rememberDevice } from '#server/features/accounts/guessing/devices.ts';
import { hashPassword } from '#server/features/accounts/password-hashing.ts';
import { findChoices, resolveChoice } from '#server/features/choices/choices.ts';
import { createProfile } from '#server/features/profiles/profiles.ts';
import { storeFirstAudience } from '#server/features/settings/settings.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Client } from '#server/platform/http/route.ts';
import { changeMembers } from '#tests/support/change-members.ts';

type NewMember = { input: ValidInput<typeof register>; passwordHash: string; client: Client };

/** Writes the rows of a registration with verified e-mail in one transaction; returns the account id. */
export async function insertMember(
  context: Pick<Context, 'database' | 'now'>,
  { input, passwordHash, client }: NewMember,
): Promise<number> {
  const now = context.now();
  const { email, mobile } = input;
  const choices = await findChoices(context);
  const site = await findSiteSettings(context.database);
  const termsVersion = input.terms_version ?? site.termsVersion;
  const religion = resolveChoice(choices, { list: 'religion', text: input.religion });
  const typedCommunity = { list: 'community', text: input.community, parents: [religion] } as const;
  return changeMembers(context.database, async (work) => {
    const { database } = work;
    const account = { email, mobile, passwordHash, createdAt: now, emailVerifiedAt: now };
    const accountId = await insertAccount(database, account);
    if (accountId === null) throw new Error(`There is an account of ${email} or ${mobile}`);
    await createProfile(work, {
      accountId,
      profileFor: input.profile_for,
      gender: input.gender,
      firstName: input.firstname,
      lastName: input.lastname,
      dateOfBirth: input.dob,
      religion,
      community: resolveChoice(choices, typedCommunity),
      now,
    });
    const audience = { chosen: input.contact_audience, bySite: site.defaultContactAudience };
    await storeFirstAudience(database, { accountId, ...audience, now });
    const device = deviceOf({});
    const consent = { ...client, deviceHash: device.hash, termsVersion, createdAt: now };
    await insertRegistration(database, { accountId, ...consent });
    await rememberDevice(database, { accountId, hash: device.hash, now });
    await database
      .insertInto('oneTimeCodes')
      .values({
        purpose: 'enter',
        address: email,
        accountId,
        codeHash: null,
        wrongTries: 1,
        requestedAt: now,
        expiresAt: minutesAfter(now, codeRules.validMinutes),
        usedAt: now,
      })
      .execute();
    await database.insertInto('oneTimeCodeSends').values({ address: email, sentAt: now }).execute();
    return accountId;
  });
}

const hashes = new Map<string, Promise<string>>();

/** Hashing is slow by design, and most members of tests have the same password. */
export function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}
