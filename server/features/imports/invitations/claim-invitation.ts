import type { SessionData } from '#contract/accounts/sessions.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { claimInvitation as claimInvitationEndpoint } from '#contract/imports/invitation-answers.ts';
import type { ValidationKey } from '#contract/calls/messages.ts';
import { sentenceOf } from '#contract/calls/sentences.ts';
import { profileForm } from '#contract/profiles/profile-form.ts';
import { profileFormNames } from '#contract/profiles/fact-names.ts';
import { type CodeLength, hashNewPassword } from '#server/features/accounts/accounts.ts';
import { type Choices, findChoices, readChoice } from '#server/features/choices/choices.ts';
import { removeInvitedPhotos, takeInvitedPhotos } from '#server/features/photos/photos.ts';
import {
  placeFirstPhotos,
  readFacts,
  type RegisteredPerson,
  requireLegalAge,
  type StoredFacts,
} from '#server/features/profiles/profiles.ts';
import { registerInvited } from '#server/features/registration/registration.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { AnsweredCookie, Cookies } from '#server/platform/http/cookies.ts';
import type { Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { closeInvitation, findInvitationByToken, lockInvitationByToken } from './answers.repository.ts';
import { linkKey } from './answers.ts';
import type { Invitation } from './invitations.repository.ts';

type Claim = ValidInput<typeof claimInvitationEndpoint>;

/** The facts that registration requires, with the field of the claim and the sentence for a missing one. */
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
 * Registers the person of a link. All stored facts become the profile, except those left out or corrected. Throws
 * not_found, already_registered, code_sent_recently, too_many_codes, or invalid_input for missing facts, a common password, or a person
 * below the legal age.
 */
export async function claimInvitation(
  context: Context,
  { input, client, cookies }: { input: Claim; client: Client; cookies: Cookies },
): Promise<{ data: SessionData | null; code_length: CodeLength | null; cookies: AnsweredCookie[] }> {
  const key = linkKey(context, input.token);
  // Checked before the password is hashed, so that a wrong link costs little.
  const found = await findInvitationByToken(context.database, key);
  if (found === undefined) throw problem('not_found');
  const choices = await findChoices(context);
  const owner = { ...mergeFacts(found, { input, choices }), ...mergeAddresses(found, input) };
  const passwordHash = await hashNewPassword(context, { password: input.password, owner });
  const site = await findSiteSettings(context.database);
  return context.transact(async (work) => {
    const invitation = await lockInvitationByToken(work.database, key);
    if (invitation === undefined) throw problem('not_found');
    const person = mergeFacts(invitation, { input, choices });
    requireLegalAge(person, { site, now: context.now() });
    const addresses = mergeAddresses(invitation, input);
    const termsVersion = input.terms_version ?? site.termsVersion;
    const audience = { chosen: input.contact_audience, bySite: site.defaultContactAudience };
    const member = { ...addresses, passwordHash, termsVersion, audience, person, client, cookies };
    const {
      accountId,
      session,
      codeLength,
      cookies: answered,
    } = await registerInvited(context, { work, member });
    const answer = { state: 'claimed', claimedBy: accountId, updatedAt: context.now() } as const;
    await givePhotos(work, { invitationId: invitation.id, accountId, input, now: context.now() });
    await closeInvitation(work.database, { id: invitation.id, ...answer });
    return { data: session, code_length: codeLength, cookies: answered };
  });
}

/** The photos of the import become those of the profile, unless the person leaves them out. */
async function givePhotos(
  work: Work,
  { input, ...taken }: { invitationId: number; accountId: number; input: Claim; now: Date },
): Promise<void> {
  if (input.leave_out.includes('photos')) return removeInvitedPhotos(work, taken.invitationId);
  const { accountId, now } = taken;
  await placeFirstPhotos(work, { accountId, paths: await takeInvitedPhotos(work, taken), now });
}

const formNames: Readonly<Record<string, string>> = profileFormNames;

/** The stored facts without those left out and those to confirm, overwritten by the facts of the claim. */
function mergeFacts(
  { facts, toConfirm }: Invitation,
  { input, choices }: { input: Claim; choices: Choices },
): RegisteredPerson {
  const { profile_for: created_by, gender, firstname, lastname, dob, religion, community } = input;
  const omitted = new Set<string>([...input.leave_out, ...toConfirm]);
  const current: StoredFacts = Object.fromEntries(
    Object.entries(facts ?? {}).filter(([fact]) => !omitted.has(formNames[fact] ?? '')),
  );
  const form = profileForm.parse({ created_by, gender, firstname, lastname, dob, religion, community });
  const read = (typed: Parameters<typeof readChoice>[1]) => readChoice(choices, typed);
  const claimed = Object.entries(readFacts(form, { read, current }));
  const stated = Object.fromEntries(claimed.filter(([, value]) => value !== undefined));
  return requireRegistrationFacts({ ...current, ...stated });
}

function requireRegistrationFacts(facts: StoredFacts): RegisteredPerson {
  const { profileFor, gender, firstName, lastName, dateOfBirth, religion, community, ...others } = facts;
  const needed = { profileFor, gender, firstName, lastName, dateOfBirth, religion, community };
  if (isComplete(needed)) return { ...others, ...needed };
  const values: Readonly<Record<string, unknown>> = needed;
  const missing = Object.entries(required).filter(([fact]) => typeof values[fact] !== 'string');
  throw problem('invalid_input', {
    errors: missing.map(([, [field, key]]) => ({ field, message: sentenceOf(key) })),
  });
}

type Needed = { [Fact in keyof typeof required]: StoredFacts[Fact] };

function isComplete(
  needed: Needed,
): needed is { [Fact in keyof Needed]: string & NonNullable<Needed[Fact]> } {
  return Object.values(needed).every((value) => typeof value === 'string');
}

/** The addresses of the new account. A link that was mailed to the stored e-mail address proves that address. */
function mergeAddresses(
  { email: storedEmail, mobile: storedMobile, provesEmail }: Invitation,
  input: Claim,
): { email: string; mobile: string; isEmailProven: boolean } {
  const email = input.email ?? storedEmail;
  const mobile = input.mobile ?? storedMobile;
  const errors = [
    ...(email === null ? [{ field: 'email', message: sentenceOf('validation.email') }] : []),
    ...(mobile === null ? [{ field: 'mobile', message: sentenceOf('validation.mobile') }] : []),
  ];
  if (email === null || mobile === null) throw problem('invalid_input', { errors });
  return { email, mobile, isEmailProven: provesEmail && email === storedEmail };
}
