import { isPermitted } from '#contract/administration/permissions.ts';
import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type {
  listAssignees as listAssigneesEndpoint,
  listEnquiries as listEnquiriesEndpoint,
  showEnquiry as showEnquiryEndpoint,
} from '#contract/enquiries/enquiries.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { problem } from '#server/platform/problem.ts';
import { presentEnquiry, presentMessage } from './enquiries.presenter.ts';
import {
  type EnquiryFilter,
  findEnquiry,
  findMemberWith,
  listAnswering,
  searchEnquiries,
} from './enquiries.repository.ts';
import { readReference } from './enquiries.rules.ts';
import { listMessages } from './messages.repository.ts';

type Listed = { input: ValidInput<typeof listEnquiriesEndpoint>; caller: Caller };

/** A page of the enquiries, newest first by default. Throws invalid_input for an unknown cursor. */
export async function listEnquiries({ database }: Context, { input, caller }: Listed) {
  const query = readListing(input, 'created_at');
  const { rows, total } = await searchEnquiries(database, { ...query, ...filterOf({ input, caller }) });
  return { data: rows.map(presentEnquiry), ...pagingOf(query, total) };
}

/** The filter that a caller asks for. */
export function filterOf({ input: { search, status, assignee }, caller }: Listed): EnquiryFilter {
  return {
    search,
    referenceId: readReference(search),
    status,
    assignee: assignee === 'mine' ? caller.accountId : assignee,
  };
}

/** An enquiry with its mails. Throws not_found. */
export async function showEnquiry(
  { database, now }: Context,
  { enquiryId, caller }: { enquiryId: number; caller: Caller },
): Promise<EndpointData<typeof showEnquiryEndpoint>> {
  const enquiry = await findEnquiry(database, enquiryId);
  if (enquiry === undefined) throw problem('not_found');
  const messages = await listMessages(database, enquiryId);
  const role = caller.administrator?.role;
  const mayReadMembers = role !== undefined && isPermitted(role, 'members.read');
  return {
    ...presentEnquiry(enquiry),
    messages: messages.map((message) => presentMessage(message, now())),
    cu_member_id: mayReadMembers ? await findMemberWith(database, enquiry.email) : null,
  };
}

/** The administrators who can be in charge of an enquiry. */
export async function listAssignees(
  { database }: Context,
  caller: Caller,
): Promise<EndpointData<typeof listAssigneesEndpoint>> {
  const administrators = await listAnswering(database);
  return administrators.map(({ id, name }) => ({
    ad_id: id,
    ad_name: name,
    ad_is_me: id === caller.accountId,
  }));
}
