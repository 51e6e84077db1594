import type { ValidInput } from '#contract/endpoint.ts';
import type { SessionData } from '#contract/accounts/session-data.ts';
import type { claimInvitation as contract } from '#contract/imports/claim-invitation.ts';
import { sentenceOf, type ValidationKey } from '#contract/messages.ts';
import { profileForm } from '#contract/profiles/profile-form.ts';
import { profileFormNames } from '#contract/profiles/profile.wire.ts';
import { hashNewPassword } from '#server/features/accounts/accounts.ts';
import { type Choices, findChoices, resolveChoice } from '#server/features/choices/choices.ts';
import {
  readFacts,
  type RegisteredPerson,
  requireLegalAge,
  type StoredFacts,
} from '#server/features/profiles/profiles.ts';
import { admitInvited } from '#server/features/registration/registration.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { closeInvitation, findInvitationByToken, lockInvitationByToken } from './answers.repository.ts';
import type { Invitation } from './invitations.repository.ts';
import { linkKey } from './show-invitation.ts';

type Claim = ValidInput<typeof contract>;

/** What registration asks for, by the facts of the profile, and what is said when nobody tells it. */
const required = {
  profileFor: ['profile_for', 'validation.profile_for'],
  gender: ['gender', 'validation.gender'],
  firstName: ['firstname', 'validation.first_name'],
  lastName: ['lastname', 'validation.last_name'],
  dateOfBirth: ['dob', 'validation.dob'],
  religion: ['religion', 'validation.religion'],
  community: ['community', 'validation.community'],
} as const satisfies Partial<Record<keyof StoredFacts, readonly [keyof Claim, ValidationKey]>>;

/**
 * Makes a member of the person of a link, with everything that is held as the profile, but for what is left out or
 * corrected. Throws not_found, already_registered, or invalid_input for what is missing, a common password, or an age
 * below the law's.
 */
export async function claimInvitation(
  context: Context,
  { input, client }: { input: Claim; client: Client },
): Promise<SessionData | null> {
  const key = linkKey(context, input.token);
  // Before the costly work, so that a wrong link costs us nothing.
  if ((await findInvitationByToken(context.database, key)) === undefined) throw problem('not_found');
  const passwordHash = await hashNewPassword(input.password, 'password');
  const choices = await findChoices(context);
  const site = await findSiteSettings(context.database);
  const legalAges = { bride: site.legalAgeBride, groom: site.legalAgeGroom };
  return context.transact(async (work) => {
    const invitation = await lockInvitationByToken(work.database, key);
    if (invitation === undefined) throw problem('not_found');
    const person = joinFacts(invitation, { input, choices });
    requireLegalAge(person, { today: todayAt(site, context.now()), legalAges });
    const addresses = joinAddresses(invitation, input);
    const termsVersion = input.terms_version ?? site.termsVersion;
    const member = { ...addresses, passwordHash, termsVersion, person, client };
    const { accountId, session } = await admitInvited(context, { work, member });
    const answer = { state: 'claimed', claimedBy: accountId, updatedAt: context.now() } as const;
    await closeInvitation(work.database, { id: invitation.id, ...answer });
    return session;
  });
}

/** The held facts without what is left out, with what the person says over them. */
function joinFacts(
  { facts, toConfirm }: Invitation,
  { input, choices }: { input: Claim; choices: Choices },
): RegisteredPerson {
  const { profile_for: created_by, gender, firstname, lastname, dob, religion, community } = input;
  const unwanted = new Set<string>([...input.leave_out, ...toConfirm]);
  const kept = Object.entries(facts ?? {}).filter(([fact]) => !unwanted.has(formNames[fact] ?? ''));
  const held: StoredFacts = Object.fromEntries(kept);
  const form = profileForm.parse({ created_by, gender, firstname, lastname, dob, religion, community });
  const resolve = (typed: Parameters<typeof resolveChoice>[1]) => resolveChoice(choices, typed);
  const told = readFacts(form, { resolve, current: held });
  const stated = Object.entries(told).filter(([, value]) => value !== undefined);
  return requireRegistration({ ...held, ...Object.fromEntries(stated) });
}

const formNames: Readonly<Record<string, string>> = profileFormNames;

function requireRegistration(facts: StoredFacts): RegisteredPerson {
  const { profileFor, gender, firstName, lastName, dateOfBirth, religion, community, ...others } = facts;
  const asked = { profileFor, gender, firstName, lastName, dateOfBirth, religion, community };
  if (isComplete(asked)) return { ...others, ...asked };
  const told: Readonly<Record<string, unknown>> = asked;
  const missing = Object.entries(required).filter(([fact]) => typeof told[fact] !== 'string');
  throw problem('invalid_input', {
    errors: missing.map(([, [field, key]]) => ({ field, message: sentenceOf(key) })),
  });
}

type Asked = { [Fact in keyof typeof required]: StoredFacts[Fact] };

function isComplete(asked: Asked): asked is { [Fact in keyof Asked]: string & NonNullable<Asked[Fact]> } {
  return Object.values(asked).every((value) => typeof value === 'string');
}

/** The addresses of the account, and whether the link, by having reached it, proves the e-mail. */
function joinAddresses(
  { email: heldEmail, mobile: heldMobile, provesEmail }: Invitation,
  input: Claim,
): { email: string; mobile: string; isEmailProven: boolean } {
  const email = input.email ?? heldEmail;
  const mobile = input.mobile ?? heldMobile;
  const errors = [
    ...(email === null ? [{ field: 'email', message: sentenceOf('validation.email') }] : []),
    ...(mobile === null ? [{ field: 'mobile', message: sentenceOf('validation.mobile') }] : []),
  ];
  if (email === null || mobile === null) throw problem('invalid_input', { errors });
  return { email, mobile, isEmailProven: provesEmail && email === heldEmail };
}
