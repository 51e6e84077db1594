import {
  enquiryMapper,
  type EnquiryMessageWire,
  enquiryMessageWire,
  enquiryWire,
  type EnquiryWire,
} from '#contract/enquiries/enquiry.wire.ts';
import type { ListedEnquiry } from './enquiries.repository.ts';
import { canResend, deliveryOf, referenceOf } from './enquiries.rules.ts';
import type { ListedMessage } from './messages.repository.ts';

/** An enquiry as administrators read it. */
export function presentEnquiry(enquiry: ListedEnquiry): EnquiryWire {
  const { id, name, email, phone, message, note, assignee, version } = enquiry;
  return enquiryMapper.toWire({
    id,
    name,
    email,
    phone,
    message,
    note,
    assignee,
    version,
    reference: referenceOf(id),
    status: enquiryWire.shape.cu_status.parse(enquiry.status),
    assigneeId: assignee === null ? null : enquiry.assigneeId,
    createdAt: enquiry.createdAt.toISOString(),
    updatedAt: enquiry.updatedAt.toISOString(),
  });
}

/** A mail of an enquiry. */
export function presentMessage(message: ListedMessage, now: Date): EnquiryMessageWire {
  return {
    em_id: message.id,
    em_direction: enquiryMessageWire.shape.em_direction.parse(message.direction),
    em_text: message.text,
    em_author: message.author,
    em_delivery: deliveryOf(message),
    em_sent_at: message.sentAt?.toISOString() ?? null,
    em_can_resend: canResend(message, now),
    em_created_at: message.createdAt.toISOString(),
  };
}
