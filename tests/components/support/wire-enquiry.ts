import {
  listAssignees,
  listEnquiries,
  type showEnquiry,
  showEnquiry as showEnquiryEndpoint,
} from '#contract/enquiries/enquiries.ts';
import type { EnquiryMessageWire, EnquiryWire } from '#contract/enquiries/enquiry.wire.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { FakeServer } from './fake-server.ts';
import { onePage } from './people-pages.ts';

type OpenEnquiry = EndpointData<typeof showEnquiry>;

/** A visitor's enquiry that nobody has answered. */
export function anEnquiryWire(changes: Partial<EnquiryWire> = {}): EnquiryWire {
  return {
    cu_id: 12,
    cu_reference: 'E-000012',
    cu_name: 'Meera Pillai',
    cu_email: 'meera.pillai@example.org',
    cu_phone: '+91 9876543210',
    cu_message: 'May my aunt keep the profile?',
    cu_status: 'new',
    cu_note: null,
    cu_assignee_id: null,
    cu_assignee: null,
    cu_version: 1,
    cu_created_at: '2026-05-01T08:00:00.000Z',
    cu_updated_at: '2026-05-01T08:00:00.000Z',
    ...changes,
  };
}

/** An answer that was sent. */
export function aMessageWire(changes: Partial<EnquiryMessageWire> = {}): EnquiryMessageWire {
  return {
    em_id: 31,
    em_direction: 'sent',
    em_text: 'Yes, she may.',
    em_author: 'Tara Thomas',
    em_delivery: 'sent',
    em_sent_at: '2026-05-01T09:00:00.000Z',
    em_can_resend: false,
    em_created_at: '2026-05-01T09:00:00.000Z',
    ...changes,
  };
}

/** Answers the list with these enquiries, and the first of them when it is opened. */
export function answerDesk(
  server: FakeServer,
  { enquiries, open = {} }: { enquiries: readonly EnquiryWire[]; open?: Partial<OpenEnquiry> },
): void {
  server.answer(listEnquiries, onePage(enquiries));
  server.answer(listAssignees, {
    data: [
      { ad_id: 1, ad_name: 'Admin', ad_is_me: true },
      { ad_id: 2, ad_name: 'Tara Thomas', ad_is_me: false },
    ],
  });
  const [first = anEnquiryWire()] = enquiries;
  server.answer(showEnquiryEndpoint, { data: { ...first, messages: [], cu_member_id: null, ...open } });
}
