import type { Endpoint } from '#contract/calls/endpoint.ts';
import { writeBannerInputs } from '#tests/factories/a-banner.ts';
import { type CaseSubject, writeCaseInputs } from '#tests/factories/cases/a-case.ts';
import { type ConversationSubject, writeConversationInputs } from '#tests/factories/a-conversation.ts';
import {
  writeChoiceInputs,
  writeImportInputs,
  writeMemberInputs,
  writeOwnContactInputs,
} from '#tests/factories/member-inputs.ts';
import { type PaymentSubject, writePaymentInputs } from '#tests/factories/a-payment.ts';
import { writeReviewInputs } from '#tests/factories/a-review.ts';
import { type StorySubject, writeStoryInputs } from '#tests/factories/a-story.ts';
import { aPushSubscription } from '#tests/factories/a-push-subscription.ts';
import { writeSecondFactorInputs } from '#tests/factories/second-factor/second-factor-inputs.ts';
import { aRegistration } from '#tests/factories/a-registration.ts';
import { requestFor } from './call-api.ts';
import type { TestApplication } from './start-application.ts';

/** The rows that inputs of whole-product tests name. */
export type Subject = {
  partnerId: number;
  interestId: number;
  searchId: number;
  photoPath: string;
  photo: Blob;
  logo: Blob;
  /** The tokens of links in mails. */
  alertToken: string;
  mailToken: string;
  invitationToken: string;
  invitationId: number;
  importId: number;
  outboxId: string;
  enquiryId: number;
  /** A mail to a visitor that could not be sent. */
  failedReplyId: number;
  /** An account with a password. */
  email: string;
  password: string;
  /** Another administrator. */
  colleagueId: number;
  /** A member that administrators deactivate. */
  switchedId: number;
  /** A waiting item of the review queue. */
  reviewId: number;
  /** What a member wrote about the site, waiting. */
  memberReviewId: number;
  /** A member that administrators erase. */
  erasedId: number;
  /** An action on many members. */
  batchId: number;
  /** Reports about one member, in several states. */
  cases: CaseSubject;
  payments: PaymentSubject;
  bannerId: number;
  stories: StorySubject;
  conversation: ConversationSubject;
};

const list = { page: '1', limit: '20' };
const filters = { gender: 'Female', age: '20-40', search: 'Kochi' };
const crop = { x: 0, y: 0, width: 0.75, height: 1 };

