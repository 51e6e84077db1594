import { updatePreference } from '#contract/preferences/own-preference.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { saveSearch } from '#contract/searches/saved-searches.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { listImports } from '#contract/imports/imports.ts';
import { stopToken } from '#server/features/notifications/stop-mails.ts';
import { alertToken } from '#server/features/searches/stop-alert.ts';
import { aCaseSubject } from '#tests/factories/cases/a-case.ts';
import { aBlock } from '#tests/factories/a-block.ts';
import { aConversationSubject, aMessage } from '#tests/factories/a-conversation.ts';
import { aMember, anAdministrator, aRegisteredMember, type TestMember } from '#tests/factories/a-member.ts';
import { aStorySubject } from '#tests/factories/a-story.ts';
import { aPaymentSubject } from '#tests/factories/a-payment.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { aPictureFile } from '#tests/factories/a-picture.ts';
import { aReview } from '#tests/factories/a-review.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { aBannerSubject } from '#tests/factories/a-banner.ts';
import { aFailedReply } from '#tests/factories/a-failed-reply.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { callApi } from './call-api.ts';
import type { Subject } from './every-call.ts';
import { findInvitation, invite } from './invite.ts';
import type { TestApplication } from './start-application.ts';

/** Private facts of a member, as texts that occur nowhere by chance. */
export const secretFacts = {
  zip: '682731',
  employer_name: 'Sentinel Shipyard',
  annual_income: '7654321',
} as const;

/** Facts that her choice shows after an accepted interest alone, as texts that occur nowhere by chance. */
export const reservedFacts = {
  dob: '1993-08-17',
  father: 'Sentinel Father',
  mother: 'Sentinel Mother',
} as const;

/** What she wrote to her friend, what he wrote to her, and what she wrote to a member before she blocked him. */
export const messageTexts = {
  hers: 'Sentinel message to her friend',
  his: 'Sentinel message of her friend',
  toBlocked: 'Sentinel message before the block',
} as const;

/** Members in every relationship that decides what one may see of another. */
export type Scene = {
  administrator: { token: string; user_id: number };
  /** Her income is private; contact details, date of birth and parents' names are for accepted interests only. */
  owner: TestMember;
  /** The portraits' folder and the whole picture of her photo. */
  photo: { path: string; source: string };
  /** May see her profile only. */
  stranger: TestMember;
  /** She accepted his interest, and both have written. */
  friend: TestMember;
  /** She wrote to him and then blocked him. */
  blocked: TestMember;
  /** A hidden member. */
  hidden: TestMember;
  /** The ids of the two messages between her and her friend. */
  messageIds: Record<'hers' | 'his', number>;
};

/** Makes the members of a scene. */
export async function aScene(application: TestApplication): Promise<Scene> {
  const call = <E extends Endpoint>(
    member: { token: string },
    asked: { endpoint: E; input: EndpointInput<E> },
  ) => callApi(application, { ...asked, token: member.token });
  const aMan = (firstname: string) => aMember(application, { gender: 'Male', firstname });
  const administrator = await anAdministrator(application);
  const owner = await aMember(application, { firstname: 'Sentinelle', lastname: 'Sentinelli' });
  const hidden = await aMember(application, { firstname: 'Hidelle', lastname: 'Hidelli' });
  const [stranger, friend, blocked] = [await aMan('Strange'), await aMan('Friend'), await aMan('Blocked')];
  const photo = await aPhoto(application, { token: owner.token, width: 60, height: 80 });
  for (const member of [owner, hidden]) {
    await call(member, {
      endpoint: updateProfile,
      input: { ...secretFacts, ...reservedFacts, is_private: true, city: 'Kochi' },
    });
    await call(member, { endpoint: updatePreference, input: { age: '20-50', annual_income: '100000-' } });
  }
  await call(owner, { endpoint: updateProfile, input: { file: photo.path } });
  await call(owner, { endpoint: updateSettings, input: { contact_audience: 'accepted' } });
  for (const { user_id: otherId } of [stranger, friend, blocked]) {
    await acquaint(application, { ownId: owner.user_id, otherId });
  }
  const pair = { senderId: friend.user_id, receiverId: owner.user_id };
  await anInterest(application, { ...pair, status: 'accepted' });
  await anInterest(application, { senderId: owner.user_id, receiverId: stranger.user_id });
  const broken = { senderId: owner.user_id, receiverId: blocked.user_id };
  await anInterest(application, { ...broken, status: 'accepted' });
  const hers = await aMessage(application, { from: owner, to: friend, text: messageTexts.hers });
  const his = await aMessage(application, { from: friend, to: owner, text: messageTexts.his });
  await aMessage(application, { from: owner, to: blocked, text: messageTexts.toBlocked });
  await aBlock(application, { blockerId: owner.user_id, blockedId: blocked.user_id });
  await call(hidden, { endpoint: updateSettings, input: { is_hidden: true } });
  const messageIds = { hers: hers.m_id, his: his.m_id };
  return { administrator, owner, photo, stranger, friend, blocked, hidden, messageIds };
}

