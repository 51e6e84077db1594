import { enquiryMapper, enquiryWire } from '#contract/enquiries/enquiry.wire.ts';
import type { Enquiry } from './enquiries.repository.ts';

/** An enquiry as administrators read it. */
export function presentEnquiry(enquiry: Enquiry) {
  return enquiryMapper.toWire({
    ...enquiry,
    status: enquiryWire.shape.cu_status.parse(enquiry.status),
    createdAt: enquiry.createdAt.toISOString(),
  });
}