/** The name of a call in tables: `POST /interest/send`. */
export function nameOfCall({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/**
 * A valid input of every call of the product, by name. Whole-product tests fail for an endpoint without one, so a new endpoint
 * gets an input here.
 */
export function writeInputs(subject: Subject): Readonly<Record<string, object>> {
  const { partnerId: partner_id, email, password } = subject;
  return {
    ...writePublicInputs(subject),
    ...writeAdministratorInputs(subject),
    ...writeCaseInputs(subject.cases, subject.partnerId),
    ...writePaymentInputs(subject.payments, subject.switchedId),
    ...writeSecondFactorInputs(),
    ...writeReviewInputs(subject.memberReviewId),
    ...writeBannerInputs(subject.bannerId, subject.photo),
    ...writeStoryInputs(subject.stories),
    ...writeConversationInputs(subject.conversation),
    'POST /logout': {},
    'POST /changepassword': { password, current_password: password },
    'POST /registration/complete': aRegistration(),
    ...writeOwnContactInputs(password),
    'GET /profile/data': {},
    'POST /profile/update': { city: 'Kochi', height: 165 },
    'POST /photos/upload': { photo: subject.photo },
    'POST /photos/crop': { path: subject.photoPath, crop },
    'GET /partner_preference/data': {},
    'POST /partner_preference/update': { age: '25-32', religion: 'Christian' },
    'POST /partner_preference/count': { age: '25-32', religion: 'Christian' },
    'GET /partner_preference/suggestion': {},
    'GET /interest/counts': {},
    'POST /interest/list': { status: 'received', limit: 20 },
    'GET /interest/data': { interest_id: subject.interestId },
    'POST /interest/send': { receiver_id: partner_id, message: 'We liked to read about you.' },
    'POST /interest/updatestatus': { interest_id: subject.interestId, status: 'accepted' },
    'POST /matches': { page: 1, limit: 12, search: '' },
    'POST /matches/more': { page: 1, limit: 12, search: '' },
    'POST /partner/list': { page: 1, limit: 12, search: ' ' },
    'POST /partner/search': { ...filters, page: 1, limit: 12 },
    'POST /partner/profile': { partner_id },
    'GET /partner/card': { partner_id },
    'POST /partner/similar': { partner_id },
    'GET /notification/list': {},
    'POST /notification/read': { up_to: 1 },
    'GET /push/key': {},
    'POST /push/subscribe': aPushSubscription(),
    'POST /push/unsubscribe': { endpoint: aPushSubscription().endpoint },
    'GET /saved_search/list': {},
    'POST /saved_search/add': { name: `Search ${crypto.randomUUID()}`, filters, alert: true },
    'POST /saved_search/update': { search_id: subject.searchId, alert: false },
    'POST /saved_search/delete': { search_id: subject.searchId },
    'GET /wishlist/list': {},
    'POST /wishlist/add': { partner_id },
    'POST /profile/visited': { type: 'visited_me' },
    'POST /contact/list': { type: 'me' },
    'GET /contact/allowance': {},
    'POST /contact/send': { partner_id },
    'GET /plan/list': {},
    'GET /myplan': {},
    'GET /settings': {},
    'POST /settings/update': { shows_visits: true, contact_audience: 'members' },
    'POST /block/add': { partner_id },
    'POST /block/remove': { partner_id },
    'GET /block/list': {},
    'POST /report/add': { partner_id, reason: 'other', text: 'Something is wrong here.', place: 'card' },
    'GET /data_export': {},
    'POST /data_export/request': {},
    'GET /data_export/download': {},
    'POST /account/delete_code': {},
    'POST /account/delete': { password },
    'POST /account/keep': {},
    'POST /login_mobile_email': { emailOrMobile: email, password },
  };
}

function writePublicInputs(subject: Subject): Record<string, object> {
  const { email, password, invitationToken } = subject;
  const newcomer = aRegistration();
  return {
    'POST /register': newcomer,
    'POST /verify_otp': { email, token: '0000', is_login: true },
    'POST /send_otp': { emailOrMobile: newcomer.email },
    'POST /forgotpassword': { email: newcomer.email },
    'POST /resetpassword': { email, otp: '0000', password },
    'POST /contactus': {
      name: 'George Mathew',
      email: newcomer.email,
      phone: '+91 9123456780',
      message: 'May we call?',
    },
    'POST /grievance/add': {
      name: 'George Mathew',
      email: newcomer.email,
      about: 'A profile with my name',
      reason: 'impersonation',
      text: 'I did not make it.',
    },
    'GET /site': {},
    'GET /site/page': { page: 'terms' },
    'GET /choices': {},
    'GET /choices/words': { list: 'diet' },
    'POST /saved_search/stop_alert': { token: subject.alertToken },
    'POST /notification/stop_mails': { token: subject.mailToken },
    'POST /invitation/show': { token: invitationToken },
    'POST /invitation/claim': {
      ...newcomer,
      token: invitationToken,
      consent: true,
    },
    'POST /invitation/decline': { token: invitationToken },
    'POST /administrator_invitation/show': { token: 'none' },
    'POST /administrator_invitation/accept': { token: 'none', password: 'a calm steady hand' },
  };
}

function writeAdministratorInputs(subject: Subject): Record<string, object> {
  const name = `Mapping ${crypto.randomUUID()}`;
  return {
    ...writeAdministratorsInputs(subject),
    'GET /admin/dashboard': {},
    'GET /admin/statistics': { days: '7' },
    'GET /admin/users/list': { ...list, search: 'a', sort: 'name', order: 'asc' },
    ...writeEnquiryInputs(subject),
    ...writeMemberInputs(subject),
    'GET /admin/reports': { ...list, sort: 'reason' },
    'POST /admin/review/list': { list: 'waiting', kind: 'new', limit: 20 },
    'POST /admin/review/claim': { item_id: subject.reviewId },
    'POST /admin/review/release': { item_id: subject.reviewId },
    'POST /admin/review/decide': { item_id: subject.reviewId, decision: 'hold', reason: 'Asked a colleague' },
    'GET /admin/outbox/list': list,
    'POST /admin/audit/list': { page: 1, group: 'members', administrator_id: 0, from: '2026-01-01' },
    'POST /admin/jobs/list': {},
    'POST /admin/jobs/retry': { name: 'accounts.cleaning' },
    'GET /admin/audit/export.csv': { search: 'member' },
    'POST /admin/outbox/read': { mail_id: subject.outboxId },
    'POST /admin/site': {},
    'GET /admin/site/page': { page: 'terms' },
    'POST /admin/site/page/publish': { page: 'grievance', text: '', version: crypto.randomUUID(), note: '' },
    'POST /admin/site/logo': { logo: subject.logo },
    'POST /admin/site/logo/remove': {},
    'POST /admin/site/update': { support_phone: '+91 484 123456', previous: {} },
    ...writeChoiceInputs(name),
    ...writeImportInputs(subject, name),
  };
}

function writeEnquiryInputs({ enquiryId: enquiry_id, failedReplyId }: Subject): Record<string, object> {
  return {
    'GET /admin/enquiries': { ...list, status: 'new', assignee: 'nobody' },
    'GET /admin/enquiries/show': { enquiry_id },
    'GET /admin/enquiries/assignees': {},
    'GET /admin/enquiries/export.csv': { status: 'new' },
    'POST /admin/enquiries/update': { enquiry_id, status: 'closed', note: 'An advertisement.' },
    'POST /admin/enquiries/reply': { enquiry_id, text: 'Yes, she may.' },
    'POST /admin/enquiries/received': { enquiry_id, text: 'Thank you.' },
    'POST /admin/enquiries/resend': { message_id: failedReplyId },
  };
}

function writeAdministratorsInputs({ colleagueId: administrator_id }: Subject): Record<string, object> {
  const reason = 'They have lost their phone.';
  const email = `colleague.${crypto.randomUUID()}@example.org`;
  return {
    'POST /admin/administrators/list': {},
    'POST /admin/administrators/invite': { email, name: 'Tara Thomas', role: 'support' },
    'POST /admin/administrators/update': { administrator_id, role: 'finance', reason },
    'POST /admin/administrators/remove': { administrator_id, reason },
    'POST /admin/second_factor/reset': { administrator_id, reason },
  };
}

/** Any answer, unparsed. */
export type Answered = { status: number; text: string; code: string | null };

/** Sends a call with an input of the table, whose type is not checked against the endpoint. */
export async function sendCall(
  { server }: Pick<TestApplication, 'server'>,
  { endpoint, input, token }: { endpoint: Endpoint; input: object; token?: string | undefined },
): Promise<Answered> {
  const { method, url, payload, headers = {} } = await requestFor(endpoint, input);
  const answer = await server.inject({
    method,
    url,
    remoteAddress: '192.0.2.1',
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
  const isJson = answer.headers['content-type']?.toString().startsWith('application/json') === true;
  const { code = null } = isJson ? answer.json<{ code?: string }>() : {};
  return { status: answer.statusCode, text: answer.payload, code };
}

/** The input of a call from such a table. Throws when there is none. */
export function inputOf(endpoint: Endpoint, inputs: Readonly<Record<string, object>>): object {
  const input = inputs[nameOfCall(endpoint)];
  if (input === undefined)
    throw new Error(`tests/support/every-call.ts has no input of ${nameOfCall(endpoint)}`);
  return input;
}