/**
 * Adds all rows that two members can have about each other: visits, contact views, shortlist entries and notifications, in both
 * directions. Whatever changes visibility afterwards has to hide all of them.
 */
export async function acquaint(
  { context: { database, now } }: Pick<TestApplication, 'context'>,
  { ownId, otherId }: { ownId: number; otherId: number },
): Promise<void> {
  const at = now();
  const day = at.toISOString().slice(0, 10);
  const there = { viewerId: ownId, partnerId: otherId, day };
  const back = { viewerId: otherId, partnerId: ownId, day };
  const visits = [there, back].map((visit) => ({ ...visit, visitedAt: at }));
  await database.insertInto('profileVisits').values(visits).execute();
  const views = [there, back].map((view) => ({ ...view, viewedAt: at }));
  await database.insertInto('contactViews').values(views).execute();
  const entries = [there, back].map(({ viewerId, partnerId }) => ({
    accountId: viewerId,
    partnerId,
    createdAt: at,
  }));
  await database.insertInto('shortlistEntries').values(entries).execute();
  const kinds = ['visit', 'contact_viewed', 'interest_received'];
  const notices = entries.flatMap((entry) => kinds.map((kind) => ({ ...entry, kind, details: '{}' })));
  await database.insertInto('notifications').values(notices).execute();
}

/** The rows that the calls of a caller name, made for this caller alone: their own where required, else a partner's. */
export async function aSubject(
  application: TestApplication,
  { caller, partner, desk }: { caller: TestMember; partner: { user_id: number }; desk: { token: string } },
): Promise<Subject> {
  const { secretKey, database } = application.context;
  const suitor = await aMember(application, { gender: 'Male', firstname: 'Suitor' });
  const sent = { senderId: suitor.user_id, receiverId: caller.user_id };
  await anInterest(application, sent);
  const { id: interestId } = await database
    .selectFrom('interests')
    .select('id')
    .where('senderId', '=', sent.senderId)
    .executeTakeFirstOrThrow();
  const searchInput = { name: `Search ${crypto.randomUUID()}`, filters: { search: 'Kochi' }, alert: true };
  const { body: saved } = await callApi(application, {
    endpoint: saveSearch,
    input: searchInput,
    token: caller.token,
  });
  const searchId = saved.data.search_id;
  const photo = await aPhoto(application, { token: caller.token, width: 60, height: 80 });
  const at = { application, token: desk.token };
  const invited = await invite(at);
  const invitation = await findInvitation(at, invited.email);
  const { body: imports } = await callApi(application, {
    endpoint: listImports,
    input: { limit: 1 },
    token: desk.token,
  });
  // A registration sends a mail, which is then in the outbox.
  const switched = await aRegisteredMember(application);
  const review = await database
    .selectFrom('reviewItems')
    .select('id')
    .where('accountId', '=', switched.user_id)
    .executeTakeFirst();
  const enquiry = await anEnquiry(application);
  const failedReplyId = await aFailedReply(application, enquiry.id);
  const erased = await aMember(application);
  const batch = await database
    .insertInto('memberBatches')
    .values({
      administratorId: 1,
      action: 'sign_out',
      reason: '-',
      state: 'done',
      createdAt: application.context.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [outboxId] = await application.outbox.listIds();
  return {
    partnerId: partner.user_id,
    interestId,
    searchId,
    photoPath: photo.path,
    photo: await aPictureFile({ width: 60, height: 80 }),
    logo: await aPictureFile({ width: 160, height: 80 }),
    alertToken: alertToken(secretKey, searchId),
    mailToken: stopToken(secretKey, { accountId: caller.user_id, kind: 'visit' }),
    invitationToken: invited.token,
    invitationId: invitation?.iv_id ?? 0,
    importId: imports.data[0]?.im_id ?? 0,
    outboxId: outboxId ?? '',
    enquiryId: enquiry.id,
    failedReplyId,
    email: caller.email,
    password: caller.password,
    colleagueId: (await anAdministrator(application, { role: 'support' })).user_id,
    switchedId: switched.user_id,
    reviewId: review?.id ?? 0,
    memberReviewId: await aReview(application, { accountId: switched.user_id, status: 'pending' }),
    erasedId: erased.user_id,
    batchId: batch.id,
    cases: await aCaseSubject(application, desk),
    bannerId: await aBannerSubject(application, desk),
    stories: await aStorySubject(application),
    conversation: await aConversationSubject(application, caller),
    payments: await aPaymentSubject(application, {
      callerId: caller.user_id,
      memberId: switched.user_id,
    }),
  };
}
