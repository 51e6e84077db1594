import {
  addReceived,
  exportEnquiries as exportEnquiriesEndpoint,
  listAssignees as listAssigneesEndpoint,
  listEnquiries as listEnquiriesEndpoint,
  replyToEnquiry,
  resendReply as resendReplyEndpoint,
  sendEnquiry as sendEnquiryEndpoint,
  showEnquiry as showEnquiryEndpoint,
  updateEnquiry as updateEnquiryEndpoint,
} from '#contract/enquiries/enquiries.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { addReceivedMail, replyTo, resendReply } from './conversation.ts';
import { exportEnquiries } from './export-enquiries.ts';
import { listAssignees, listEnquiries, showEnquiry } from './list-enquiries.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { updateEnquiry } from './update-enquiry.ts';

/** Sending an enquiry, and the desk at which administrators answer them. */
export function enquiriesRoutes(context: Context): Route[] {
  return [
    route(sendEnquiryEndpoint, async (call) => {
      await sendEnquiry(context, call);
      return { data: null };
    }),
    route(listEnquiriesEndpoint, (call) => listEnquiries(context, call)),
    route(showEnquiryEndpoint, async ({ input, caller }) => ({
      data: await showEnquiry(context, { enquiryId: input.enquiry_id, caller }),
    })),
    route(listAssigneesEndpoint, async ({ caller }) => ({ data: await listAssignees(context, caller) })),
    route(updateEnquiryEndpoint, async ({ input, caller }) => ({
      data: await updateEnquiry(context, { input, administratorId: caller.accountId }),
    })),
    route(replyToEnquiry, async ({ input, caller }) => ({
      data: await replyTo(context, { input, administratorId: caller.accountId }),
    })),
    route(addReceived, async ({ input, caller }) => ({
      data: await addReceivedMail(context, { input, administratorId: caller.accountId }),
    })),
    route(resendReplyEndpoint, async ({ input, caller }) => ({
      data: await resendReply(context, {
        messageId: input.message_id,
        administratorId: caller.accountId,
      }),
    })),
    route(exportEnquiriesEndpoint, async (call) => ({
      data: null,
      file: await exportEnquiries(context, call),
    })),
  ];
}
