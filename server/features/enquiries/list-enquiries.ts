import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { listEnquiries as listEnquiriesEndpoint } from '#contract/enquiries/enquiries.ts';
import { enquiryMapper, enquiryWire } from '#contract/enquiries/enquiry.wire.ts';
import type { Context } from '#server/platform/context.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { type Enquiry, searchEnquiries } from './enquiries.repository.ts';

/** A page of the enquiries, newest first by default. Throws invalid_input for an unknown cursor. */
export async function listEnquiries({ database }: Context, input: ValidInput<typeof listEnquiriesEndpoint>) {
  const query = readListing(input, 'created_at');
  const { rows, total } = await searchEnquiries(database, query);
  return { data: rows.map(presentEnquiry), ...pagingOf(query, total) };
}

function presentEnquiry(enquiry: Enquiry) {
  return enquiryMapper.toWire({
    ...enquiry,
    status: enquiryWire.shape.cu_status.parse(enquiry.status),
    createdAt: enquiry.createdAt.toISOString(),
  });
}
