import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { completeRegistration, register } from '#contract/accounts/registration.ts';
import type { SessionData } from '#contract/accounts/sessions.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import { preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import type { ContactAudience } from '#contract/settings/contact-audience.ts';
import {
  type CodeLength,
  countSend,
  findOwnRegistration,
  deviceOf,
  beginSession,
  hashNewPassword,
  insertAccount,
  insertRegistration,
  isBannedAddress,
  isEmailTaken,
  isMobileTaken,
  orderCode,
  type Registrant,
  replaceUnverified,
  type Sender,
  senderOf,
  setCodeAccount,
} from '#server/features/accounts/accounts.ts';
import { type Choices, findChoice, findChoices, readChoice } from '#server/features/choices/choices.ts';
import {
  createProfile,
  readFirstWishes,
  type RegisteredPerson,
  requireLegalAge,
  storeFirstWishes,
} from '#server/features/profiles/profiles.ts';
import { storeFirstAudience } from '#server/features/settings/settings.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { AnsweredCookie, Cookies } from '#server/platform/http/cookies.ts';
import type { Client } from '#server/platform/http/route.ts';
import { problem, fieldProblem } from '#server/platform/problem.ts';

/**
 * Creates an unverified account with its profile and sends a code to its e-mail. It replaces an unverified one of the same e-mail; the
 * code of a registration that the same person sent just now stays.
 * Gives the digits of the code and the cookie that names the browser, in which the code may sign in. Throws already_registered,
 * code_sent_recently, too_many_codes, or as `readPerson`.
 */
export async function registerMember(
  context: Context,
  { input, client, cookies }: { input: ValidInput<typeof register>; client: Client; cookies: Cookies },
): Promise<{ codeLength: CodeLength; cookie: AnsweredCookie }> {
  const now = context.now();
  const { person, passwordHash, termsVersion, audience, wishes } = await readPerson(context, { input, now });
  const { email, mobile } = input;
  const device = deviceOf(cookies);
  const sender = senderOf(context, { device: null, client });
  const ownId = await findOwnRegistration(context, input);
  const registrant = { deviceHash: device.hash, ownId };

  const codeLength = await context.transact(async (work) => {
    const account = { email, mobile, passwordHash, createdAt: now };
    const { accountId, sent } = await openAccount(context, { work, account, sender, registrant });
    await createProfile(work, { ...person, accountId, now });
    await storeFirstAudience(work.database, { accountId, ...audience, now });
    await storeFirstWishes(work.database, { accountId, wishes, now });
    const consent = { ...client, deviceHash: device.hash, termsVersion, createdAt: now };
    await insertRegistration(work.database, { accountId, ...consent });
    await countSend(context, { work, client, now });
    return sendFirstCode(work, { sent, address: email, sender, accountId, now });
  });
  return { codeLength, cookie: device.cookie };
}

type PersonInput = ValidInput<typeof register> | ValidInput<typeof completeRegistration>;

/**
 * The person of a registration, the hash of the password, the terms that were shown, who may see the contact details, and what the
 * person looks for. Throws busy,
 * or invalid_input for a common password, an age below the legal one, or a mobile number that its country has not.
 */
export async function readPerson(context: Context, { input, now }: { input: PersonInput; now: Date }) {
  const site = await findSiteSettings(context.database);
  const choices = await findChoices(context);
  const person = {
    profileFor: input.profile_for,
    gender: input.gender,
    firstName: input.firstname,
    lastName: input.lastname,
    dateOfBirth: input.dob,
    ...readFaith(choices, input),
  };
  requireLegalAge(person, { site, now });
  requireMobileNumber(input.mobile);
  const email = 'email' in input ? input.email : null;
  const owner = { ...person, email, mobile: input.mobile };
  const passwordHash = await hashNewPassword(context, { password: input.password, owner });
  const audience = { chosen: input.contact_audience, bySite: site.defaultContactAudience };
  const termsVersion = input.terms_version ?? site.termsVersion;
  return { person, passwordHash, termsVersion, audience, wishes: readFirstWishes(input, choices) };
}

/**
 * Religion and community as they are stored. Words that say more ("RCSC", "SNDP") are kept as denomination and sub-community. Families
 * of some religions answer with their church or sect ("Syro-Malabar"): that is the denomination, and no community is stated.
 */
function readFaith(choices: Choices, typed: Pick<PersonInput, 'religion' | 'community'>) {
  const religion = readChoice(choices, { list: 'religion', text: typed.religion });
  const within = { text: typed.community, parents: [religion.value] };
  const named = findChoice(choices, { list: 'community', ...within });
  const church = findChoice(choices, { list: 'denomination', ...within });
  if (named === null && church !== null) {
    return { religion: religion.value, community: preferNotToSayCode, denomination: church.code };
  }
  const community = readChoice(choices, { list: 'community', ...within });
  const sayingMore = { list: 'denomination', text: religion.detail ?? '', parents: within.parents } as const;
  return {
    religion: religion.value,
    community: community.value,
    ...(religion.detail !== null && { denomination: readChoice(choices, sayingMore).value }),
    ...(community.detail !== null && { subCommunity: community.detail }),
  };
}

type NewAccount = Parameters<typeof insertAccount>[1] & { email: string; mobile: string; createdAt: Date };

type Opening = { work: Work; account: NewAccount; sender: Sender | null; registrant: Registrant };

/**
 * Inserts an account in place of an unverified one, and gives the digits of a code that was sent for it just now. Throws
 * already_registered when an address is taken, or is one of a banned person: a registration does not reveal a ban.
 */
async function openAccount(
  context: Context,
  { work: { database }, account, sender, registrant }: Opening,
): Promise<{ accountId: number; sent: CodeLength | null }> {
  const { email, mobile, createdAt: now } = account;
  if (await isBannedAddress(context, { database, email, mobile })) throw problem('already_registered');
  const sent = await replaceUnverified(context, { database, email, mobile, sender, registrant, now });
  const isTaken =
    (await isEmailTaken({ database, email, now })) || (await isMobileTaken(context, { database, mobile }));
  const accountId = isTaken ? null : await insertAccount(database, account);
  if (accountId === null) throw problem('already_registered');
  return { accountId, sent };
}

type FirstCode = {
  sent: CodeLength | null;
  address: string;
  sender: Sender;
  accountId: number;
  now: Date;
};

/** Sends the code of a registration, unless one is on its way. */
async function sendFirstCode(work: Work, { sent, sender, ...code }: FirstCode): Promise<CodeLength> {
  if (sent === null) return orderCode(work, { purpose: 'enter', ...code, ...sender });
  await setCodeAccount(work.database, code);
  return sent;
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
  cookies: Cookies;
};

/**
 * Registers an invited person, inside the transaction that closes the invitation. With a proven address they are verified
 * and signed in; otherwise a code is sent first, as at registration. Throws already_registered, code_sent_recently or too_many_codes.
 */
export async function registerInvited(
  context: Context,
  { work, member }: { work: Work; member: InvitedMember },
): Promise<{
  accountId: number;
  session: SessionData | null;
  codeLength: CodeLength | null;
  cookies: AnsweredCookie[];
}> {
  const now = context.now();
  const { email, mobile, isEmailProven, passwordHash, termsVersion, audience, person, client, cookies } =
    member;
  const device = deviceOf(cookies);
  const sender = isEmailProven ? null : senderOf(context, { device: null, client });
  const { database } = work;
  const emailVerifiedAt = isEmailProven ? now : null;
  const account = { email, mobile, passwordHash, emailVerifiedAt, createdAt: now };
  const registrant = { deviceHash: device.hash, ownId: null };
  const { accountId, sent } = await openAccount(context, { work, account, sender, registrant });
  await createProfile(work, { ...person, accountId, now });
  await storeFirstAudience(database, { accountId, ...audience, now });
  const consent = { ...client, deviceHash: device.hash, termsVersion, createdAt: now };
  await insertRegistration(database, { accountId, ...consent });
  if (sender !== null) {
    await countSend(context, { work, client, now });
    const codeLength = await sendFirstCode(work, { sent, address: email, sender, accountId, now });
    return { accountId, session: null, codeLength, cookies: [device.cookie] };
  }
  const opened = {
    id: accountId,
    email,
    role: 'user',
    lastSeenAt: null,
    isIncomplete: false,
    secondFactorSince: null,
  };
  const entered = await beginSession(work, {
    account: opened,
    client,
    cookies,
    device,
    remember: false,
    now,
  });
  return { accountId, session: entered.data, codeLength: null, cookies: entered.cookies };
}

/**
 * Throws invalid_input on `mobile` for a number (E.164) that its country has not. Indian numbers have the documented rule alone,
 * ten digits, which the contract checks.
 */
function requireMobileNumber(mobile: string): void {
  if (mobile.startsWith('+91')) return;
  const found = parsePhoneNumberFromString(mobile);
  // One that is read otherwise has digits too many: the zero behind a code of a country.
  if (found?.isValid() !== true || found.number !== mobile)
    throw fieldProblem('mobile', 'validation.mobile_of_country');
}
